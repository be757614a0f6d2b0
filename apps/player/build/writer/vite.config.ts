/** The player site once more: for the thread of the server that writes pages for first visits. */
import { createRequire } from "node:module";
import path from "node:path";
import { defineConfig } from "vite";
import { drawnBy } from "../../vite.config.ts";

/** As the router itself finds its core. */
const besideRouter = createRequire(import.meta.resolve("@tanstack/react-router"));
const routerCore = path.dirname(besideRouter.resolve("@tanstack/router-core/package.json"));

export default defineConfig({
  root: path.resolve(import.meta.dirname, "../.."),
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  plugins: [drawnBy()],
  resolve: {
    alias: {
      // The same tree as in the browser, or it could not be taken over there.
      "@tanstack/router-core/isServer": path.join(routerCore, "dist/esm/isServer/client.js"),
    },
  },
  ssr: { noExternal: true },
  build: {
    ssr: "build/page-writer.ts",
    outDir: "build/dist",
    emptyOutDir: true,
    copyPublicDir: false,
    target: "node24",
    assetsDir: "assets",
    assetsInlineLimit: 0,
  },
});
