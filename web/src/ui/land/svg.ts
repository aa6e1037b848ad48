/** SVG paths as text: numbers as short as they may be, written exactly as the server's pictures write them. */

/** A number in as few characters as it takes: `1.5`, `.25`, `-3`, never `-0`. */
export function number(value: number, places = 2): string {
  let text = value.toFixed(places);
  if (text.includes(".")) text = text.replace(/\.?0+$/, "");
  if (text === "-0" || text === "0") return "0";
  return text.replace(/^(-?)0\./, "$1.");
}

/** Several numbers, with a space only where one is needed. */
export function numbers(values: readonly number[], places = 2): string {
  return spaced(values.map((value) => number(value, places)));
}

/** Words of a path, with a space only where one is needed. */
export function spaced(words: readonly string[]): string {
  let text = "";
  for (const word of words) text += !text || word.startsWith("-") ? word : ` ${word}`;
  return text;
}

/** A translation, for a `transform`. */
export function move(x: number, y: number): string {
  return `translate(${number(x)} ${number(y)})`;
}
