// Large text that must stay within its lines.

/** The smallest that large text becomes before it takes a second line. */
const SMALLEST = 17;
/** The sizes of text that takes more lines. */
const TWO_LINES = [16, 15, 14, 13, 12.5];

/** Makes text smaller until it stands in one line, and lets it have two where that is not enough; `text` is all that the parent says, which has a fixed height. */
export function fitted(text: string, largest = 0): (element: HTMLElement) => void {
  return (element) => {
    void text;
    const { style } = element;
    style.whiteSpace = "nowrap";
    style.fontSize = largest ? `${largest}px` : "";
    for (let size = parseFloat(getComputedStyle(element).fontSize); element.scrollWidth > element.clientWidth && size > SMALLEST; ) {
      size -= 1;
      style.fontSize = `${size}px`;
    }
    if (element.scrollWidth <= element.clientWidth) return;
    style.whiteSpace = "normal";
    for (const size of TWO_LINES) {
      style.fontSize = `${size}px`;
      if (element.parentElement!.scrollHeight <= element.parentElement!.clientHeight) break;
    }
  };
}

/** Makes small text smaller until it stands in its box, in as many lines as the box has. */
export function boxed(text: string, smallest: number): (element: HTMLElement) => void {
  return (element) => {
    void text;
    const { style } = element;
    style.fontSize = "";
    for (let size = parseFloat(getComputedStyle(element).fontSize); size > smallest && overflows(element); ) {
      size = Math.max(smallest, size - 0.5);
      style.fontSize = `${size}px`;
    }
  };
}

/** Lines of text are no whole pixels high: one pixel is none too many. */
function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
}
