/**
 * Draws the pictures of the rules documents from the pieces of the boards: `npm run pictures`.
 *
 * Each component in `pictures/<game>/` becomes `rulebook/<name>.svg` in the folder of the game: one
 * file that needs nothing else, with the colours of day and night in it. They have no words, so one
 * picture serves all languages.
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const WEB = dirname(HERE);
const GAMES = join(WEB, "../src/tatami/games");

/** The pigments, which on a page belong to the page. */
const SHARED = ["src/lib/art/art.css"];
const PLAIN = `:root { --serif: "Shippori Mincho", "Hiragino Mincho ProN", Georgia, serif; --shade: rgb(50 35 12 / 30%); --card-width: 100%; --chip-width: 100%; ${seats()} }`;

function seats(): string {
  const colours = ["#264e70", "#c73e3a", "#8f6611", "#4a6b4f", "#7a4b6d"];
  return colours.map((colour, seat) => `--seat-${seat}: ${colour};`).join(" ");
}

/** The style sheet for a file of its own: what is said of the page is said of the picture. */
function alone(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(
      /\[data-theme="dark"\]\s*\{([^}]*)\}/g,
      "@media (prefers-color-scheme: dark) { :root {$1} }",
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** Only the colours that are used, so that a new one for something else makes no picture stale. */
function needed(css: string, drawn: string): string {
  for (;;) {
    const used = new Set([...(css + drawn).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const less = css.replace(/(--[\w-]+):[^;{}]*;\s*/g, (said, name) =>
      used.has(name) ? said : "",
    );
    if (less === css) return css;
    css = less;
  }
}

/** The markup of a component as SVG that needs nothing else. */
function picture(body: string, head: string, game: string): string {
  const art = join("src/lib/games", game, "art");
  const own = filesIn(join(WEB, art), ".css").map((file) => join(art, file));
  const sheets = [...SHARED, ...own].map((path) => readFileSync(join(WEB, path), "utf8"));
  const scoped = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const css = [PLAIN, ...sheets, ...scoped].map(alone).join("\n");
  const drawn = body
    .replace(/<!--[\s\S]*?-->/g, "")
    // On a page some pieces are boxes around a drawing; here a group does.
    .replace(/<span\b/g, "<g")
    .replace(/<\/span>/g, "</g>")
    .replace(/ aria-hidden="true"/g, "")
    .replace(/(-?\d+\.\d)\d+/g, "$1")
    .replace(/>\s+</g, "><")
    .trim();
  const begin = drawn.indexOf(">") + 1;
  const open = drawn.slice(0, begin).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return `${open}\n<style>\n${needed(css, drawn)}\n</style>\n${drawn.slice(begin).replace(/></g, ">\n<")}\n`;
}

/** Every picture, by the path of its file. */
export async function pictures(): Promise<Map<string, string>> {
  const server = await createServer({
    root: WEB,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ configFile: false, emitCss: false })],
  });
  try {
    const { render } = await server.ssrLoadModule("svelte/server");
    const found = new Map<string, string>();
    for (const game of readdirSync(GAMES)) {
      for (const file of filesIn(join(HERE, game), ".svelte")) {
        const component = await server.ssrLoadModule(`/pictures/${game}/${file}`);
        const { body, head } = render(component.default);
        const name = file.replace(".svelte", "").toLowerCase();
        found.set(join(GAMES, game, "rulebook", `${name}.svg`), picture(body, head, game));
      }
    }
    return found;
  } finally {
    await server.close();
  }
}

/** The files of a folder with this ending; none if there is no such folder. */
function filesIn(folder: string, ending: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith(ending));
  } catch {
    return [];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of await pictures()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
}
