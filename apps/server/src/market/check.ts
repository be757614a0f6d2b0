/** Whether numbers may be set: their shape, and that they are not at odds with themselves. Pure. */
import { isWithinEdge } from "@tucano/game-math/jackpots/share.ts";
import { isTooCheap, tooGenerous } from "./mission-policy.ts";
import { type NumberKey, type Numbers, numbers } from "./numbers.ts";
import type { OtherOffer } from "./offer-numbers.ts";

interface Checked<Key extends NumberKey> {
  /** Null: there are problems. */
  readonly value: Numbers[Key] | null;
  /** Where they are, as "prizes.3.weight"; empty: none. */
  readonly problems: readonly string[];
  /** Where they would give more than they may, of numbers without other problems. */
  readonly tooMuch: readonly string[];
}

export function checkNumbers<Key extends NumberKey>(key: Key, value: unknown): Checked<Key> {
  const parsed = numbers[key].safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path }) => path.map(String).join(".") || key);
    return { value: null, problems: [...new Set(problems)], tooMuch: [] };
  }
  const found = parsed.data as Numbers[Key];
  const problems = [...problemsOf(key, found), ...otherProblems(key, found)];
  if (problems.length > 0) return { value: null, problems, tooMuch: [] };
  const tooMuch = tooMuchOf(key, found);
  return { value: tooMuch.length === 0 ? found : null, problems, tooMuch };
}

type ByKey = Partial<{ [K in NumberKey]: (value: Numbers[K]) => string[] }>;

/** Points that are worth more than the rounds that they are paid for, and what they buy. */
function tooMuchOf<Key extends NumberKey>(key: Key, value: Numbers[Key]): string[] {
  const all: ByKey = {
    missions: ({ list }) => tooGenerous(list).map((index) => `list.${index}.points`),
    shop: ({ items }) =>
      items.flatMap((item, index) => (isTooCheap(item) ? [`items.${index}.points`] : [])),
  };
  return all[key]?.(value) ?? [];
}

const problemsOf = <Key extends NumberKey>(key: Key, value: Numbers[Key]): string[] => [
  ...contradictionsOf(key, value),
  ...frameProblems(value),
];

/** An offer beside the standing one has a code of its own, and whatever the standing one needs. */
function otherProblems(key: NumberKey, value: Numbers[NumberKey]): string[] {
  if (!("others" in value)) return [];
  const others: readonly OtherOffer[] = value.others;
  return others.flatMap((one, index) => {
    const isWhole = (one.segmentId === null) === (one.segmentVersion === null);
    const own = problemsOf(key, { ...one, others: [] });
    return [
      ...(isTwice(others, index) ? [`others.${index}.code`] : []),
      ...(isWhole ? [] : [`others.${index}.segmentVersion`]),
      ...own.map((path) => `others.${index}.${path}`),
    ];
  });
}

/** The same wire text is the same shape: each list is checked by the rule that reads it. */
function contradictionsOf<Key extends NumberKey>(key: Key, value: Numbers[Key]): string[] {
  const all: ByKey = {
    firstRecharge: (one) =>
      one.smallFromCentavos > one.welcomeFromCentavos ? ["smallFromCentavos"] : [],
    rechargeTiers: ({ tiers }) => [
      ...notRising(tiers, (tier) => tier.fromCentavos, "tiers", "fromCentavos"),
      ...tiers.flatMap((tier, index) =>
        tier.toCentavos <= tier.fromCentavos ? [`tiers.${index}.toCentavos`] : [],
      ),
      ...tiers.flatMap((tier, index) =>
        tier.rateTo < tier.rateFrom ? [`tiers.${index}.rateTo`] : [],
      ),
    ],
    banks: ({ list }) =>
      list.flatMap(({ code }, index) =>
        list.findIndex((one) => one.code === code) < index ? [`list.${index}.code`] : [],
      ),
    jackpots: (one) => [
      ...(one.personal.seedCentavos > 0 ? ["personal.seedCentavos"] : []),
      ...(isWithinEdge(one) ? [] : ["gameTypes"]),
    ],
    missions: missionProblems,
    shop: shopProblems,
    dailyWheel: wheelProblems,
    lotteryWheel: wheelProblems,
    vip: ({ levels }) => [
      ...notRising(levels, (one) => one.rechargeFromCentavos, "levels", "rechargeFromCentavos"),
      ...notRising(levels, (one) => one.bettingFromCentavos, "levels", "bettingFromCentavos"),
    ],
    agency: ({ betting, settlement }) => [
      ...notRising(betting.tiers, (one) => one.fromCentavos, "betting.tiers", "fromCentavos"),
      ...notRising(settlement.tiers, (one) => one.fromCentavos, "settlement.tiers", "fromCentavos"),
    ],
  };
  return all[key]?.(value) ?? [];
}

/** An end before the beginning, an audience that nobody is in. */
function frameProblems(value: Numbers[NumberKey]): string[] {
  const problems: string[] = [];
  if ("startsAt" in value && value.startsAt !== null && value.endsAt !== null) {
    if (new Date(value.endsAt) <= new Date(value.startsAt)) problems.push("endsAt");
  }
  if ("audience" in value) {
    const { levelFrom, levelTo, registeredFrom, registeredTo } = value.audience;
    if (levelTo !== null && levelTo < levelFrom) problems.push("audience.levelTo");
    const isNobody =
      registeredFrom !== null && registeredTo !== null && registeredTo < registeredFrom;
    if (isNobody) problems.push("audience.registeredTo");
  }
  return problems;
}

function wheelProblems({ prizes }: Numbers["dailyWheel"]): string[] {
  const codes = prizes.map(({ code }) => code);
  return prizes.flatMap(({ code, kind, amountCentavos, spins }, index) => {
    if (codes.indexOf(code) !== index) return [`prizes.${index}.code`];
    const isMoney = kind === "cash" || kind === "bonus";
    if (isMoney && amountCentavos === 0) return [`prizes.${index}.amountCentavos`];
    return kind === "spins" && spins === 0 ? [`prizes.${index}.spins`] : [];
  });
}

const isTwice = (list: readonly { readonly code: string }[], index: number): boolean =>
  list.findIndex(({ code }) => code === list[index]?.code) < index;

/**
 * What is done once is no mission of a week; what is new is so in a time. Over all time days are
 * known, and not the rounds of each.
 */
function missionProblems({ list }: Numbers["missions"]): string[] {
  return list.flatMap(({ counts, every, roundsEach }, index) => {
    const isDoneOnce = counts === "twoStep" || counts === "depositLimit";
    const isWrong = isDoneOnce ? every !== "once" : counts === "newGames" && every === "once";
    return [
      ...(isTwice(list, index) ? [`list.${index}.code`] : []),
      ...(isWrong ? [`list.${index}.every`] : []),
      ...(counts === "days" && every === "once" && roundsEach > 1
        ? [`list.${index}.roundsEach`]
        : []),
    ];
  });
}

/** An item that gives nothing, or half of what free rounds take. */
function shopProblems({ items }: Numbers["shop"]): string[] {
  return items.flatMap(({ amountCentavos, free }, index) => {
    const hasFree = free.freeGame !== "";
    const isWhole = hasFree === free.freeCount > 0 && hasFree === free.freeStakeCentavos > 0;
    return [
      ...(isTwice(items, index) ? [`items.${index}.code`] : []),
      ...(isWhole ? [] : [`items.${index}.free.freeCount`]),
      ...(hasFree || amountCentavos > 0 ? [] : [`items.${index}.amountCentavos`]),
    ];
  });
}

/** Where one does not lie above the one before it. */
function notRising<One>(
  list: readonly One[],
  of: (one: One) => number,
  ...[name, field]: readonly [string, string]
): string[] {
  return list.flatMap((one, index) => {
    const before = list[index - 1];
    return before !== undefined && of(one) <= of(before) ? [`${name}.${index}.${field}`] : [];
  });
}
