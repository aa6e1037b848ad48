/** A swipe over the dock: up opens what lies over the map, down closes it. Taps and sideways moves are not touched. */
export function dockSwipe(onswipe: (up: boolean) => void): (node: HTMLElement) => () => void {
  const FAR = 36;
  return (node) => {
    let from: { x: number; y: number } | null = null;
    const start = ({ touches }: TouchEvent): void => {
      const [touch] = touches;
      // From a piece a drag carries it onto the map.
      from = touches.length === 1 && touch && !(touch.target as Element).closest("[data-carry]") ? { x: touch.clientX, y: touch.clientY } : null;
    };
    // What is left to the browser ends as a fling, even where nothing scrolls, and Chromium takes the next tap for a stop of it.
    const move = (event: TouchEvent): void => {
      const [touch] = event.touches;
      const isOurs = !from || !touch || Math.abs(touch.clientY - from.y) > Math.abs(touch.clientX - from.x);
      if (isOurs && event.cancelable) event.preventDefault();
    };
    const end = ({ changedTouches }: TouchEvent): void => {
      const [touch] = changedTouches;
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(dy) > FAR && Math.abs(dy) > 1.5 * Math.abs(dx)) onswipe(dy < 0);
    };
    node.addEventListener("touchstart", start, { passive: true });
    node.addEventListener("touchmove", move, { passive: false });
    node.addEventListener("touchend", end, { passive: true });
    return () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchmove", move);
      node.removeEventListener("touchend", end);
    };
  };
}
