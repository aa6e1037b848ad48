export default import.meta.glob<string>(["./en/app.ftl", "./en/records.ftl", "./en/settings.ftl"], { eager: true, query: "?raw", import: "default" });
