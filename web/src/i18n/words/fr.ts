export default import.meta.glob<string>(["./fr/app.ftl", "./fr/records.ftl", "./fr/settings.ftl"], { eager: true, query: "?raw", import: "default" });
