/**
 * Takes the English out of each `texts.ts` and puts a file for every language in its place, made
 * from the catalogues: a page loads the words of its own game in its own language.
 */
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { DEFAULT_LANGUAGE, languages } from "@tucano/i18n/languages.ts";
import { textsByContext } from "@tucano/i18n/po.ts";
import type { Plugin } from "vite";
import type { Words } from "@tucano/i18n/words.ts";

const SOURCE = /\/(apps\/games|packages\/game-math)\/src\/.*\/texts\.ts$/;
const FILE = /^\0words:(.+)\.(\w+)$/;
const catalogues = new URL("../../../packages/i18n/locales/games/", import.meta.url);

function declaration(name: string, exported: string, isAtOnce: boolean): string {
  const file = (language: string): string => JSON.stringify(`words:${name}.${language}`);
  const first = isAtOnce ? `import atOnce from ${file(DEFAULT_LANGUAGE)};\n` : "";
  const load = languages.map((language) =>
    first !== "" && language === DEFAULT_LANGUAGE
      ? `${language}: async () => ({ default: atOnce })`
      : `${language}: () => import(${file(language)})`,
  );
  const built = `{ load: { ${load.join(", ")} }${isAtOnce ? ", atOnce" : ""} }`;
  return `${first}export const ${exported} = words(${JSON.stringify(name)}, {}, ${built});\n`;
}

function ofWords(name: string, all: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const own = [...all].filter(([context]) => context.startsWith(`${name}.`));
  return Object.fromEntries(own.map(([context, text]) => [context.slice(name.length + 1), text]));
}

/** The words that are named here come with the code in the default language. */
export function splitWords({ atOnce }: { readonly atOnce: readonly string[] }): Plugin {
  const declared = new Map<string, Words>();
  return {
    name: "tucano:split-words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    async load(id) {
      const [, name = "", language = ""] = FILE.exec(id) ?? [];
      const words = declared.get(name);
      if (words !== undefined) {
        const file = fileURLToPath(new URL(`${language}.po`, catalogues));
        const known = language === "en" ? "" : readFileSync(file, "utf8");
        if (known !== "") this.addWatchFile(file);
        const texts = { ...words.english, ...ofWords(name, textsByContext(known)) };
        return `export default ${JSON.stringify(texts)};`;
      }
      if (!SOURCE.test(id)) return null;
      // In development a file that was changed is read again.
      const url = `${pathToFileURL(id).href}?${statSync(id).mtimeMs}`;
      const module = (await import(url)) as Readonly<Record<string, Words>>;
      const all = Object.entries(module).map(([exported, words]) => {
        declared.set(words.name, words);
        return declaration(words.name, exported, atOnce.includes(words.name));
      });
      return `import { words } from "@tucano/i18n/words.ts";\n${all.join("")}`;
    },
  };
}
