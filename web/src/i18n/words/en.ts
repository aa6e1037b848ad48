export default import.meta.glob<string>(["./en/*.ftl", "!./en/advice.ftl", "!./en/away.ftl", "!./en/check.ftl", "!./en/learn.ftl", "!./en/lists.ftl", "!./en/notices.ftl", "!./en/rules.ftl", "!./en/setup.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
