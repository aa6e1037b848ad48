export default import.meta.glob<string>(["./fr/*.ftl", "!./fr/advice.ftl", "!./fr/away.ftl", "!./fr/check.ftl", "!./fr/learn.ftl", "!./fr/lists.ftl", "!./fr/notices.ftl", "!./fr/rules.ftl", "!./fr/setup.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
