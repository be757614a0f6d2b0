/** A slot's rules beyond those of all slots: its own texts, and those of its mechanic. */
import type { GridSlot } from "@tucano/game-math/grid-slots/kinds.ts";
import type { LineDefinition } from "@tucano/game-math/grid-slots/spins/line-spin.ts";
import type { WheelDefinition } from "@tucano/game-math/grid-slots/spins/wheel-spin.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { type Words, wordsFor } from "@tucano/i18n/words.ts";
import { figureIn, percentIn } from "@tucano/i18n/numbers.ts";
import type { StageTools } from "../shell/stage.ts";
import { shellTexts } from "../shell/texts.ts";
import { gridTexts } from "./texts.ts";

/** How it is played, and what its feature does. Slots with lines need nothing of their own. */
export type SlotTexts = Words<Readonly<Record<"how" | "feature", string>>>;

/** By the names that texts have for them. */
export type SlotValues = Readonly<Record<string, string | number>>;

/** Scatters that give something, and what a definition has for each. */
const COUNTS = "3, 4, 5";

/** What the words of a slot may name. */
export function valuesOf(slot: GridSlot): SlotValues {
  switch (slot.kind) {
    case "line":
    case "ways":
    case "book":
    case "sticky":
      return {};
    case "joined": {
      const { width, joins, alone } = slot.numbers;
      return { width, count: (alone.base + joins.length) / joins.length };
    }
    case "rise": {
      const { multipliers } = slot.numbers;
      return {
        times: listOf(multipliers.slice(1)),
      };
    }
    case "respin":
      return { full: slot.numbers.fullMultiplier };
    case "cascade": {
      const { screen, baseMultipliers, freeMultiplier, spotMax } = slot.numbers;
      const wilds = screen.symbols.flatMap(({ role, multiplier = 1 }) =>
        role === "wild" ? [multiplier] : [],
      );
      const top = spotMax ?? freeMultiplier.to;
      return { steps: listOf(baseMultipliers), top, wilds: listOf(wilds), last: wilds.at(-1) ?? 1 };
    }
    case "hold":
      return { least: slot.numbers.least, respins: slot.numbers.respins };
    case "ladder": {
      const { least, bonusPay, wheel, jackpots } = slot.numbers;
      const rungs = jackpots.map(({ rung }) => rung).join(", ");
      return { least, pay: bonusPay / 100, count: wheel.length, rungs };
    }
    case "wheel": {
      const { least, wheel } = slot.numbers;
      const coins = wheel.flatMap((slice) => (slice.kind === "coins" ? [slice.hundredths] : []));
      return { least, count: wheel.length, top: Math.max(...coins) / 100 };
    }
    case "classic":
      return { lines: slot.numbers.screen.lines.length };
  }
}

const listOf = (all: readonly number[]): string => all.map((times) => `×${times}`).join(", ");

export function rulesOf(
  slot: GridSlot,
  texts: SlotTexts | undefined,
  language: Language,
): readonly string[] {
  if (texts === undefined) return mechanicOf(slot, language);
  // A text names what it needs; a test compares the names with the values.
  const say = wordsFor(texts, language) as (key: "how" | "feature", values: SlotValues) => string;
  const values = valuesOf(slot);
  return [say("how", values), say("feature", values), ...mechanicOf(slot, language)];
}

function mechanicOf(slot: GridSlot, language: Language): string[] {
  const say = wordsFor(gridTexts, language);
  switch (slot.kind) {
    case "line":
      return lineRules(slot.numbers, language);
    case "book":
    case "ways": {
      const { scatterPays, spins, retriggerSpins, spinsMax } = slot.numbers;
      return [
        say("ruleScatterPays", { counts: COUNTS, pays: stakes(scatterPays) }),
        say("ruleFree", { counts: COUNTS, spins: spins.join(", ") }),
        say("ruleMore", { count: 3, spins: retriggerSpins, max: spinsMax }),
      ];
    }
    case "cascade": {
      const { spins, least, retriggerLeast, retriggerSpins, spinsMax } = slot.numbers;
      const counts = spins.map((_, index) => least + index).join(", ");
      return [
        say("ruleFree", { counts, spins: spins.join(", ") }),
        say("ruleMore", { count: retriggerLeast, spins: retriggerSpins, max: spinsMax }),
      ];
    }
    case "sticky": {
      const { scatterPays, spins } = slot.numbers;
      return [
        say("ruleScatterPays", { counts: COUNTS, pays: stakes(scatterPays) }),
        say("ruleFree", { counts: COUNTS, spins: spins.join(", ") }),
      ];
    }
    case "joined": {
      const { least, spins, retriggerSpins, spinsMax } = slot.numbers;
      return [
        say("ruleFree", { counts: `${least}+`, spins }),
        say("ruleMore", { count: least, spins: retriggerSpins, max: spinsMax }),
      ];
    }
    case "wheel":
      return wheelRules(slot.numbers, language);
    case "rise":
    case "respin":
    case "hold":
    case "ladder":
    case "classic":
      return [];
  }
}

/** Every slice, the dearest first: as often as it is on the wheel, so often it comes. */
function wheelRules({ wheel }: WheelDefinition, language: Language): string[] {
  const say = wordsFor(gridTexts, language);
  const coins = wheel.flatMap((slice) => (slice.kind === "coins" ? [slice.hundredths / 100] : []));
  const free = wheel.flatMap((slice) => (slice.kind === "freeSpins" ? [slice] : []));
  const pays = coins.toSorted((a, b) => b - a).map((times) => figureIn(language, String(times)));
  return [
    say("ruleWheelPays", { count: pays.length, pays: pays.join(", ") }),
    say("ruleWheelFree", {
      count: free.length,
      spins: free
        .toSorted((a, b) => b.spins * b.multiplier - a.spins * a.multiplier)
        .map(({ spins, multiplier }) => `${spins} ×${multiplier}`)
        .join(", "),
    }),
  ];
}

function stakes(hundredths: readonly number[]): string {
  return hundredths.map((pay) => pay / 100).join(", ");
}

function lineRules({ lines, freeSpins }: LineDefinition, language: Language): string[] {
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

/** What is said beside the picture of a symbol that does more than pay. */
export function notesOf(
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

/** How a slot's return is made up, where its sheet says so. */
export function partsOf({ opened, language, translate: t }: StageTools) {
  const sheet = opened.game;
  if (!("reels" in sheet)) return [];
  const percent = (text: string): string => percentIn(language, text);
  return [
    [t("rtpBase"), percent(sheet.rtp_base_percent)],
    [t("rtpFeature"), percent(sheet.rtp_feature_percent)],
    [t("featureRate"), t("oneIn", { count: figureIn(language, sheet.feature_one_in) })],
  ] as const;
}
