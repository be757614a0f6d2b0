/** What places are, what they are paid, and which rules make a race. Pure. */
import { add, type Centavos, multiplyFloor, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { raceStates } from "@tucano/contract/player/rewards/races.ts";
import { leastLosses } from "@tucano/game-math/offers/least-loss.ts";
import { HOUSE_STUDIO } from "../catalog/index.ts";
import type { Award, Placed, Prize, Race, RaceRules, Score, Scoring, Ties } from "./types.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const SHORTEST_MS = HOUR_MS;
const LONGEST_MS = 90 * DAY_MS;
/** So long the results of rounds are waited for that began before the end. */
const CLOSING_MS = 15 * MINUTE_MS;
const PLACES_MAX = 1_000;
const HUNDREDTHS = 100;

const nothing: Award = { pocket: "none", amount: ZERO, turnover: ZERO, free: null };

/** When it is closed and paid follows from its end. */
export function momentsOf(endsAt: Date, reviewHours: number): Pick<Race, "closesAt" | "paysAt"> {
  const closesMs = endsAt.getTime() + CLOSING_MS;
  return { closesAt: new Date(closesMs), paysAt: new Date(closesMs + reviewHours * HOUR_MS) };
}

export function isTimely({ startsAt, endsAt }: Pick<Race, "startsAt" | "endsAt">, now: Date) {
  const lastsMs = endsAt.getTime() - startsAt.getTime();
  return startsAt > now && lastsMs >= SHORTEST_MS && lastsMs <= LONGEST_MS;
}

/** What players see of it; a draft is nothing yet. */
export function stateOf(
  { state, startsAt, endsAt }: Pick<Race, "state" | "startsAt" | "endsAt">,
  now: Date,
): (typeof raceStates)[number] | "draft" {
  if (state !== "published") return state;
  if (now < startsAt) return "upcoming";
  return now < endsAt ? "running" : "counting";
}

/** Places follow one another from the first on, and each has one prize. */
export function arePrizesSound({ prizes, ties }: Pick<RaceRules, "prizes" | "ties">): boolean {
  const follow = prizes.every(
    ({ from, to }, index) =>
      from === (prizes[index - 1]?.to ?? 0) + 1 && to >= from && to <= PLACES_MAX,
  );
  return follow && prizes.every(isPrizeSound) && (ties === "earlier" || canBeShared(prizes));
}

const isPrizeSound = ({ pocket, amount, free }: Prize): boolean =>
  pocket === "free" ? amount === 0 && free !== null : amount > 0 && free === null;

/** Money of one kind on one condition: anything else cannot be added up and divided. */
function canBeShared(prizes: readonly Prize[]): boolean {
  return prizes.every(
    ({ pocket, turnoverMultiple }) =>
      pocket !== "free" &&
      pocket === prizes[0]?.pocket &&
      turnoverMultiple === prizes[0].turnoverMultiple,
  );
}

/** What one place costs: its money, or the stakes of its free rounds. */
export const worthOf = ({ amount, free }: Pick<Award, "amount" | "free">): Centavos =>
  free === null ? amount : add(amount, multiplyFloor(free.stake, free.rounds, 1));

/** What all places cost together, at most. */
export function totalOf(prizes: readonly Prize[]): Centavos {
  return prizes.reduce(
    (sum, prize) => add(sum, multiplyFloor(worthOf(prize), prize.to - prize.from + 1, 1)),
    ZERO,
  );
}

/**
 * By the clock anybody plays all rounds that count, at the least stake and the game that keeps
 * least. So no place of a race by rounds is paid more than the house expects to win of them. Of
 * others' games nobody knows what they keep. Null: luck decides, and nobody draws more often than
 * the rounds of a day that count.
 */
export function prizeMaxOf(rules: Omit<RaceRules, "prizes">): Centavos | null {
  if (rules.scoring !== "rounds") return null;
  const losses = rules.games.map((game) => {
    const least = leastLosses.find(({ code }) => game === `${HOUSE_STUDIO}/${code}`);
    if (least === undefined) return 0;
    const { stakeCentavos, lossCentavos } = least;
    return (lossCentavos / stakeCentavos) * Math.max(stakeCentavos, rules.minStake);
  });
  // Whenever it begins, it touches as many days as it has, or one more.
  const days = Math.ceil((rules.endsAt.getTime() - rules.startsAt.getTime()) / DAY_MS);
  const rounds = rules.roundsPerDay * days;
  return toCentavos(Math.floor(rounds * Math.min(...losses)));
}

/** The most points first. Equal points share a place, or who had them first is ahead. */
export function place(scores: readonly Score[], ties: Ties): readonly Placed[] {
  const sorted = scores.toSorted(
    (a, b) =>
      b.score - a.score || a.reachedAt.getTime() - b.reachedAt.getTime() || a.memberId - b.memberId,
  );
  const places: Placed[] = [];
  for (const [index, one] of sorted.entries()) {
    const before = places.at(-1);
    const isEqual = ties === "share" && before?.score === one.score;
    places.push({ ...one, place: isEqual ? before.place : index + 1 });
  }
  return places;
}

const prizeAt = (prizes: readonly Prize[], at: number): Prize | undefined =>
  prizes.find(({ from, to }) => from <= at && at <= to);

function awardOf({ pocket, turnoverMultiple, free }: Prize, amount: Centavos): Award {
  if (pocket !== "free" && amount === 0) return nothing;
  return { pocket, amount, turnover: multiplyFloor(amount, turnoverMultiple, 1), free };
}

/** In the order of the places. Who shares a place gets an equal part of the prizes it covers. */
export function awardsOf(
  placed: readonly Placed[],
  { prizes, ties }: Pick<RaceRules, "prizes" | "ties">,
): readonly Award[] {
  const alone = ({ place: at }: Placed): Award => {
    const prize = prizeAt(prizes, at);
    return prize === undefined ? nothing : awardOf(prize, prize.amount);
  };
  if (ties === "earlier") return placed.map(alone);
  const sharers = new Map<number, number>();
  for (const { place: at } of placed) sharers.set(at, (sharers.get(at) ?? 0) + 1);
  return placed.map(({ place: at }) => {
    const first = prizeAt(prizes, at);
    return first === undefined ? nothing : awardOf(first, partOf(prizes, at, sharers.get(at) ?? 1));
  });
}

function partOf(prizes: readonly Prize[], at: number, sharers: number): Centavos {
  let sum = ZERO;
  for (let next = at; next < at + sharers; next += 1) {
    sum = add(sum, prizeAt(prizes, next)?.amount ?? ZERO);
  }
  return multiplyFloor(sum, 1, sharers);
}

/** "12.50" for multipliers, "37" for rounds. */
export function pointsText(scoring: Scoring, score: number): string {
  if (scoring === "rounds") return String(score);
  const whole = Math.floor(score / HUNDREDTHS);
  return `${whole}.${String(score % HUNDREDTHS).padStart(2, "0")}`;
}

/** A new time for the same race. */
export function movedTo(rules: RaceRules, startsAt: Date): RaceRules {
  const lastsMs = rules.endsAt.getTime() - rules.startsAt.getTime();
  const endsAt = new Date(startsAt.getTime() + lastsMs);
  return { ...rules, startsAt, endsAt, ...momentsOf(endsAt, rules.reviewHours) };
}

/** What a prize of that race is called where rewards are kept: one a member and race. */
export const periodOf = (raceId: number): string => `race:${raceId}`;
