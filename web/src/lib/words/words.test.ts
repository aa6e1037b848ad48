import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const files = import.meta.glob<string>("./*/*.ftl", { eager: true, query: "?raw", import: "default" });
const sources = import.meta.glob<string>("../../**/*.{svelte,ts}", { eager: true, query: "?raw", import: "default" });
const parts = [...new Set(Object.keys(files).map((path) => path.split("/").at(-1)!))];

/** Every message and attribute with the variables that it uses. */
function messages(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    found[id] = variables(value);
    for (const [name, pattern] of Object.entries(attributes)) found[`${id}.${name}`] = variables(pattern);
  }
  return found;
}

function variables(pattern: unknown): string {
  const names = [...JSON.stringify(pattern ?? "").matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join(" ");
}

describe.each(parts)("%s", (part) => {
  const english = messages(files[`./en/${part}`] ?? "");

  test.each(["de", "es", "fr"])("says in %s all that it says in English, with the same variables", (code) => {
    expect(messages(files[`./${code}/${part}`] ?? "")).toEqual(english);
  });

  test.each(["en", "de", "es", "fr"])("is read without a loss in %s", (code) => {
    const text = files[`./${code}/${part}`] ?? "";
    const written = [...text.matchAll(/^[a-z][\w-]* =/gm)].length;
    expect(new FluentResource(text).body).toHaveLength(written);
  });
});

test("French keeps its marks with the words before them", () => {
  const text = Object.entries(files).filter(([path]) => path.startsWith("./fr/")).map(([, content]) => content).join("\n");
  const sentences = text.split("\n").filter((line) => !line.startsWith("#"));
  expect(sentences.filter((line) => / [:;?!»]/.test(line.replace(/\[\w+\]/g, "")) || /« /.test(line))).toEqual([]);
});

test("every word of the pages is used", () => {
  const code = Object.entries(sources).filter(([path]) => !path.includes(".test.")).map(([, text]) => text).join("\n");
  const unused = Object.keys(messages(files["./en/app.ftl"]!)).filter((key) => {
    const id = key.split(".")[0]!;
    const stems = id.split("-").map((_, n, all) => all.slice(0, n + 1).join("-") + "-${");
    return !code.includes(`"${id}"`) && !stems.some((stem) => code.includes("`" + stem));
  });
  expect(unused).toEqual([]);
});
