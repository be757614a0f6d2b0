/** How an activity is presented: its numbers, and its terms as texts that are filled with them. */
import type { NoticeCode } from "@tucano/contract/notices/index.ts";
import { toCentavos, formatWire } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import type { activityDetails, ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { figureIn, percentIn } from "@tucano/i18n/numbers.ts";
import type { Audience, Budget, FreeWith, Numbers } from "../market/index.ts";
import { findGame } from "@tucano/game-math/games/house-games.ts";
import { freeGiftOf } from "../rewards/index.ts";
import type { MessageParams } from "../platform/errors.ts";
import { translate } from "../platform/translate.ts";

export type ActivityNumber = DataOf<typeof activityDetails>["list"][number]["numbers"][number];

/** A sentence: the last part of its text's code, and what it is filled with. */
type TermOf<Code> = Code extends `promotions.term.${infer Term}` ? Term : never;

export interface Sentence {
  readonly text: TermOf<NoticeCode>;
  readonly params: ActivityParams;
}

/** Shares and counts are written when the reader's language is known; the rest is text already. */
export type ActivityParams = Readonly<Record<string, MessageParams[string] | Share | Count>>;
type Share = { readonly basisPoints: number };
type Count = { readonly count: number };

export const sentence = (text: Sentence["text"], params: ActivityParams = {}): Sentence => ({
  text,
  params,
});

export interface Activity {
  readonly code: ActivityCode;
  /** Which kind of promise it is: the market may not allow it. */
  readonly which: "hasBonuses" | "hasLoyalty";
  readonly isOpen: boolean;
  /** The path of this site that it is played on. */
  readonly target: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The code of the only site that it is on; null: on all. */
  readonly site: string | null;
  readonly summary: ActivityParams;
  readonly terms: readonly Sentence[];
  /** For whom it is, and where it ends: said after the terms. */
  readonly bounds: readonly Sentence[];
  readonly numbers: readonly ActivityNumber[];
}

/** Without an end, for everybody, and as often as it is earned. */
export const always = { startsAt: null, endsAt: null, site: null, bounds: [] } as const;

/** Free rounds that come with what was said before; nothing where there are none. */
export function freeSentences(numbers: FreeWith): Sentence[] {
  const free = freeGiftOf(numbers);
  if (free === null) return [];
  const game = findGame(free.gameCode)?.facts.name ?? free.gameCode;
  return [
    sentence("free_with", { rounds: free.rounds, stake: money(free.stake), game, days: free.days }),
  ];
}

type Frame = Pick<Numbers["day7"], "startsAt" | "endsAt" | "audience" | "budget">;

/** When it is, for whom, and what all together are given at most. */
export function framed({ startsAt, endsAt, audience, budget }: Frame): Framed {
  return {
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    site: audience.site,
    bounds: [...audienceSentences(audience), ...budgetSentences(budget)],
  };
}

type Framed = Pick<Activity, "startsAt" | "endsAt" | "site" | "bounds">;

function audienceSentences(audience: Audience): Sentence[] {
  const { levelFrom, levelTo, newDays, registeredFrom, registeredTo } = audience;
  return [
    ...(levelFrom > 0 ? [sentence("for_level_from", { level: levelFrom })] : []),
    ...(levelTo === null ? [] : [sentence("for_level_to", { level: levelTo })]),
    ...(newDays === null ? [] : [sentence("for_new", { days: newDays })]),
    ...(registeredFrom === null
      ? []
      : [sentence("for_registered_from", { day: dayInBrazil(registeredFrom) })]),
    ...(registeredTo === null
      ? []
      : [sentence("for_registered_to", { day: dayInBrazil(registeredTo) })]),
  ];
}

function budgetSentences({ dayCentavos, wholeCentavos }: Budget): Sentence[] {
  return [
    ...(dayCentavos === null ? [] : [sentence("budget_day", { amount: money(dayCentavos) })]),
    ...(wholeCentavos === null ? [] : [sentence("budget_whole", { amount: money(wholeCentavos) })]),
  ];
}

/** "20/11/2026", as written in Brazil. */
function dayInBrazil(day: string): string {
  return day.split("-").toReversed().join("/");
}

/** For sentences: "R$ 1.500,00". */
export function money(centavos: number): string {
  return formatMoney(formatWire(toCentavos(centavos)));
}

/** For sentences: "8%". */
export const rate = (basisPoints: number): Share => ({ basisPoints });

/** For sentences: "10.000". */
export const figure = (count: number): Count => ({ count });

function written(params: ActivityParams, lang: Language): MessageParams {
  const write = (value: ActivityParams[string]): string | number => {
    if (typeof value !== "object") return value;
    return "count" in value
      ? figureIn(lang, value.count)
      : percentIn(lang, formatBasisPoints(value.basisPoints));
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, write(value)]));
}

export function brl(code: string, centavos: number): ActivityNumber {
  return { code, unit: "BRL", value: formatWire(toCentavos(centavos)) };
}

export function percent(code: string, basisPoints: number): ActivityNumber {
  return { code, unit: "percent", value: formatBasisPoints(basisPoints) };
}

export function whole(
  code: string,
  unit: "times" | "days" | "count",
  value: number,
): ActivityNumber {
  return { code, unit, value: String(value) };
}

export function titleOf(code: ActivityCode, lang: Language): string {
  return translate(lang, `promotions.activity.${code}.title`);
}

export function summaryOf({ code, summary }: Activity, lang: Language): string {
  return translate(lang, `promotions.activity.${code}.summary`, written(summary, lang));
}

/** What applies to every activity comes last. */
const ALWAYS: readonly Sentence[] = [sentence("cheating")];

export function termsOf({ terms, bounds }: Activity, lang: Language): string[] {
  return [...terms, ...bounds, ...ALWAYS].map(({ text, params }) =>
    translate(lang, `promotions.term.${text}`, written(params, lang)),
  );
}
