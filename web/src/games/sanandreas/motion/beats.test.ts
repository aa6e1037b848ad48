import { describe, expect, it } from "vitest";
import happenings from "../fixtures/events.json";
import { viewAfter } from "./view_after";
import { poseAt, settled, type Beat } from "./beats";
import { scene } from "./scene";
import type { SanAndreasEvent, SanAndreasView } from "../land/view";

interface Happening {
  readonly action: string;
  readonly before: SanAndreasView;
  readonly events: readonly SanAndreasEvent[];
  readonly after: Pick<SanAndreasView, "tiles" | "cities" | "epicentres">;
}

// Actions of real games: the view before, the events, and what the server says the board is after them.
const cases = happenings as unknown as Happening[];
const shift = cases.find(({ events }) => events.some(({ event }) => event === "san-andreas-tile-shifted"))!;

describe("what the events say", () => {
  it.each(cases)("leads from view to view: $action", (happening) => {
    const end = happening.events.reduce(viewAfter, happening.before);
    const order = (tiles: SanAndreasView["tiles"]) =>
      tiles.map(({ id, at, over, under_land, underside, steep }) => ({
        id, at, over: [...over].sort(), under_land, underside, steep,
      }));
    expect(order(end.tiles)).toEqual(order(happening.after.tiles));
    expect(end.cities).toEqual(happening.after.cities);
    expect(end.epicentres).toEqual(happening.after.epicentres);
  });

  it("is tried on every event that changes the board", () => {
    const seen = new Set(cases.flatMap(({ events }) => events.map(({ event }) => event)));
    for (const event of ["tile-shifted", "tile-settled", "tiles-sank", "city-destroyed", "coin-swapped", "city-scored"])
      expect(seen).toContain(`san-andreas-${event}`);
  });
});

/** What moves in an action. */
const beats = ({ before, events }: Happening): Beat[] =>
  scene({ before, events, after: before, lines: 1 } as never).beats.map(({ motion }) => motion);

describe("beats", () => {
  const found = beats(shift);
  const slide = found.find((beat) => beat.kind === "shift")!;

  it("slide a tile from its old place to its new one", () => {
    const start = poseAt({ beat: slide, part: 0 }, slide.tile)!;
    const end = poseAt({ beat: slide, part: 1 }, slide.tile)!;
    expect([start.dx, start.dy]).toEqual([slide.from[0] - slide.to[0], slide.from[1] - slide.to[1]]);
    expect([end.dx, end.dy].map(Math.abs)).toEqual([0, 0]);
    expect(start.corners).toEqual(slide.before);
  });

  it("raise the leading edge of a lift before the tile moves", () => {
    const lifted = { ...slide, from: [1, 1], to: [2, 1], lift: true, meets: true, before: [0, 0, 0, 0] } as const;
    const ahead = poseAt({ beat: lifted, part: 149 / 650 }, slide.tile)!;
    expect(ahead.dx).toBe(-1);
    const [southWest, southEast, northWest, northEast] = ahead.corners;
    expect([southWest, northWest]).toEqual([0, 0]);
    expect(southEast).toBeGreaterThan(1);
    expect(northEast).toBeGreaterThan(1);
  });

  it("raise the other edge of a dip", () => {
    const dipped = { ...slide, from: [1, 1], to: [1, 2], lift: false, meets: true, before: [0, 0, 0, 0] } as const;
    const [southWest, southEast, northWest] = poseAt({ beat: dipped, part: 149 / 650 }, slide.tile)!.corners;
    expect(southWest).toBeGreaterThan(0.3);
    expect(southEast).toBe(southWest);
    expect(northWest).toBe(0);
  });

  it("overshoot by 8 % and come to rest", () => {
    const way = Array.from({ length: 101 }, (_, n) => settled(n / 100));
    expect(Math.max(...way)).toBeCloseTo(1.08, 6);
    expect([way[0], way[100]]).toEqual([0, 1]);
  });

  it("let tiles settle together, and coins fall one by one", () => {
    for (const happening of cases) {
      const found = beats(happening);
      expect(found.map((beat) => beat.kind).join(" ")).not.toMatch(/settle settle/);
      for (const beat of found) if (beat.kind === "lose") expect(beat.cities).toHaveLength(1);
    }
  });
});
