/** The back office: built to dist, which the server serves at /backoffice. */
import { fileURLToPath } from "node:url";
import babel from "@rolldown/plugin-babel";
import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));
const api = "http://127.0.0.1:3000";

export default defineConfig({
  base: "/backoffice/",
  plugins: [
    babel({
      presets: [
        linguiTransformerBabelPreset({ linguiConfig: getConfig({ configPath }) }, { configPath }),
      ],
    }),
    react(),
    lingui({ configPath }),
    tailwindcss(),
  ],
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  // The host stays as the browser said it: the server refuses changes from another origin.
  server: { proxy: { "/backoffice/api": { target: api, changeOrigin: false } } },
});
