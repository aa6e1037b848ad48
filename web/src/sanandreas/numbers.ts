/** Numbers in as few characters as they take, so that a path of a thousand points stays short. */

/** `1.5`, `.25`, `-3`, never `-0`. */
export function number(value: number, places = 2): string {
  let text = value.toFixed(places);
  if (text.includes(".")) text = text.replace(/\.?0+$/, "");
  if (text === "-0" || text === "0" || text === "") return "0";
  return text.replace(/^(-?)0\./, "$1.");
}

/** Several numbers, with a space only where one is needed. */
export function numbers(values: readonly number[], places = 2): string {
  let text = "";
  for (const value of values) {
    const word = number(value, places);
    text += !text || word.startsWith("-") ? word : ` ${word}`;
  }
  return text;
}

/** A translation, for a `transform`. */
export function move(x: number, y: number): string {
  return `translate(${number(x)} ${number(y)})`;
}
