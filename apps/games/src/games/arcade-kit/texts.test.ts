// Protects: the arcade's texts are whole in all languages, with the same holes to fill.
import { languages } from "@tucano/i18n/languages.ts";
import { expect, test } from "vitest";
import { diceTexts } from "../dados/texts.ts";
import { limboTexts } from "../estrela-cadente/texts.ts";
import { minesTexts } from "../garimpo/texts.ts";
import { plinkoTexts } from "../plinko-tropical/texts.ts";
import { wheelTexts } from "../roda-da-praia/texts.ts";
import { towerTexts } from "../torre-do-saci/texts.ts";
import { kitTexts } from "./texts.ts";

const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

test("every language has every text", () => {
  const all = [kitTexts, diceTexts, limboTexts, wheelTexts, plinkoTexts, minesTexts, towerTexts];
  for (const texts of all) {
    const source: Readonly<Record<string, string>> = texts.pt;
    for (const language of languages) {
      const words: Readonly<Record<string, string>> = texts[language];
      expect(Object.keys(words)).toEqual(Object.keys(source));
      for (const [key, text] of Object.entries(source)) {
        expect(holes(words[key] ?? ""), `${language} ${key}`).toEqual(holes(text));
      }
    }
  }
});
