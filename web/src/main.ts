import { mount } from "svelte";

import App from "./App.svelte";
import { gameWords } from "./games/words";
import { addWords } from "./i18n/i18n.svelte";
import { href } from "./transport/address";
import "./ui/theme/fonts.css";
import "./ui/theme/tokens.css";
import "./ui/theme/parts.css";

addWords(gameWords);

const target = document.getElementById("app");
if (target) mount(App, { target });

// The client is cached for a start offline, but not in development.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register(href("sw.js")).catch(() => undefined));
}
