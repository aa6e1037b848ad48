import { mount } from "svelte";

import { speak, type LanguageCode } from "../src/lib/i18n.svelte";
import "../src/lib/theme/fonts.css";
import "../src/lib/theme/tokens.css";
import "../src/lib/theme/parts.css";
import SeismicDev from "./SeismicDev.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await speak((asked.get("language") ?? "en") as LanguageCode);
mount(SeismicDev, { target: document.getElementById("app")!, props: { asked } });
