/**
 * One catalogue a language and app. English is the source, written in the code; what a language
 * has not translated yet is filled in with English at build time, so that one chunk is enough.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { languages } from "./src/languages.ts";

export default defineConfig({
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  sourceLocale: "en",
  locales: [...languages, "pseudo"],
  fallbackLocales: { default: "en" },
  pseudoLocale: { locale: "pseudo", extend: 0.4 },
  orderBy: "message",
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: "<rootDir>/packages/i18n/locales/player/{locale}",
      include: ["<rootDir>/apps/player/src"],
      exclude: ["**/*.test.ts", "**/*.test.tsx"],
    },
    {
      path: "<rootDir>/packages/i18n/locales/backoffice/{locale}",
      include: ["<rootDir>/apps/backoffice/src"],
    },
  ],
});
