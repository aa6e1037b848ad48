import { describe, expect, it } from "vitest";
import happenings from "../fixtures/events.json";
import { proposalOf, proposalWords } from "./proposal";
import type { SanAndreasEvent, SanAndreasView } from "../land/view";

interface Happening {
  readonly action: string;
  readonly before: SanAndreasView;
  readonly events: readonly SanAndreasEvent[];
  readonly after: Pick<SanAndreasView, "tiles">;
}

const cases = (happenings as unknown as Happening[]).filter(({ action }) => action.startsWith("shift"));
const previewed = ({ action, before, events }: Happening) => {
  const pawn = action.split(" ")[1]!;
  return proposalOf(before, pawn, [{ pawn, events }])!;
};

describe("a proposal", () => {
  it.each(cases)("leaves the tiles where the server says they come to lie: $action", (happening) => {
    const places = (tiles: SanAndreasView["tiles"]) => tiles.map(({ id, at, underside }) => ({ id, at, underside }));
    expect(places(previewed(happening).after!.tiles)).toEqual(places(happening.after.tiles));
  });

  it.each(cases)("counts every city that is lost, and no points: $action", (happening) => {
    const proposal = previewed(happening);
    const lost = happening.events.filter(({ event }) => event === "san-andreas-city-destroyed");
    expect(proposal.lost).toHaveLength(lost.length);
    expect(proposal.events.some(({ event }) => event === "san-andreas-city-scored")).toBe(false);
  });

  it("tells no coin that the reader does not know", () => {
    const happening = cases.find(({ events }) => events.some(({ event }) => event === "san-andreas-city-destroyed"))!;
    const before = { ...happening.before, cities: happening.before.cities.map((city) => ({ ...city, coin: null, known: false })) };
    const proposal = previewed({ ...happening, before });
    expect(proposal.lost.length).toBeGreaterThan(0);
    expect(proposal.lost.every(({ coin }) => coin === null)).toBe(true);
    expect(proposalWords(proposal, null, []).length).toBeGreaterThan(proposal.lost.length);
  });

  it("without the server says only where the die points", () => {
    const { before, action } = cases[0]!;
    const proposal = proposalOf(before, action.split(" ")[1]!, [])!;
    const [move] = proposal.moves;
    expect(proposal.after).toBeNull();
    expect(Math.abs(move!.to[0] - move!.from[0]) + Math.abs(move!.to[1] - move!.from[1])).toBe(1);
  });
});
