// Boards in positions from fixtures.py, for those who draw them: npm run dev, then /gallery.html.

import "@fontsource/shippori-mincho/latin-600.css";
import "@fontsource/zen-kaku-gothic-new/latin-400.css";
import "@fontsource/zen-kaku-gothic-new/latin-700.css";
import "../src/app.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("gallery")! });
