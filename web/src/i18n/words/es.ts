export default import.meta.glob<string>(["./es/*.ftl", "!./es/advice.ftl", "!./es/away.ftl", "!./es/check.ftl", "!./es/learn.ftl", "!./es/lists.ftl", "!./es/notices.ftl", "!./es/rules.ftl", "!./es/setup.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
