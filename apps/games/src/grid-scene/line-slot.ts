/** The first slots, from what the server publishes and their mathematics say: lines, free spins. */
import type { LineDefinition, LineGame } from "@tucano/game-math/grid-slots/spins/line-spin.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { decimalIn } from "../hud/numbers.ts";
import type { Theme } from "../scene/theme.ts";
import type { GameModule, StageTools } from "../shell/stage.ts";
import { shellTexts } from "../shell/texts.ts";
import { wordsFor } from "../shell/words.ts";
import { gridSlot } from "./module.ts";
import { type PayTable, runTable } from "./pay-table.ts";
import { picturesOf } from "./pictures.ts";
import { gridTexts } from "./texts.ts";

/** Scatters that give something, and what a definition has for each. */
const COUNTS = "3, 4, 5";

export function lineSlot(
  { facts, slot }: LineGame,
  theme: Omit<Theme, "images" | "order">,
): GameModule {
  const { definition, screen } = slot;
  return gridSlot({
    version: facts.version,
    screen,
    maxWinMultiplier: definition.maxWinMultiplier,
    theme: { ...picturesOf(facts.code), ...theme, movement: "reels" },
    paysBothWays: definition.paysBothWays,
    table: tableOf(definition),
    rules: (language) => rulesOf(definition, language),
    notes: (language) => notesOf(definition, language),
    figures: partsOf,
  });
}

/** Of the stake: the bet on a line is its part of it. */
function tableOf({ symbols, lines }: LineDefinition): PayTable {
  const hundredths = symbols.map(({ id, role, pays }) => {
    const divisor = role === "scatter" ? 1 : lines.length;
    return [id, pays.map((pay) => (pay * 100) / divisor)] as const;
  });
  return runTable(Object.fromEntries(hundredths), 3);
}

function rulesOf(definition: LineDefinition, language: Language): string[] {
  const { lines, freeSpins } = definition;
  const { spins, retriggerSpins, spinsMax, multiplier } = freeSpins;
  const t = wordsFor(shellTexts, language);
  const say = wordsFor(gridTexts, language);
  const rules = [
    t("ruleStake", { count: lines.length }),
    t("ruleFree"),
    say("ruleFree", { counts: COUNTS, spins: spins.join(", ") }),
  ];
  if (retriggerSpins > 0) rules.push(t("ruleRetrigger", { spins: retriggerSpins, max: spinsMax }));
  if (multiplier.step > 0) rules.push(t("ruleRising", multiplier));
  else if (multiplier.from > 1) rules.push(t("ruleFixed", multiplier));
  return rules;
}

/** What is said beside the picture of a symbol that does not simply pay. */
function notesOf(
  { symbols }: LineDefinition,
  language: Language,
): Readonly<Record<string, string>> {
  const t = wordsFor(shellTexts, language);
  const notes = symbols.flatMap(({ id, role, multiplier = 1, expands }) => {
    if (role === "pays") return [];
    const words = [t(role === "wild" ? "wildText" : "scatterText")];
    if (multiplier > 1) words.push(t("wildMultiplies", { multiplier }));
    if (expands) words.push(t("wildExpands"));
    return [[id, words.join(" ")] as const];
  });
  return Object.fromEntries(notes);
}

function partsOf({ opened, language, translate: t }: StageTools): (readonly [string, string])[] {
  const sheet = opened.game;
  if (!("reels" in sheet)) return [];
  const percent = (text: string): string => `${decimalIn(language, text)}%`;
  return [
    [t("rtpBase"), percent(sheet.rtp_base_percent)],
    [t("rtpFeature"), percent(sheet.rtp_feature_percent)],
    [t("featureRate"), t("oneIn", { count: decimalIn(language, sheet.feature_one_in) })],
  ];
}
