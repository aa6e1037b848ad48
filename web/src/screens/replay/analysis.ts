// What the steps of a finished game were worth, as the server finds it out: read line by line, put in order here.
import type { PlacedStep } from "../../table/history";
import type { AnalysedStep, AnalysisSummary, Finding } from "../../wire";

/** The lines of a stream: all that have come whole, each time some more have come. */
export async function* readFindings(stream: ReadableStream<Uint8Array>): AsyncGenerator<Finding[]> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = done ? "" : lines.pop()!;
    const found = lines.filter((line) => line.trim()).map((line) => JSON.parse(line) as Finding);
    if (found.length) yield found;
    if (done) return;
  }
}

/** A step with its place in the log of the table. */
export interface PlacedFinding {
  found: AnalysedStep;
  placed: PlacedStep;
}

/** The steps that this table saw; a game that was branched off has older ones, which stand elsewhere. */
export function placedFindings(steps: readonly AnalysedStep[], placed: readonly PlacedStep[], total: number): PlacedFinding[] {
  const elsewhere = total - placed.length;
  return steps.flatMap((found) => {
    const place = placed[found.step - elsewhere - 1];
    return place ? [{ found, placed: place }] : [];
  });
}

/** How likely each seat was to win after each turn, as far as that is known: one list for each seat. */
export function winChances(all: readonly PlacedFinding[], placed: readonly PlacedStep[], seats: number): number[][] {
  const curves: number[][] = Array.from({ length: seats }, () => []);
  let next = 0;
  for (let turn = 0; next < all.length; turn += 1) {
    while (next < all.length && all[next]!.placed.turn <= turn) next += 1;
    const isWhole = next > 0 && (next >= placed.length || placed[next]!.turn > turn);
    if (!isWhole) break;
    curves.forEach((curve, seat) => curve.push(all[next - 1]!.found.win[seat] ?? 0));
  }
  return curves;
}

/** The decisions that lost most, the worst first. */
export function costliest(all: readonly PlacedFinding[], most = 5): PlacedFinding[] {
  return all
    .filter(({ found }) => found.best !== null && (found.loss ?? 0) > 0)
    .sort((one, other) => other.found.loss! - one.found.loss! || one.found.step - other.found.step)
    .slice(0, most);
}

/** By how much a chance may be wrong as a rule: half of the steps are known better. */
export function usualError(steps: readonly AnalysedStep[]): number {
  const errors = steps.map(({ error }) => error).sort((one, other) => one - other);
  return errors[Math.floor(errors.length / 2)] ?? 0;
}

/** What luck brought each seat and what its decisions lost, in chances to win: of the steps that are known. */
export function totals(steps: readonly AnalysedStep[], seats: number): Pick<AnalysisSummary, "luck" | "lost"> {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const [luck, lost] = [none(), none()];
  for (const step of steps) {
    step.luck?.forEach((change, seat) => (luck[seat]! += change));
    if (step.actor !== "chance") lost[step.actor]! += step.loss ?? 0;
  }
  return { luck, lost };
}
