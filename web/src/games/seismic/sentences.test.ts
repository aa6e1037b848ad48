/** The board speaks four languages, and says the same in each. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import de from "./words/de/game.ftl?raw";
import en from "./words/en/game.ftl?raw";
import es from "./words/es/game.ftl?raw";
import fr from "./words/fr/game.ftl?raw";

const files = { de, en, es, fr };
const keysOf = (text: string): string[] => [...text.matchAll(/^(seismic-[\w-]+) =/gm)].map(([, key]) => key!);
const bundleOf = (code: keyof typeof files): FluentBundle => {
  const bundle = new FluentBundle(code, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(files[code]))).toEqual([]);
  return bundle;
};
const say = (code: keyof typeof files, key: string, args: Record<string, string | number>): string =>
  bundleOf(code).formatPattern(bundleOf(code).getMessage(key)!.value!, args);

describe.each(["de", "es", "fr"] as const)("%s", (code) => {
  test("has the messages that English has, in their order", () => {
    expect(keysOf(files[code])).toEqual(keysOf(en));
  });

  test("every message can be read, and asks for what the English one asks", () => {
    const asked = (text: string): Record<string, string[]> => {
      const found: Record<string, Set<string>> = {};
      let key = "";
      for (const line of text.split("\n")) {
        key = /^(seismic-[\w-]+) =/.exec(line)?.[1] ?? key;
        for (const [, name] of line.matchAll(/\$(\w+)/g)) (found[key] ??= new Set()).add(name!);
      }
      return Object.fromEntries(Object.entries(found).map(([name, args]) => [name, [...args].sort()]));
    };
    expect(asked(files[code])).toEqual(asked(en));
    for (const key of keysOf(files[code])) expect(bundleOf(code).getMessage(key)?.value).toBeTruthy();
  });
});

test("places have a name, and the way from the town", () => {
  const at = { name: "K7", ew: "west", x: 2, ns: "north", y: 2, town: "the town" };
  expect(say("en", "seismic-place", at)).toBe("K7, 2 west and 2 north of the town");
  expect(say("de", "seismic-place", { ...at, name: "K9", ns: "middle", y: 0, town: "der Stadt" })).toBe("K9, 2 westlich von der Stadt");
  expect(say("fr", "seismic-place", { ...at, name: "M9", ew: "middle", x: 0, ns: "middle", y: 0 })).toBe("M9");
});

test("one rotation fits, two rotations fit", () => {
  const args = { place: "K9", touching: 0, names: "" };
  expect(say("en", "seismic-cell-legal", { ...args, n: 1 })).toBe("K9, empty, 1 rotation fits");
  expect(say("en", "seismic-cell-legal", { ...args, n: 2, touching: 1, names: "Jun" })).toBe(
    "K9, empty, 2 rotations fit, touches a section of Jun",
  );
  expect(say("es", "seismic-cell-legal", { ...args, n: 2 })).toBe("K9, vacía, 2 giros encajan");
});

test("French sets a no-break space before its double signs", () => {
  expect(fr.split("\n").filter((line) => !line.startsWith("#") && / [:;?!]/.test(line))).toEqual([]);
});
