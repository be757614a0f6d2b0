// Protects: no player meets an empty place or a text of another language.
import { languages } from "@tucano/i18n/languages.ts";
import { describe, expect, test } from "vitest";
import { loaders, loadTexts, translateTo } from "./index.ts";
import { pt } from "./pt.ts";

const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe("texts", () => {
  test.each(languages)("%s has every text, with the same holes to fill", async (language) => {
    const texts = await loaders[language]();
    expect(Object.keys(texts)).toEqual(Object.keys(pt));
    for (const [key, text] of Object.entries(pt)) {
      expect(holes(texts[key as keyof typeof pt]), key).toEqual(holes(text));
    }
  });

  test("values are filled in, and a language reads as Portuguese until it is loaded", async () => {
    expect(translateTo("pt")("lineWin", { line: 3, amount: "R$ 1,00" })).toBe("Linha 3: R$ 1,00");
    expect(translateTo("vi")("spin")).toBe("Girar");
    await loadTexts("vi");
    expect(translateTo("vi")("spin")).toBe("Quay");
  });
});
