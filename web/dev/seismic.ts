import { mount } from "svelte";

import { addWords, useLanguage, type LanguageCode } from "../src/i18n/i18n.svelte";
import "../src/ui/theme/fonts.css";
import "../src/ui/theme/tokens.css";
import "../src/ui/theme/parts.css";
import SeismicDev from "./SeismicDev.svelte";
import { gameWords } from "../src/games/words";

addWords(gameWords);

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await useLanguage((asked.get("language") ?? "en") as LanguageCode);
mount(SeismicDev, { target: document.getElementById("app")!, props: { asked } });
