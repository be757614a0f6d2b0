/**
 * Nobody reads a word that the glossary replaced, English in another language, a number written
 * another language's way, or a sentence without its values.
 */
import { describe, expect, test } from "vitest";
import type { Language } from "../../../packages/i18n/src/languages.ts";
import { judgeWords } from "./words.ts";

const judge = (language: Language, english: string, text: string): string[] =>
  judgeWords(language, { english, text });

describe("a text is refused", () => {
  test.each<[Language, string, string]>([
    ["en", "Sign in to play", "Sign in to play"],
    ["pt", "Fee", "Tarifa"],
    ["tr", "Server seed", "Sunucu tohumu"],
    ["cn", "Correct score", "正确比分"],
  ])("in %s for a word that was replaced: %s", (language, english, text) => {
    expect(judge(language, english, text)).not.toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["pt", "Hit rate", "Rodadas com ganho"],
    ["th", "Volatility", "ความแปรปรวน"],
    ["vi", "Over {line}", "Trên {line}"],
  ])("in %s for another word for the same thing: %s", (language, english, text) => {
    expect(judge(language, english, text)).not.toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["pt", "{amount} of {all}", "{amount} de tudo"],
    ["pt", "<0>Read</0> more", "Ler mais"],
    ["vi", "{count, plural, one {# day} other {# days}}", "{count, plural, one {# ngày}}"],
  ])("in %s when it loses a value or a number's branch: %s", (language, english, text) => {
    expect(judge(language, english, text)).not.toEqual([]);
  });

  test.each<[Language, string]>([
    ["pt", "Retorno de 96.5%"],
    ["en", "Return of 96,5%"],
    ["tr", "Oran 96,5%"],
    ["cn", "返还率 96 %"],
  ])("in %s for a number of another language: %s", (language, text) => {
    expect(judge(language, "A return", text)).not.toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["msa", "Odds of 1.000 count", "Odds 1,000 dikira"],
    ["cn", "Lines with .25", "带 ,25 的盘口"],
    ["pt", "Odds of 1.000 count", "Odds de 1.000 contam"],
  ])("in %s for a decimal that it writes otherwise: %s", (language, english, text) => {
    expect(judge(language, english, text)).not.toEqual([]);
  });

  test("for a semicolon that its English does without", () => {
    expect(judge("pt", "It ends. Play on.", "Termina; jogue mais.")).not.toEqual([]);
  });

  test("for English that was left over", () => {
    expect(judge("id", "Check the wheel", "Periksa the roda")).not.toEqual([]);
  });
});

test("values have English names in every language, and amounts look Brazilian in each", () => {
  expect(judge("pt", "To wager: {turnover}", "Rollover: {turnover}")).toEqual([]);
  expect(judge("en", "such as 50,00 or R$ 1.234,50", "such as 50,00 or R$ 1.234,50")).toEqual([]);
  const plural = "{days, plural, one {# day} other {# days}}";
  expect(judge("cn", plural, "{days, plural, other {# 天}}")).toEqual([]);
});
