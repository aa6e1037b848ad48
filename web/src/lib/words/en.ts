export default import.meta.glob<string>("./en/*.ftl", { eager: true, query: "?raw", import: "default" });
