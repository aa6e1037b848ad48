import { mount } from "svelte";

import App from "./App.svelte";
import "./lib/theme/fonts.css";
import "./lib/theme/tokens.css";
import "./lib/theme/parts.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
