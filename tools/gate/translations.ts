/** Each text of the screens is in the catalogues, and each complete language has all of them. */
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parsePo, type PoEntry } from "@tucano/workshop/po.ts";
import { root } from "../lib/root.ts";
import { runBin } from "../lib/run.ts";
import type { Finding } from "./finding.ts";

/** Languages without which nothing ships; the others fall back to English. */
const completeLanguages = ["en", "pt"] as const;
const catalogues = "packages/i18n/locales";

async function extractAside(): Promise<void> {
  const aside = join(root, ".cache", "locales");
  rmSync(aside, { recursive: true, force: true });
  const binary = join(root, "node_modules", "@lingui", "cli", "dist", "lingui.js");
  const config = join(root, "tools", "gate", "fresh-lingui.config.ts");
  const args = ["extract", "--config", config, "--locale", "en", "--clean"];
  const { exitCode, output } = await runBin(binary, args, { output: "keep" });
  if (exitCode !== 0) throw new Error(`The texts cannot be read from the sources.\n${output}`);
}

function compare(app: string, language: string, wanted: readonly PoEntry[]): Finding[] {
  const path = `${catalogues}/${app}/${language}.po`;
  if (!existsSync(join(root, path))) {
    return [{ path, line: 1, message: "The catalogue is missing; run `npm run texts`." }];
  }
  const entries = parsePo(readFileSync(join(root, path), "utf8"));
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const used = new Set(wanted.map(({ id }) => id));
  const missing = wanted
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => ({ path, line: 1, message: `"${id}" is missing; run \`npm run texts\`.` }));
  const untranslated = entries
    .filter(({ id, text }) => used.has(id) && text === "")
    .map(({ id, line }) => ({ path, line, message: `"${id}" has no translation.` }));
  return [...missing, ...untranslated];
}

export async function findMissingTranslations(): Promise<Finding[]> {
  await extractAside();
  const fresh = globSync(".cache/locales/*/en.po", { cwd: root });
  return fresh.flatMap((file) => {
    const app = file.split("/").at(-2) ?? "";
    const wanted = parsePo(readFileSync(join(root, file), "utf8"));
    return completeLanguages.flatMap((language) => compare(app, language, wanted));
  });
}
