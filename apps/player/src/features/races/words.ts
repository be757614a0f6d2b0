/** A race's rules in sentences. */
import { plural, t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import { isZero } from "../../platform/money/amounts.ts";
import type { RaceCard, RaceShown } from "../../platform/races/races.ts";
import { formatUntil } from "../../platform/text.ts";
import type { RacePrize } from "./api.ts";

export function stateWords(state: RaceCard["state"]): { text: string; tone: BadgeTone } {
  const all: Record<RaceCard["state"], { text: string; tone: BadgeTone }> = {
    upcoming: { text: t`Upcoming`, tone: "gold" },
    running: { text: t`In progress`, tone: "leaf" },
    counting: { text: t`Counting the last rounds`, tone: "gold" },
    decided: { text: t`Result`, tone: "sea" },
    paid: { text: t`Prizes paid`, tone: "neutral" },
    cancelled: { text: t`Cancelled`, tone: "coral" },
  };
  return all[state];
}

export function scoringWords(race: RaceCard): string {
  const { scoring, best_of: best, rounds_per_day: most } = race;
  if (scoring === "rounds") {
    return plural(most, {
      one: "One point for each round, at most # a day.",
      other: "One point for each round, at most # a day.",
    });
  }
  return plural(best, {
    one: "Your best round counts: what it returned, divided by its bet.",
    other: "Your # best rounds count: what each returned, divided by its bet, added up.",
  });
}

/** Whoever never stops draws no more often than others. */
const firstRounds = ({ scoring, rounds_per_day: most }: RaceCard): string[] =>
  scoring === "rounds"
    ? []
    : [
        plural(most, {
          one: "Of each day only your first round counts. Playing longer brings no more chances.",
          other:
            "Of each day only your first # rounds count. Playing longer brings no more chances.",
        }),
      ];

/** What anybody has to know, in the order in which they ask. */
export function rulesOf(race: RaceCard): string[] {
  const least = formatMoney(race.min_stake);
  const closes = formatUntil(race.closes_at);
  const pays = formatUntil(race.pays_at);
  return [
    scoringWords(race),
    ...firstRounds(race),
    t`Bet at least ${least} a round. Betting more earns no more points, and neither does winning or losing more money.`,
    t`Only rounds you begin after joining count. Free rounds and demo rounds don't, and a cancelled round is taken out.`,
    t`Rounds begun before the end count if their result is in by ${closes}.`,
    race.ties === "share"
      ? t`Players with equal points share the prizes of their places.`
      : t`With equal points, whoever got there first is ahead.`,
    t`Prizes are paid from ${pays}, after the result has been checked.`,
    t`One person, one account. Anyone excluded or on a break takes no part.`,
  ];
}

export function prizeWords(prize: RacePrize): string {
  const amount = formatMoney(prize.amount);
  if (prize.free !== null) {
    const { rounds, game } = prize.free;
    const stake = formatMoney(prize.free.stake);
    return plural(rounds, {
      one: `# free round of ${stake} in ${game}`,
      other: `# free rounds of ${stake} in ${game}`,
    });
  }
  const times = prize.turnover_multiple;
  if (prize.pocket === "bonus") {
    return times === 0 ? t`${amount} bonus` : t`${amount} bonus, to be bet ${times}×`;
  }
  return times === 0 || isZero(prize.amount) ? amount : t`${amount}, to be bet ${times}×`;
}

export const placesWords = ({ from, to }: RacePrize): string =>
  from === to ? String(from) : `${from}–${to}`;

const pocketOf = ({ prizes }: RaceCard, place: number | null): RacePrize["pocket"] | undefined =>
  prizes.find(({ from, to }) => place !== null && from <= place && place <= to)?.pocket;

/** A bonus only waits until its winner takes it: nothing is said to be paid that is not. */
function givenWords(pocket: RacePrize["pocket"] | undefined): string {
  if (pocket === "bonus") return t`Your bonus is here. It begins only if you accept it.`;
  return pocket === "free" ? t`Your free rounds are here.` : t`Your prize has been paid.`;
}

/** What became of one's own prize; null: nothing is decided. */
export function resultWords(
  race: RaceCard,
  { result, place }: NonNullable<RaceShown["own"]>,
): string | null {
  switch (result) {
    case null:
      return null;
    case "none":
      return t`This place has no prize.`;
    case "due":
      return t`Your prize is paid once the result has been checked.`;
    case "paid":
      return givenWords(pocketOf(race, place));
    case "refused":
    case "barred":
      return t`Your account couldn't receive a prize.`;
  }
}
