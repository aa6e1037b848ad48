import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 30_000);
  return () => clearInterval(timer);
});

/** This machine's time, renewed every half minute where it is shown. */
export function roughTime(): number {
  subscribe();
  return Date.now();
}
