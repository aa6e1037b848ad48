// A picture of what is drawn: its drawings with the styles that they have, painted onto a canvas.

/** What a drawing takes from style sheets: a picture has none. */
const STYLES = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
  "opacity", "display", "visibility", "paint-order", "mix-blend-mode", "clip-path", "mask", "filter", "transform", "transform-box", "transform-origin",
  "font-family", "font-size", "font-weight", "letter-spacing", "text-anchor", "stop-color", "flood-color",
];
/** Pixels of the picture to a pixel of the screen. */
const SHARP = 2;
/** Narrower drawings, as a part of the whole, are insets, signs and controls. */
const LEAST = 0.5;

/** What this element shows, as a PNG. */
export async function pictureOf(root: HTMLElement): Promise<Blob> {
  const frame = root.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [frame.width * SHARP, frame.height * SHARP];
  const brush = canvas.getContext("2d")!;
  brush.scale(SHARP, SHARP);
  brush.fillStyle = getComputedStyle(root).getPropertyValue("--paper") || "white";
  brush.fillRect(0, 0, frame.width, frame.height);
  for (const drawing of root.querySelectorAll("svg")) {
    const box = drawing.getBoundingClientRect();
    if (box.width < LEAST * frame.width || drawing.parentElement?.closest("svg")) continue;
    const around = clipOf(drawing, root);
    const seen = around.getBoundingClientRect();
    brush.save();
    brush.beginPath();
    brush.rect(seen.left - frame.left, seen.top - frame.top, seen.width, seen.height);
    brush.clip();
    brush.fillStyle = getComputedStyle(around).backgroundColor;
    brush.fill();
    brush.drawImage(await imageOf(drawing, box), box.left - frame.left, box.top - frame.top, box.width, box.height);
    brush.restore();
  }
  return new Promise((then, fail) => canvas.toBlob((blob) => (blob ? then(blob) : fail(new Error("the canvas is empty"))), "image/png"));
}

/** What cuts a drawing off. */
function clipOf(drawing: Element, root: Element): Element {
  for (let around = drawing.parentElement; around && around !== root; around = around.parentElement)
    if (getComputedStyle(around).overflow === "hidden") return around;
  return root;
}

async function imageOf(drawing: SVGSVGElement, { width, height }: DOMRect): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [drawing.querySelectorAll("*"), copy.querySelectorAll<SVGElement>("*")];
  originals.forEach((original, n) => {
    const style = getComputedStyle(original);
    for (const name of STYLES) copies[n]!.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  if (!copy.getAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${drawing.clientWidth || width} ${drawing.clientHeight || height}`);
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }));
  const image = new Image();
  try {
    image.src = address;
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}
