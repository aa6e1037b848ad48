export default import.meta.glob<string>(["./es/app.ftl", "./es/records.ftl", "./es/settings.ftl"], { eager: true, query: "?raw", import: "default" });
