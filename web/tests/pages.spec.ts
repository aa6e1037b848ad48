// Every page: for everyone, as far as axe can tell, on a desk and in a hand, in the light and in the dark, and all of it in
// the reader's language.
import { faults } from "./kit/accessibility";
import { expect, test } from "./kit/fixtures";
import { untranslated } from "./kit/languages";
import { visits } from "./kit/pages";

test.use({ bypassCSP: true });

const DESKTOP = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };
const LOOKS = [
  { code: "de", name: "Deutsch", colorScheme: "light", viewport: DESKTOP, look: "light, on a desk" },
  { code: "es", name: "Español", colorScheme: "dark", viewport: DESKTOP, look: "dark, on a desk" },
  { code: "fr", name: "Français", colorScheme: "dark", viewport: PHONE, look: "dark, in a hand" },
] as const;

for (const { code, name, colorScheme, viewport, look } of LOOKS) {
  test.describe(look, () => {
    test.use({ colorScheme, viewport });
    test(`every page speaks ${name} and is for everyone`, async ({ page, places }) => {
      await page.goto("/");
      await page.getByRole("combobox", { name: "Language" }).selectOption({ label: name });
      const found: Record<string, string[]> = {};
      for (const [where, visit] of Object.entries(visits(places))) {
        await visit(page);
        await expect(page.locator("html")).toHaveAttribute("lang", code);
        const bad = [...(await untranslated(page, code)), ...(await faults(page))];
        if (bad.length) found[where] = bad;
      }
      expect(found).toEqual({});
    });
  });
}

test("the pages of a first game are for everyone", { tag: "@journey" }, async ({ page, places }) => {
  const all = visits(places);
  const ways = ["home", "a new table of seismic", "lobby", "the table of seismic", "the list of seismic", "the menu of seismic", "the table of san-andreas"];
  const found: Record<string, string[]> = {};
  for (const name of [...ways, "the end of san-andreas", "the replay of seismic", "the rules of san-andreas", "the lesson of seismic"]) {
    await all[name]!(page);
    const bad = [...(await untranslated(page, "en")), ...(await faults(page))];
    if (bad.length) found[name] = bad;
  }
  expect(found).toEqual({});
});
