import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server of the house, for `npm run dev`.
const house = "http://localhost:8080";

export default defineConfig({
  plugins: [svelte()],
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

  test: { include: ["tests/**/*.test.ts"] },
});
