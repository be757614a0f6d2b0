/**
 * The words on a screen. Journeys name a text by its English source, as it stands in the code (a
 * game's by its key), and meet it in Portuguese, as most visitors do: a better translation breaks
 * no journey.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTexts, textsByContext } from "@tucano/i18n/po.ts";

export type Say = (source: string) => string;

const root = join(import.meta.dirname, "..", "..");

function speakFrom(where: string, texts: ReadonlyMap<string, string>): Say {
  return (source) => {
    const text = texts.get(source);
    if (text === undefined) throw new Error(`${where} has no text "${source}".`);
    return text === "" ? source : text;
  };
}

const portuguese = (folder: string): string => join(root, "packages/i18n/locales", folder, "pt.po");

function speakAs(app: string): Say {
  const file = portuguese(app);
  return speakFrom(file, readTexts(readFileSync(file, "utf8")));
}

/** One game's own words, by their keys. */
export function inGame(code: string): Say {
  const texts = textsByContext(readFileSync(portuguese("games"), "utf8"));
  return (key) => speakFrom(code, texts)(`${code}.${key}`);
}

export const onPlayerSite = speakAs("player");
export const inBackoffice = speakAs("backoffice");
/** What the shell around every game says. */
export const inGames = inGame("shell");

const special = /[.*+?^${}()|[\]\\]/g;

/** A text with places for values, as a pattern that takes any value. */
export function pattern(text: string): RegExp {
  const parts = text.split(/\{\w+\}|<\/?\d+\/?>/).map((part) => part.replaceAll(special, "\\$&"));
  return new RegExp(parts.join(".*"));
}
