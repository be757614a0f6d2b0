// Protects: a player reads the language asked for as soon as it is there, and never a bare key.
import { expect, test } from "vitest";
import { loadWords, words, wordsFor } from "./words.ts";

const pt = { spin: "Girar", line: "Linha {line}: {amount}" };
const vi = { spin: "Quay", line: "Dòng {line}: {amount}" };

function built(file: () => Promise<{ default: Readonly<Record<string, string>> }>) {
  const others = {
    en: file,
    cn: file,
    ch: file,
    vi: file,
    id: file,
    th: file,
    tr: file,
    msa: file,
  };
  return { pt: async () => ({ default: pt }), ...others };
}

test("a language reads as Portuguese until it is loaded", async () => {
  const load = built(async () => ({ default: vi }));
  const texts = words(
    "test",
    { spin: "Spin", line: "Line {line}: {amount}" },
    { load, atOnce: pt },
  );
  expect(wordsFor(texts, "vi")("spin")).toBe("Girar");
  await loadWords("vi");
  expect(wordsFor(texts, "vi")("spin")).toBe("Quay");
  expect(wordsFor(texts, "vi")("line", { line: 3, amount: "R$ 1,00" })).toBe("Dòng 3: R$ 1,00");
});

test("a language that does not arrive costs the player its words, not the game", async () => {
  const load = built(() => Promise.reject(new Error("No connection.")));
  const texts = words("lost", { spin: "Spin" }, { load });
  await loadWords("th");
  expect(wordsFor(texts, "th")("spin")).toBe("Girar");
});
