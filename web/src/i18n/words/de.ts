export default import.meta.glob<string>(["./de/*.ftl", "!./de/advice.ftl", "!./de/away.ftl", "!./de/check.ftl", "!./de/learn.ftl", "!./de/lists.ftl", "!./de/notices.ftl", "!./de/rules.ftl", "!./de/setup.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
