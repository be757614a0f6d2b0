/**
 * Splits each language's texts in two: those that the first pages show, and the rest, which loads
 * beside any code that is not of them. Where a text stands is known from the catalogues; the code
 * that was built is compared with them, so that no page ever opens without its words.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getCatalogs } from "@lingui/cli/api";
import type { LinguiConfigNormalized } from "@lingui/conf";
import type { Plugin, Rolldown } from "vite";
import { earlyModules } from "./first-pages.ts";

const CATALOGUE = /\/locales\/player\/(\w+)\.po$/;
const REST = /\/locales\/player\/\w+\.po\?rest$/;
/** What of ours comes with a module before it runs: of types nothing does. */
const STATIC_IMPORT =
  /^(?:import|export)\s+(?!type\s)(?:[\w*{},\s]*?\sfrom\s+)?"(\.{1,2}\/[^"]+|@tucano\/[^"]+)"/gm;
const PACKAGE = /^@tucano\/([\w-]+)\/(.+)$/;
const packages = fileURLToPath(new URL("../../../packages", import.meta.url));
const DYNAMIC_IMPORT = /\bimport\(\s*"(\.{1,2}\/[^"]+)"\s*\)/g;
const PARSED = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

type Texts = Record<string, unknown>;

function fileOf(target: string, importer: string): string {
  const [, name, module] = PACKAGE.exec(target) ?? [];
  return name === undefined || module === undefined
    ? path.resolve(path.dirname(importer), target)
    : path.join(packages, name, "src", module);
}

function addStatic(file: string, found: Set<string>): void {
  if (found.has(file) || !/\.tsx?$/.test(file)) return;
  found.add(file);
  for (const [, target = ""] of readFileSync(file, "utf8").matchAll(STATIC_IMPORT)) {
    addStatic(fileOf(target, file), found);
  }
}

async function idsOf(config: LinguiConfigNormalized, files: ReadonlySet<string>) {
  const catalogs = await getCatalogs(config);
  const player = catalogs.find((one) => one.path.endsWith("player/{locale}"));
  const messages = (await player?.read("en")) ?? {};
  const isEarly = (origins: readonly (readonly unknown[])[] = []) =>
    origins.some(([file]) => files.has(path.resolve(config.rootDir, String(file))));
  const early = Object.entries(messages).filter(([, { origin }]) => isEarly(origin));
  return new Set(early.map(([id]) => id));
}

function asModule(texts: Texts): string {
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
}

function filesOf(sources: string, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  for (const module of modules) addStatic(path.join(sources, module), files);
  return files;
}

const ENTRY = ["main.tsx"];

/** All of ours that a first page may run, as the sources say it. */
function earlyFiles(sources: string): ReadonlySet<string> {
  return filesOf(sources, [...ENTRY, ...earlyModules]);
}

/** What first pages bring besides what every page runs anyway. */
export function filesBesideEntry(sources: string): ReadonlySet<string> {
  const always = filesOf(sources, ENTRY);
  return new Set([...filesOf(sources, earlyModules)].filter((file) => !always.has(file)));
}

interface Options {
  readonly config: LinguiConfigNormalized;
  /** The folder of the site's sources. */
  readonly sources: string;
}

/** Where nothing is won by it (development, the writer of pages): all texts at once. */
export function wholeTexts(): Plugin {
  return {
    name: "tucano:whole-texts",
    enforce: "pre",
    load: (id) => (REST.test(id) ? { code: asModule({}), moduleType: "js" } : null),
  };
}

function complain(bundle: Rolldown.OutputBundle, files: ReadonlySet<string>, rest: Texts): void {
  const early = Object.values(bundle).filter(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => files.has(id)),
  );
  for (const file of early) {
    const code = file.type === "chunk" ? file.code : "";
    const missing = [...code.matchAll(/\bid: ?[`"']([\w-]{6})[`"']/g)].find(
      ([, id = ""]) => id in rest,
    );
    if (missing !== null && missing !== undefined) {
      throw new Error(
        `${file.fileName} would open without the text ${missing[1]}: run \`npm run texts\`.`,
      );
    }
  }
}

export function splitTexts({ config, sources }: Options): Plugin[] {
  // Parts of other packages have no texts, and may lie in any chunk.
  const files = new Set([...earlyFiles(sources)].filter((file) => file.startsWith(sources)));
  const language = path.join(sources, "platform/language.ts");
  const left = new Map<string, Texts>();
  let ids: ReadonlySet<string> = new Set();
  return [
    {
      name: "tucano:texts-beside-code",
      apply: "build",
      enforce: "pre",
      buildStart: async () => {
        ids = await idsOf(config, files);
      },
      transform(code, id) {
        if (!id.startsWith(sources) || !/\.tsx?$/.test(id) || !code.includes("import("))
          return null;
        let hasAny = false;
        const beside = code.replaceAll(DYNAMIC_IMPORT, (whole, target: string) => {
          if (files.has(path.resolve(path.dirname(id), target))) return whole;
          hasAny = true;
          return `__withTexts(${whole})`;
        });
        const helper = `\nimport { withTexts as __withTexts } from ${JSON.stringify(language)};\n`;
        return hasAny ? { code: beside + helper, map: null } : null;
      },
      async load(id) {
        if (!REST.test(id)) return null;
        const whole = id.replace("?rest", "");
        await this.load({ id: whole });
        return { code: asModule(left.get(whole) ?? {}), moduleType: "js" };
      },
    },
    {
      name: "tucano:split-texts",
      apply: "build",
      enforce: "post",
      transform(code, id) {
        const parsed = CATALOGUE.test(id) ? PARSED.exec(code)?.[1] : undefined;
        if (parsed === undefined) return null;
        const all = Object.entries(JSON.parse(JSON.parse(parsed) as string) as Texts);
        left.set(id, Object.fromEntries(all.filter(([key]) => !ids.has(key))));
        const early = Object.fromEntries(all.filter(([key]) => ids.has(key)));
        return { code: asModule(early), map: null };
      },
      generateBundle(_options, bundle) {
        const rest = [...left].find(([id]) => id.endsWith("/pt.po"))?.[1] ?? {};
        complain(bundle, files, rest);
      },
    },
  ];
}
