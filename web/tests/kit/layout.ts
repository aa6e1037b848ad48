// Whether a table's page keeps its budget: nothing that acts or counts is clipped, covered, out of view or displaced.
import { expect, type Page } from "@playwright/test";

/** The parts of a table's page, marked by `data-zone`; what is not on a page is left out. */
export type Zone = "sign" | "hand" | "act" | "scores" | "pane" | "tabs" | "map" | "strip" | "dock";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Zones = Partial<Record<Zone, Box>>;

/**
 * Checks the page as it stands, and that no zone has moved or changed its size since `before`.
 *
 * In every zone but the map and the pane all controls, points (`data-count`) and clocks must be whole, in view and
 * uncovered; no two controls may overlap. What grows belongs into the pane, where it may scroll; only what is marked by
 * `data-stays` must be in view there too. A tip (`data-tip`) must keep off everything marked by `data-clear`.
 */
export async function checkLayout(page: Page, before: Zones = {}, where = ""): Promise<Zones> {
  const { zones, faults } = await page.evaluate(measure);
  for (const [zone, box] of Object.entries(before) as [Zone, Box][]) {
    const now = zones[zone];
    if (now && JSON.stringify(now) !== JSON.stringify(box)) faults.push(`${zone} jumps from ${words(box)} to ${words(now)}`);
  }
  expect(faults, where).toEqual([]);
  return zones;
}

const words = ({ x, y, width, height }: Box): string => `${width}×${height} at ${x},${y}`;

/** Runs in the page. */
function measure(): { zones: Zones; faults: string[] } {
  const FREE = ["map", "pane"];
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=slider]";
  const SLACK = 1;
  const faults: string[] = [];
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  type Edges = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

  const within = (inner: Edges, outer: Edges): boolean =>
    inner.left >= outer.left - SLACK && inner.top >= outer.top - SLACK && inner.right <= outer.right + SLACK && inner.bottom <= outer.bottom + SLACK;
  const overlap = (one: Edges, other: Edges, slack = SLACK): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
  const shown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && !element.closest(".hidden");
  };
  const name = (element: Element): string =>
    `${element.closest("[data-zone]")?.getAttribute("data-zone") ?? "page"}: ${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 50)}”`;

  const all = [...document.querySelectorAll<HTMLElement>("[data-zone]")].filter(shown);
  const zones: Zones = {};
  for (const zone of all) {
    const box = zone.getBoundingClientRect();
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((value) => Math.round(value * 2) / 2) as [number, number, number, number];
    zones[zone.dataset["zone"] as Zone] = { x, y, width, height };
    if (!within(box, view)) faults.push(`${zone.dataset["zone"]} is out of view`);
    for (const other of all) if (other !== zone && zone.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING && overlap(box, other.getBoundingClientRect())) faults.push(`${zone.dataset["zone"]} overlaps ${other.dataset["zone"]}`);
  }
  if (document.scrollingElement!.scrollWidth > innerWidth + SLACK || document.scrollingElement!.scrollHeight > innerHeight + SLACK) faults.push("the page scrolls");

  const strict = all.filter((zone) => !FREE.includes(zone.dataset["zone"]!));
  for (const zone of strict) {
    const [box, { scrollWidth, clientWidth, scrollHeight, clientHeight }] = [zone.getBoundingClientRect(), zone];
    if (scrollWidth > clientWidth + SLACK || scrollHeight > clientHeight + SLACK) faults.push(`${zone.dataset["zone"]} holds ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);
    const texts = [...zone.querySelectorAll("*")].filter((element) => shown(element) && [...element.childNodes].some((node) => node instanceof Text && node.data.trim()));
    for (const text of texts) {
      const { textOverflow, overflow } = getComputedStyle(text);
      // A long name may end in an ellipsis.
      if (!within(text.getBoundingClientRect(), box) && textOverflow !== "ellipsis") faults.push(`${name(text)} sticks out`);
      if (overflow !== "visible" && textOverflow !== "ellipsis" && (text.scrollHeight > text.clientHeight + SLACK || text.scrollWidth > text.clientWidth + SLACK)) faults.push(`${name(text)} is cut`);
    }
  }

  const inStrict = (selector: string): HTMLElement[] => strict.flatMap((zone) => [...zone.querySelectorAll<HTMLElement>(selector)].filter(shown));
  const controls = inStrict(CONTROLS);
  const kept = [...document.querySelectorAll<HTMLElement>("[data-stays]")].filter(shown);
  for (const thing of new Set([...controls, ...inStrict("[data-count]"), ...kept])) {
    const [box, zone] = [thing.getBoundingClientRect(), thing.closest("[data-zone]")];
    if (!within(box, view) || (zone && !within(box, zone.getBoundingClientRect()))) faults.push(`${name(thing)} is out of view`);
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (over && !over.contains(thing) && !thing.contains(over)) faults.push(`${name(thing)} is covered by ${name(over)}`);
    if (thing.matches("button, a") && (thing.scrollWidth > thing.clientWidth + SLACK || thing.scrollHeight > thing.clientHeight + SLACK)) faults.push(`${name(thing)} does not hold its words`);
  }
  controls.forEach((one, n) => {
    for (const other of controls.slice(n + 1)) {
      if (!one.contains(other) && !other.contains(one) && overlap(one.getBoundingClientRect(), other.getBoundingClientRect())) faults.push(`${name(one)} overlaps ${name(other)}`);
    }
  });

  for (const tip of [...document.querySelectorAll("[data-tip]")].filter(shown)) {
    for (const thing of document.querySelectorAll("[data-clear]")) {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      // The corners of a box are no part of a hexagon or a disc.
      const [dx, dy] = [(right - left) * 0.15, (bottom - top) * 0.15];
      if (overlap(tip.getBoundingClientRect(), { left: left + dx, top: top + dy, right: right - dx, bottom: bottom - dy })) faults.push(`the tip covers ${thing.getAttribute("data-clear")}`);
    }
  }
  return { zones, faults };
}
