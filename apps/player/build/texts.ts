/**
 * Splits each language's texts: those that the first pages show, and by part of the site the
 * others, which load beside that part's code. Where a text stands is known from the catalogues; the
 * code that was built is compared with them, so that no page ever opens without its words.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getCatalogs } from "@lingui/cli/api";
import type { LinguiConfigNormalized } from "@lingui/conf";
import type { Plugin, Rolldown } from "vite";
import { type TextArea, textAreas } from "../src/platform/text-areas.ts";
import { earlyModules, homeModules } from "./first-pages.ts";

const CATALOGUE = /\/locales\/player\/(\w+)\.po$/;
const LATER = /\/locales\/player\/\w+\.po\?of=(\w+)$/;
/** What of ours comes with a module before it runs: of types nothing does. */
const STATIC_IMPORT =
  /^(?:import|export)\s+(?!type\s)(?:[\w*{},\s]*?\sfrom\s+)?"(\.{1,2}\/[^"]+|@tucano\/[^"]+)"/gm;
const PACKAGE = /^@tucano\/([\w-]+)\/(.+)$/;
const packages = fileURLToPath(new URL("../../../packages", import.meta.url));
const DYNAMIC_IMPORT = /\bimport\(\s*"(\.{1,2}\/[^"]+)"\s*\)/g;
const PARSED = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

type Texts = Record<string, unknown>;
type Files = ReadonlySet<string>;

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

/** These and all that comes with them before they run. */
function withStatic(modules: Iterable<string>): Files {
  const files = new Set<string>();
  for (const module of modules) addStatic(module, files);
  return files;
}

const ENTRY = ["main.tsx"];

function inSources(sources: string, modules: readonly string[]): string[] {
  return modules.map((module) => path.join(sources, module));
}

/** All of ours that a first page may run, as the sources say it. */
export function earlyFiles(sources: string): Files {
  return withStatic(inSources(sources, [...ENTRY, ...earlyModules]));
}

/** The same of the home page alone. */
export function homeFiles(sources: string): Files {
  return withStatic(inSources(sources, homeModules));
}

/** The part of the site whose texts come with code that is loaded by import(). */
function areaOf(sources: string, target: string): TextArea {
  const [folder, area] = path.relative(sources, target).split(path.sep);
  return (folder === "routes" && textAreas.find((one) => one === area)) || "shell";
}

/** What is loaded by import() and no part of the first pages. */
function laterTargets(sources: string, early: Files): Set<string> {
  const names = readdirSync(sources, { recursive: true, encoding: "utf8" });
  const modules = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const targets = inSources(sources, modules).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(DYNAMIC_IMPORT)].map(([, target = ""]) =>
      path.resolve(path.dirname(file), target),
    ),
  );
  return new Set(targets.filter((target) => !early.has(target)));
}

function laterFiles(sources: string, targets: Files): ReadonlyMap<TextArea, Files> {
  const ofArea = (area: TextArea) =>
    withStatic([...targets].filter((target) => areaOf(sources, target) === area));
  return new Map(textAreas.map((area) => [area, ofArea(area)]));
}

/** Of the first pages, and of each part of the site: files, or the ids of the texts in them. */
interface Parts {
  readonly early: Files;
  readonly later: ReadonlyMap<TextArea, Files>;
}

/** Of the texts' ids, which stand where. */
async function idsOf(config: LinguiConfigNormalized, { early, later }: Parts): Promise<Parts> {
  const catalogs = await getCatalogs(config);
  const player = catalogs.find((one) => one.path.endsWith("player/{locale}"));
  const messages = Object.entries((await player?.read("en")) ?? {});
  const idsIn = (files: Files): Files => {
    const standsThere = ([file]: readonly unknown[]) =>
      files.has(path.resolve(config.rootDir, String(file)));
    return new Set(
      messages.filter(([, { origin = [] }]) => origin.some(standsThere)).map(([id]) => id),
    );
  };
  const first = idsIn(early);
  const others = [...later].map(([area, files]) => {
    const ids = [...idsIn(files)].filter((id) => !first.has(id));
    return [area, new Set(ids)] as const;
  });
  return { early: first, later: new Map(others) };
}

const quoted = (text: string): string => JSON.stringify(text);

function asModule(texts: Texts): string {
  return `export const messages = JSON.parse(${quoted(JSON.stringify(texts))});`;
}

interface Options {
  readonly config: LinguiConfigNormalized;
  /** The folder of the site's sources. */
  readonly sources: string;
}

/** First pages open with their texts alone: none of what they run may need another. */
function holdFirstPages(bundle: Rolldown.OutputBundle, files: Files, ids: Parts): void {
  const isLater = (id: string) => [...ids.later.values()].some((area) => area.has(id));
  for (const file of Object.values(bundle)) {
    if (file.type !== "chunk" || !file.moduleIds.some((id) => files.has(id))) continue;
    const needed = [...file.code.matchAll(/\bid: ?[`"']([\w-]{6})[`"']/g)].map(([, id = ""]) => id);
    const missing = needed.find((id) => !ids.early.has(id) && isLater(id));
    if (missing !== undefined) {
      throw new Error(
        `${file.fileName} would open without the text ${missing}: run \`npm run texts\`.`,
      );
    }
  }
}

type ImportsOf = (module: string) => readonly string[];

/** A module and all that the bundler brings with it. */
function broughtWith(module: string, importsOf: ImportsOf, found = new Set<string>()): Files {
  if (found.has(module)) return found;
  found.add(module);
  for (const next of importsOf(module)) broughtWith(next, importsOf, found);
  return found;
}

/** The same of the others: what comes with them must be what their sources are seen to import. */
function holdLaterPages(sources: string, targets: Files, places: Parts, importsOf: ImportsOf) {
  for (const target of targets) {
    const files = places.later.get(areaOf(sources, target));
    const unseen = [...broughtWith(target, importsOf)].find(
      (module) =>
        module.startsWith(sources) &&
        /\.tsx?$/.test(module) &&
        !files?.has(module) &&
        !places.early.has(module),
    );
    if (unseen !== undefined) {
      throw new Error(`${unseen} would open without its texts: build/texts.ts does not see it.`);
    }
  }
}

export function splitTexts({ config, sources }: Options): Plugin[] {
  const early = earlyFiles(sources);
  const targets = laterTargets(sources, early);
  const places: Parts = { early, later: laterFiles(sources, targets) };
  // Parts of other packages have no texts, and may lie in any chunk.
  const ownEarly = new Set([...early].filter((file) => file.startsWith(sources)));
  const language = path.join(sources, "platform/language.ts");
  const catalogues = new Map<string, [string, unknown][]>();
  let ids: Parts = { early: new Set(), later: new Map() };
  const textsOf = (catalogue: string, wanted: Files | undefined): Texts =>
    Object.fromEntries((catalogues.get(catalogue) ?? []).filter(([id]) => wanted?.has(id)));
  return [
    {
      name: "tucano:texts-beside-code",
      apply: "build",
      enforce: "pre",
      buildStart: async () => {
        ids = await idsOf(config, places);
      },
      transform(code, id) {
        if (!id.startsWith(sources) || !/\.tsx?$/.test(id) || !code.includes("import("))
          return null;
        let hasAny = false;
        const beside = code.replaceAll(DYNAMIC_IMPORT, (whole, relative: string) => {
          const target = path.resolve(path.dirname(id), relative);
          if (!targets.has(target)) return whole;
          hasAny = true;
          return `__withTexts(${whole}, "${areaOf(sources, target)}")`;
        });
        const helper = `\nimport { withTexts as __withTexts } from ${quoted(language)};\n`;
        return hasAny ? { code: beside + helper, map: null } : null;
      },
      async load(id) {
        const area = textAreas.find((one) => one === LATER.exec(id)?.[1]);
        if (area === undefined) return null;
        const [catalogue = ""] = id.split("?");
        await this.load({ id: catalogue });
        return { code: asModule(textsOf(catalogue, ids.later.get(area))), moduleType: "js" };
      },
    },
    {
      name: "tucano:split-texts",
      apply: "build",
      enforce: "post",
      transform(source, id) {
        const parsed = CATALOGUE.test(id) ? PARSED.exec(source)?.[1] : undefined;
        if (parsed === undefined) return null;
        catalogues.set(id, Object.entries(JSON.parse(JSON.parse(parsed) as string) as Texts));
        const later = textAreas.map(
          (area) => `${area}: () => import(${quoted(`${id}?of=${area}`)})`,
        );
        const first = asModule(textsOf(id, ids.early));
        return { code: `${first}\nexport const later = { ${later.join()} };`, map: null };
      },
      generateBundle(_options, bundle) {
        holdFirstPages(bundle, ownEarly, ids);
        const importsOf: ImportsOf = (module) => this.getModuleInfo(module)?.importedIds ?? [];
        holdLaterPages(sources, targets, places, importsOf);
      },
    },
  ];
}
