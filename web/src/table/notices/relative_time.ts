const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** A time from now, or before now if it is negative, in its largest unit: “yesterday”, “in 5 hours”. */
export function relativeTime(milliseconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, one]) => Math.abs(milliseconds) >= one) ?? (["minute", 60_000] as const);
  // What is to come is rounded up, so that it is never promised too early.
  const count = Math.ceil(milliseconds / size);
  return format.format(count === 0 ? (milliseconds > 0 ? 1 : 0) : count, unit);
}
