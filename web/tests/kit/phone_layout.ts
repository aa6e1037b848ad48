// Whether a phone's page keeps its budget: zones stay where they are, nothing is cut or covered, fingers hit what they touch.
import { expect, type Page } from "@playwright/test";

type Box = readonly [x: number, y: number, width: number, height: number];
export type Zones = Readonly<Record<string, Box>>;

/** Zones that are as large whatever is asked. */
export async function checkPhone(page: Page, before: Zones | null, where: string): Promise<Zones> {
  const { zones, faults } = await page.evaluate(measure);
  for (const [zone, box] of Object.entries(before ?? {})) {
    if (zones[zone] && String(zones[zone]) !== String(box)) faults.push(`${zone} jumps from ${String(box)} to ${String(zones[zone])}`);
  }
  expect(faults, where).toEqual([]);
  return { ...before, ...zones };
}

/** Runs in the page. */
function measure(): { zones: Record<string, Box>; faults: string[] } {
  const [SLACK, FINGER] = [1, 44];
  const faults: string[] = [];
  const shown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && !element.closest(".hidden");
  };
  const words = (element: Element): string => `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 60)}”`;
  const overlap = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const within = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - SLACK && inner.right <= outer.right + SLACK && inner.top >= outer.top - SLACK && inner.bottom <= outer.bottom + SLACK;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);

  // --- zones: whole, apart, and never scrolled
  const all = [...document.querySelectorAll<HTMLElement>("[data-zone]")].filter(shown);
  const zones: Record<string, Box> = {};
  for (const zone of all) {
    const [name, box] = [zone.dataset["zone"]!, zone.getBoundingClientRect()];
    if (name !== "pane") zones[name] = [box.x, box.y, box.width, box.height].map(Math.round) as unknown as Box;
    if (!within(box, screen)) faults.push(`${name} is out of view`);
    for (const other of all) {
      const apart = !zone.contains(other) && !other.contains(zone) && ![zone, other].some(({ dataset }) => dataset["zone"] === "pane");
      if (zone !== other && apart && overlap(box, other.getBoundingClientRect())) faults.push(`${name} overlaps ${other.dataset["zone"]}`);
    }
  }
  const { scrollWidth, scrollHeight } = document.scrollingElement!;
  if (scrollWidth > innerWidth + SLACK || scrollHeight > innerHeight + SLACK) faults.push("the page scrolls");

  // --- words: none is cut, but a long one may end in dots
  const strict = all.filter(({ dataset }) => !["map", "pane"].includes(dataset["zone"]!));
  for (const text of strict.flatMap((zone) => [...zone.querySelectorAll<HTMLElement>("*")])) {
    if (!shown(text) || ![...text.childNodes].some((node) => node instanceof Text && node.data.trim())) continue;
    const [box, dots] = [text.getBoundingClientRect(), getComputedStyle(text).textOverflow === "ellipsis"];
    const zone = text.closest<HTMLElement>("[data-zone]")!;
    if (!within(box, zone.getBoundingClientRect())) faults.push(`${words(text)} sticks out of ${zone.dataset["zone"]}`);
    const holder = text.closest<HTMLElement>("button");
    if (holder && (holder.scrollWidth > holder.clientWidth + SLACK || holder.scrollHeight > holder.clientHeight + SLACK)) faults.push(`${words(holder)} does not hold its words`);
    if (!dots && getComputedStyle(text).overflow !== "visible" && text.scrollHeight > text.clientHeight + SLACK) faults.push(`${words(text)} is cut`);
  }

  // --- what is touched: as large as a finger, apart, and on top
  const controls = [...document.querySelectorAll<HTMLElement>('button, a[href]:not([href="#main"]), input, summary')].filter((one) => shown(one) && !one.closest("[data-zone=pane]"));
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    if (box.width < FINGER - SLACK / 2 || box.height < FINGER - SLACK / 2) faults.push(`${words(control)} is only ${Math.round(box.width)}×${Math.round(box.height)}`);
    if (!within(box, screen)) faults.push(`${words(control)} is out of view`);
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (over && !control.contains(over) && !over.contains(control) && !over.closest("[data-zone=pane]")) faults.push(`${words(control)} is covered by ${words(over)}`);
    for (const other of controls) if (other !== control && overlap(box, other.getBoundingClientRect())) faults.push(`${words(control)} overlaps ${words(other)}`);
  }

  // --- the act button: in the thumb's half
  const act = document.querySelector<HTMLElement>("[data-zone=act] .signbtn");
  if (act) {
    const box = act.getBoundingClientRect();
    const reached = innerWidth > innerHeight ? box.left > innerWidth / 2 && box.bottom > innerHeight - 70 : box.top > innerHeight / 2;
    if (!reached) faults.push("the act button is out of the thumb's reach");
    if (box.height < 55) faults.push(`the act button is only ${box.height} high`);
  }
  return { zones, faults };
}
