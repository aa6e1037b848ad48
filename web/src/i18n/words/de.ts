export default import.meta.glob<string>(["./de/app.ftl", "./de/records.ftl", "./de/settings.ftl"], { eager: true, query: "?raw", import: "default" });
