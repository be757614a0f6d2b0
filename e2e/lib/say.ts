/**
 * The words on a screen. Journeys name a text by its English source, as it stands in the code, and
 * meet it in Portuguese, as most visitors do; a better translation breaks no journey.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parsePo } from "@tucano/workshop/po.ts";

const locales = join(import.meta.dirname, "..", "..", "packages", "i18n", "locales");

function readTexts(app: string): Map<string, string> {
  const entries = parsePo(readFileSync(join(locales, app, "pt.po"), "utf8"));
  return new Map(entries.map(({ id, text }) => [id, text]));
}

export type Say = (source: string) => string;

function speakAs(app: string): Say {
  const texts = readTexts(app);
  return (source) => {
    const text = texts.get(source);
    if (text === undefined) throw new Error(`The ${app} has no text "${source}".`);
    return text === "" ? source : text;
  };
}

export const onPlayerSite = speakAs("player");
export const inBackoffice = speakAs("backoffice");

const special = /[.*+?^${}()|[\]\\]/g;

/** A text with places for values, as a pattern that takes any value. */
export function pattern(text: string): RegExp {
  const parts = text.split(/\{\w+\}|<\/?\d+\/?>/).map((part) => part.replaceAll(special, "\\$&"));
  return new RegExp(parts.join(".*"));
}
