import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const LANGUAGES = ["en", "de", "es", "fr"];
/** By language and part, such as `en/app.ftl` or, of a game, `en/seismic/game.ftl`. */
const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(["./*/*.ftl", "../../games/*/words/*/*.ftl"], { eager: true, query: "?raw", import: "default" }),
  ).map(([path, text]) => [path.replace(/^\.\//, "").replace(/^.*games\/(\w+)\/words\/(\w+)\//, "$2/$1/"), text]),
);
const sources = import.meta.glob<string>("../../**/*.{svelte,ts}", { eager: true, query: "?raw", import: "default" });
const parts = [...new Set(Object.keys(files).map((path) => path.slice(path.indexOf("/") + 1)))];
const code = Object.entries(sources)
  .filter(([path]) => !path.includes(".test."))
  .map(([, text]) => text)
  .join("\n");

/** Every message and attribute with the variables that it uses, also by way of other messages. */
function messages(language: string, part: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { id, value, attributes } of read(language, part)) {
    if (value) found[id] = [...variables(language, value)].sort().join(" ");
    for (const [name, pattern] of Object.entries(attributes)) found[`${id}.${name}`] = [...variables(language, pattern)].sort().join(" ");
  }
  return found;
}

const read = (language: string, part: string) => new FluentResource(files[`${language}/${part}`] ?? "").body;
const values = new Map(
  LANGUAGES.flatMap((language) => parts.flatMap((part) => read(language, part).map(({ id, value }) => [`${language} ${id}`, value] as const))),
);

function variables(language: string, pattern: unknown): Set<string> {
  const names = (kind: string): string[] =>
    [...JSON.stringify(pattern ?? "").matchAll(new RegExp(`"type":"${kind}","name":"([\\w-]+)"`, "g"))].map(([, name]) => name!);
  const others = names("mesg").flatMap((id) => [...variables(language, values.get(`${language} ${id}`))]);
  return new Set([...names("var"), ...others]);
}

const english = Object.assign({}, ...parts.map((part) => messages("en", part))) as Record<string, string>;
const defined = Object.keys(english);

describe.each(parts)("%s", (part) => {
  test.each(["de", "es", "fr"])("says in %s all that it says in English, with the same variables", (language) => {
    expect(messages(language, part)).toEqual(messages("en", part));
  });

  test.each(LANGUAGES)("is read without a loss in %s", (language) => {
    const text = files[`${language}/${part}`] ?? "";
    const written = [...text.matchAll(/^[a-z][\w-]* =/gm)].length;
    expect(new FluentResource(text).body).toHaveLength(written);
  });
});

test.each(LANGUAGES)("no word is given twice in %s", (language) => {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${language}/`));
  const keys = own.flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key));
  expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
});

test("French keeps its marks with the words before them", () => {
  const text = Object.entries(files).filter(([path]) => path.startsWith("fr/")).map(([, content]) => content).join("\n");
  const sentences = text.split("\n").filter((line) => !line.startsWith("#"));
  expect(sentences.filter((line) => / [:;?!»]/.test(line.replace(/\[\w+\]/g, "")) || /« /.test(line))).toEqual([]);
});

/** `play-${…}` in the code may mean every key that begins and ends like it. */
const patterns = [...code.matchAll(/`([a-z][\w.-]*?(?:\$\{[^}]*\}[\w.-]*)+)`/g)].map(
  ([, text]) => new RegExp(`^${text!.replace(/\./g, "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
);

test("every word is used", () => {
  const quoted = new Set([...code.matchAll(/["'`]([a-z][\w.-]*)["'`]/g)].map(([, key]) => key!));
  const within = new Set([...JSON.stringify([...values]).matchAll(/"type":"mesg","name":"([\w-]+)"/g)].map(([, key]) => key!));
  const unused = defined.filter((key) => !quoted.has(key) && !within.has(key) && !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

test("every word that is asked for by its name is there", () => {
  const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key!);
  const chosen = [...code.matchAll(/\bt\(([^()"`]*\?[^()`]*)\)/g)].flatMap(([, choice]) => {
    const values = choice!.slice(choice!.indexOf("?"));
    return [...values.replace(/\{[^}]*\}/g, "").replace(/(===|!==) "[^"]*"/g, "").matchAll(/"([^"]+)"/g)].map(([, key]) => key!);
  });
  const made = [...code.matchAll(/\bt\(\s*`([^`]+)`/g)].map(([, text]) => text!);
  expect([...new Set([...asked, ...chosen])].filter((key) => !defined.includes(key))).toEqual([]);
  for (const text of made) {
    const pattern = new RegExp(`^${text.replace(/\./g, "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
    expect(defined.some((key) => pattern.test(key)), text).toBe(true);
  }
});

describe.each(LANGUAGES)("in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of parts) bundle.addResource(new FluentResource(files[`${language}/${part}`] ?? ""));

  test.each([0, 1, 2, 5, 1000])("every sentence can be said with the number %i", (number) => {
    for (const key of defined) {
      const [id, attribute] = key.split(".") as [string, string?];
      const message = bundle.getMessage(id)!;
      const pattern = attribute ? message.attributes[attribute] : message.value;
      const errors: Error[] = [];
      const given = Object.fromEntries(english[key]!.split(" ").filter(Boolean).map((name) => [name, number]));
      const said = bundle.formatPattern(pattern!, given, errors);
      expect(errors, key).toEqual([]);
      expect(said, key).not.toMatch(/[{}$]/);
    }
  });
});

/** The forms of every choice within a pattern. */
function forms(pattern: unknown): string[][] {
  if (Array.isArray(pattern)) return pattern.flatMap(forms);
  if (typeof pattern !== "object" || pattern === null) return [];
  const inner = Object.values(pattern).flatMap(forms);
  if (!("variants" in pattern)) return inner;
  const own = (pattern.variants as { key: { type: string; value: unknown } }[]).map(({ key }) => (key.type === "str" ? String(key.value) : ""));
  return [own.filter(Boolean), ...inner];
}

test.each(LANGUAGES)("%s has no forms but those that its numbers take", (language) => {
  const taken = new Intl.PluralRules(language).resolvedOptions().pluralCategories as string[];
  for (const [name, value] of values) {
    if (!name.startsWith(`${language} `)) continue;
    for (const found of forms(value)) {
      if (!found.includes("one") || !found.includes("other")) continue;
      expect(found.filter((form) => !taken.includes(form)), name).toEqual([]);
    }
  }
});
