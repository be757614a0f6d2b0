/**
 * How the texts of a site become catalogues. English is the source, written in the code; what a
 * language has not translated yet is filled in with English at build time, so that one chunk is
 * enough.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import type { Language } from "./src/languages.ts";

/** A language that the site does not offer has no catalogue. */
export function siteTexts(site: "player" | "backoffice", languages: readonly Language[]) {
  return defineConfig({
    rootDir: fileURLToPath(new URL("../..", import.meta.url)),
    sourceLocale: "en",
    locales: [...languages],
    fallbackLocales: { default: "en" },
    orderBy: "message",
    format: formatter({ lineNumbers: false }),
    catalogs: [
      {
        path: `<rootDir>/packages/i18n/locales/${site}/{locale}`,
        include: [`<rootDir>/apps/${site}/src`],
        exclude: ["**/*.test.ts", "**/*.test.tsx"],
      },
    ],
  });
}
