// The boards of San Andreas with the position of turn 37: `npx vite`, then /dev/sanandreas.html?theme=dark&kind=relief.
import { mount } from "svelte";
import "../src/ui/theme/fonts.css";
import "../src/ui/theme/tokens.css";
import "../src/ui/theme/parts.css";
import { addWords, LANGUAGES, useLanguage } from "../src/i18n/i18n.svelte";
import SanAndreasDev from "./SanAndreasDev.svelte";
import { gameWords } from "../src/games/words";

addWords(gameWords);

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await useLanguage(LANGUAGES.find((code) => code === asked.get("language")) ?? "en");
mount(SanAndreasDev, { target: document.getElementById("app")!, props: { asked } });
