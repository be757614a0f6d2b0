/**
 * The house games, served under /play/: every game's address answers this one page, which reads
 * the game's code from its path. partner/ frames games of others, lobby/ is where these lead back.
 * workbench.html exists only in development.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { splitWords } from "./build/words.ts";

const inHere = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const api = "http://127.0.0.1:3000";

export default defineConfig({
  base: "/play/",
  // What the shell says is there before anything else can be loaded.
  plugins: [splitWords({ atOnce: ["shell"] })],
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: { input: ["index.html", "partner/index.html", "lobby/index.html"].map(inHere) },
  },
  // The workers that render sounds and music share what they import.
  worker: { format: "es" },
  server: { port: 5174, proxy: { "/play/api": api, "/brand": api, "/favicon.svg": api } },
});
