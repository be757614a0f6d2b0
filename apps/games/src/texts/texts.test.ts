import { describe, expect, test } from "vitest";
import { en } from "./en.ts";
import { translateTo } from "./index.ts";
import { pt } from "./pt.ts";

const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe("texts", () => {
  test("both languages fill the same holes", () => {
    for (const [key, text] of Object.entries(pt)) {
      expect(holes(en[key as keyof typeof pt]), key).toEqual(holes(text));
    }
  });

  test("values are filled in, and a language without a catalogue reads English", () => {
    expect(translateTo("pt")("lineWin", { line: 3, amount: "R$ 1,00" })).toBe("Linha 3: R$ 1,00");
    expect(translateTo("vi")("spin")).toBe("Spin");
  });
});
