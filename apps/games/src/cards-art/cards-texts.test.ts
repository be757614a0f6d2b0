// Protects: the card games speak all nine languages, every text with the same places for values.
import { describe, expect, test } from "vitest";
import { languages } from "@tucano/i18n/languages.ts";
import { texts as baccarat } from "../games/bacara/texts.ts";
import { texts as hilo } from "../games/maior-ou-menor/texts.ts";
import { texts as poker } from "../games/video-poker/texts.ts";
import { ruleTexts } from "../games/vinte-e-um/rule-texts.ts";
import { texts as blackjack } from "../games/vinte-e-um/texts.ts";
import type { Words } from "../shell/words.ts";
import { cardName } from "./names.ts";

const games: Readonly<Record<string, Words<string>>> = {
  baccarat,
  hilo,
  poker,
  blackjack,
  ruleTexts,
};
const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(Object.entries(games))("%s", (_, words) => {
  test("has every text in every language", () => {
    const original = words.pt;
    for (const [language, translated] of Object.entries(words)) {
      expect(Object.keys(translated)).toEqual(Object.keys(original));
      for (const [key, text] of Object.entries(translated)) {
        expect(text.trim(), `${language} ${key}`).not.toBe("");
        expect(holes(text), `${language} ${key}`).toEqual(holes(original[key] ?? ""));
      }
    }
  });
});

test("cards have names in every language", () => {
  expect(cardName("Th", "pt")).toBe("10 de copas");
  expect(cardName("As", "en")).toBe("ace of spades");
  for (const language of languages) expect(cardName("Qd", language)).not.toContain("{");
});
