import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The server of the house, for `npm run dev`.
const house = "http://localhost:8080";

/** Writes the service worker, which has to know all files of the build. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    // After all others: they still drop scripts that nothing but styles is left of.
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const names = Object.keys(bundle).filter((name) => /\.(js|css|woff2|svg)$/.test(name));
        const files = [...names.sort().map((name) => `/${name}`), "/icon.svg", "/icon-turn.svg"];
        const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
        const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8")
          .replace("__FILES__", JSON.stringify(files))
          .replace("__VERSION__", version);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offline()],
  build: {
    outDir: "../src/tatami/web",
    emptyOutDir: true,
    // Fonts and pictures stay files: a policy without data: addresses, and a cache for each.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: house, ws: true } },
  },
});
