/**
 * The words on a screen. Journeys name a text by its English source, as it stands in the code (a
 * game's by its key), and meet it in Portuguese, as most visitors do: a better translation breaks
 * no journey.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTexts } from "@tucano/i18n/po.ts";

export type Say = (source: string) => string;

const root = join(import.meta.dirname, "..", "..");

function speakFrom(where: string, texts: ReadonlyMap<string, string>): Say {
  return (source) => {
    const text = texts.get(source);
    if (text === undefined) throw new Error(`${where} has no text "${source}".`);
    return text === "" ? source : text;
  };
}

function speakAs(app: string): Say {
  const file = join(root, "packages/i18n/locales", app, "pt.po");
  return speakFrom(file, readTexts(readFileSync(file, "utf8")));
}

/** The games keep their few texts in modules; each short one is on a line of its own. */
function speakAsModule(path: string, cut: (text: string) => string): Say {
  const file = join(root, "apps/games/src", path);
  const lines = cut(readFileSync(file, "utf8")).matchAll(/^ +(\w+): "(.*)",$/gm);
  return speakFrom(file, new Map([...lines].map(([, key, text]) => [key ?? "", text ?? ""])));
}

/** One game's own words, by their keys. */
export function inGame(code: string): Say {
  const path = `games/${code}/texts.ts`;
  return speakAsModule(path, (text) => /^ {2}pt: \{$.*?^ {2}\},$/ms.exec(text)?.[0] ?? "");
}

export const onPlayerSite = speakAs("player");
export const inBackoffice = speakAs("backoffice");
export const inGames = speakAsModule("texts/pt.ts", (text) => text);

const special = /[.*+?^${}()|[\]\\]/g;

/** A text with places for values, as a pattern that takes any value. */
export function pattern(text: string): RegExp {
  const parts = text.split(/\{\w+\}|<\/?\d+\/?>/).map((part) => part.replaceAll(special, "\\$&"));
  return new RegExp(parts.join(".*"));
}
