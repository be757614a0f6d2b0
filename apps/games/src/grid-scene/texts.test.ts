import type { Words } from "../shell/words.ts";
import { describe, expect, test } from "vitest";
import { gridWords } from "./texts.ts";

const own = import.meta.glob<{ texts: Words<string> }>(
  [
    "../games/tucano-da-sorte/texts.ts",
    "../games/boto-encantado/texts.ts",
    "../games/cascata-do-ouro/texts.ts",
    "../games/recife-vivo/texts.ts",
    "../games/luar-do-sertao/texts.ts",
    "../games/rio-das-piranhas/texts.ts",
    "../games/trilha-do-curupira/texts.ts",
    "../games/noite-de-sao-joao/texts.ts",
    "../games/boteco-777/texts.ts",
  ],
  { eager: true },
);

const catalogues = [
  ["shared", gridWords] as const,
  ...Object.entries(own).map(([file, { texts }]) => [file, texts] as const),
];

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(String).toSorted();

describe("texts of the slots on grids", () => {
  test("each of the nine games has its own", () => {
    expect(Object.keys(own)).toHaveLength(9);
  });

  test.each(catalogues)("%s: a translation loses none of the numbers", (_, words) => {
    const languages = Object.values<Readonly<Record<string, string>>>(words);
    for (const texts of languages) {
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim()).not.toBe("");
        expect(placeholders(text)).toEqual(placeholders(words.pt[key as keyof typeof words.pt]));
      }
    }
  });
});
