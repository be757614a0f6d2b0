/**
 * What players read, in every language, and operators in Portuguese: the glossary's words, each
 * value of the English, numbers as the language writes them, and no English that was left over.
 */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { parsePo } from "pofile-ts";
import { type Language, languages } from "../../../packages/i18n/src/languages.ts";
import { catalogueOf } from "../../lib/catalogues.ts";
import { root } from "../../lib/root.ts";
import type { Finding } from "../finding.ts";
import { concepts } from "./concepts.ts";
import { forbidden } from "./forbidden.ts";

export interface Said {
  readonly english: string;
  readonly text: string;
}

const unspaced: ReadonlySet<Language> = new Set(["cn", "ch", "th"]);
const withComma: ReadonlySet<Language> = new Set(["pt", "vi", "id", "tr"]);

function pattern(language: Language, word: string): RegExp {
  const [start, end] = unspaced.has(language) ? ["", ""] : ["(?<![\\p{L}\\d])", "(?![\\p{L}\\d])"];
  return new RegExp(`${start}(?:${word})${end}`, "u");
}

const rules = new Map(
  languages.map((language) => [
    language,
    forbidden[language].map(([word, instead]) => ({ word: pattern(language, word), instead })),
  ]),
);

function forbiddenIn(language: Language, { text }: Said): string[] {
  return (rules.get(language) ?? []).flatMap(({ word, instead }) => {
    const found = word.exec(text)?.[0];
    return found === undefined ? [] : [`says "${found}": ${instead}.`];
  });
}

function conceptsIn(language: Language, { english, text }: Said): string[] {
  if (language === "en") return [];
  return concepts.flatMap(([term, said]) =>
    term.test(english) && !said[language].test(text)
      ? [`says "${term.exec(english)?.[0]}" in a word that is not the glossary's.`]
      : [],
  );
}

const choice = /\{(\w+), (?:plural|select),((?:\s*[\w=]+ \{(?:[^{}]|\{[^{}]*\})*\})+)\s*\}/g;
const branch = /[\w=]+ \{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** A choice as its value and what each branch says. */
const flat = (text: string): string =>
  text.replaceAll(
    choice,
    (_, name: string, branches: string) => `{${name}} ${branches.replaceAll(branch, "$1")}`,
  );

/** What players read of a text: values have names in English in every language. */
const withoutValues = (text: string): string => flat(text).replaceAll(/\{\w+\}/g, "{}");

const valuesIn = (text: string): string =>
  [...new Set(flat(text).match(/\{\w+\}|<\/?\d+\/?>/g))].toSorted().join(" ");

const choices = (text: string): number => text.match(/, (?:plural|select),/g)?.length ?? 0;
const others = (text: string): number => text.match(/\bother \{/g)?.length ?? 0;

/** Each value of the English comes back, and each choice says something for every number. */
function valuesLost({ english, text }: Said): string[] {
  const [wanted, found] = [valuesIn(english), valuesIn(text)];
  if (wanted !== found)
    return [`fills in ${found || "nothing"} instead of ${wanted || "nothing"}.`];
  return choices(text) === others(text) ? [] : ["has a choice without “other”."];
}

/** Amounts look Brazilian everywhere, and so do the examples of what may be typed. */
const amount = /R\$[\s\u00a0]?[\d.,]+|\b\d+,00\b/g;

/** So does no address of a network. */
const network = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

function wrongNumbers(language: Language, { text }: Said): string[] {
  const plain = text.replaceAll(amount, "").replaceAll(network, "");
  const decimal = withComma.has(language) ? /\d\.\d{1,2}(?![\d.])/ : /\d,\d{1,2}(?!\d)/;
  const percent = language === "tr" ? /[\d}]\s?%/ : /%[\d{]|[\d}]\s%/;
  return [decimal, percent].flatMap((rule) => {
    const found = rule.exec(plain)?.[0];
    return found === undefined ? [] : [`writes "${found}" not as the language does.`];
  });
}

/** A part of one, or with its decimals; thousands are written with a comma in English. */
const decimals = /(?<![\d.,])\d*\.\d+(?![\d.,]*[\d/])/g;

/** Of a number the language changes the mark at most. */
function numbersLost(language: Language, { english, text }: Said): string[] {
  const written = english.replaceAll(amount, "").replaceAll(network, "").match(decimals) ?? [];
  return written
    .map((number) => (withComma.has(language) ? number.replace(".", ",") : number))
    .filter((number) => !text.includes(number))
    .map((number) => `does not write ${number}.`);
}

const englishWords = /(?<![\p{L}'’])(?:the|your|with|and|this|that|cannot|from)(?![\p{L}'’])/u;
/** Names of bets and of the studio's credits that the glossary keeps. */
const kept = /Hold and Win|Voisins|Draw no bet|Two pair/g;

function leftOver(language: Language, { text }: Said): string[] {
  if (language === "en") return [];
  const found = englishWords.exec(text.replaceAll(kept, ""))?.[0];
  return found === undefined ? [] : [`still says "${found}" in English.`];
}

/** Two sentences are two, unless the English is a list. */
const semicolon = ({ english, text }: Said): string[] =>
  /[;；]/.test(text) && !english.includes(";") ? ["has a semicolon: make two sentences."] : [];

/** What is wrong with one text of a language. */
export function judgeWords(language: Language, said: Said): string[] {
  const read = { english: withoutValues(said.english), text: withoutValues(said.text) };
  return [
    ...forbiddenIn(language, read),
    ...conceptsIn(language, read),
    ...valuesLost(said),
    ...wrongNumbers(language, read),
    ...numbersLost(language, read),
    ...semicolon(said),
    ...leftOver(language, read),
  ];
}

/** The desk has an English of its own; its Portuguese is what operators say to players. */
const speakers: readonly (readonly [speaker: string, languages: readonly Language[]])[] = [
  ["player", languages],
  ["server", languages],
  ["content", languages],
  ["games", languages],
  ["backoffice", ["pt"]],
];
/** Of the desk this is no step of a game, but what is done to an offer or a request. */
const ofTheDesk = /(?<!\p{L})Retirar(?!\p{L})/gu;

function findIn(speaker: string, language: Language): Finding[] {
  // Only the player's site keeps its English in a catalogue: the others' is each entry's source.
  const file = catalogueOf(speaker, language === "en" ? "pt" : language);
  const path = relative(root, file);
  return parsePo(readFileSync(file, "utf8")).items.flatMap(({ msgctxt, msgid, msgstr }) => {
    if (msgctxt?.startsWith("backoffice.")) return [];
    const text = language === "en" ? msgid : (msgstr[0] ?? "");
    const judged = speaker === "backoffice" ? text.replaceAll(ofTheDesk, "") : text;
    return judgeWords(language, { english: msgid, text: judged }).map((message) => ({
      path,
      line: 1,
      message: `"${text.slice(0, 60)}" ${message}`,
    }));
  });
}

export function findWrongWords(): Finding[] {
  return speakers.flatMap(([speaker, spoken]) =>
    spoken.flatMap((language) => findIn(speaker, language)),
  );
}
