/** Whose texts are in catalogues: the sites', which Lingui reads, and those of server and games. */
import { getCatalogs } from "@lingui/cli/api";
import { getConfig, type LinguiConfigNormalized } from "@lingui/conf";
import { globSync } from "node:fs";
import { join } from "node:path";
import "../../apps/server/src/content/defaults/install.ts";
import { englishOf } from "../../apps/server/src/content/defaults/said.ts";
import { englishTexts } from "../../apps/server/src/platform/translate.ts";
import { type Language, languages } from "../../packages/i18n/src/languages.ts";
import { root } from "./root.ts";

export type SiteCatalogue = Awaited<ReturnType<typeof getCatalogs>>[number];

export interface SiteTexts {
  readonly config: LinguiConfigNormalized;
  readonly catalogue: SiteCatalogue;
}

/** One catalogue each, of the player site and of the back office. */
export function readSites(): Promise<SiteTexts[]> {
  const sites = ["player", "backoffice"].map(async (site) => {
    const config = getConfig({ configPath: join(root, "apps", site, "lingui.config.ts") });
    const [catalogue] = await getCatalogs(config);
    if (catalogue === undefined) throw new Error(`apps/${site} has no texts.`);
    return { config, catalogue };
  });
  return Promise.all(sites);
}

/** Context and English. */
export type SpokenText = readonly [string, string];

export interface Speaker {
  readonly name: string;
  /** Into which it is translated. */
  readonly languages: readonly Language[];
  readonly texts: readonly SpokenText[];
}

export const catalogueOf = (speaker: string, language: string): string =>
  join(root, "packages/i18n/locales", speaker, `${language}.po`);

/** What a `texts.ts` of the games declares. */
interface GameWords {
  readonly name: string;
  readonly english: Readonly<Record<string, string>>;
}

async function readGameTexts(): Promise<SpokenText[]> {
  const files = globSync(
    ["apps/games/src/**/texts.ts", "packages/game-math/src/slots/*/texts.ts"],
    {
      cwd: root,
    },
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(root, file))) as Record<string, GameWords>),
  );
  const words = modules.flatMap((module) => Object.values(module));
  const names = words.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two texts.ts call their words "${twice}".`);
  return words
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, english }) =>
      Object.entries(english).map(([key, text]) => [`${name}.${key}`, text] as const),
    );
}

/** The server, its sites and the games. Their English is in the code only. */
export async function readSpeakers(): Promise<Speaker[]> {
  const translated = languages.filter((language) => language !== "en");
  const server = [...englishTexts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    { name: "server", languages: translated, texts: server },
    { name: "content", languages: translated, texts: englishOf("content") },
    { name: "garoa", languages: ["pt"], texts: englishOf("garoa") },
    { name: "games", languages: translated, texts: await readGameTexts() },
  ];
}
