/**
 * Liga Tucano: a football league played out in minutes. A round of the table is a match day of
 * eight matches; its number says which day of which season it is, so fixtures and odds are known
 * long before, and the day's seed decides all eight scores.
 */
import { createDraws } from "../../provably-fair.ts";
import { isWholeBetween, readFields } from "../../read-fields.ts";
import type { SharedGame } from "../../shared/shared-game.ts";
import { clubs, findClub, type Pairing, seasonOf } from "./football/clubs.ts";
import { type Market, marketsOf, settleSelection } from "./football/markets.ts";
import {
  drawGoalsOf,
  drawScore,
  type Goal,
  type MatchModel,
  modelOf,
  type Score,
} from "./football/score.ts";
import { highestPayoutOf, payoutOf } from "./slip/settle.ts";
import { type Line, linesOf } from "./slip/systems.ts";

const season = seasonOf(clubs.map(({ id }) => id));
export const DAYS_IN_SEASON = season.length;

/** A match of a day: "3/result:home" is a selection of the fourth one. */
export interface Fixture extends Pairing {
  readonly match: number;
}

/** Which season a day is in, from 1, and which day of it, from 1. */
export function placeOf(day: number): { season: number; day: number } {
  const index = day - 1;
  return {
    season: Math.floor(index / DAYS_IN_SEASON) + 1,
    day: (index % DAYS_IN_SEASON) + 1,
  };
}

export function fixturesOf(day: number): readonly Fixture[] {
  const pairings = season[(day - 1) % DAYS_IN_SEASON] ?? [];
  return pairings.map((pairing, match) => ({ ...pairing, match }));
}

/** By "home away": a season has 240 of them, and each is worked out on first use. */
const models = new Map<string, MatchModel>();

export function modelOfFixture({ home, away }: Pairing): MatchModel {
  const key = `${home} ${away}`;
  const known = models.get(key);
  if (known !== undefined) return known;
  const [first, second] = [findClub(home), findClub(away)];
  if (first === null || second === null) throw new RangeError(`No such clubs: ${key}.`);
  const model = modelOf(first, second);
  models.set(key, model);
  return model;
}

const offers = new WeakMap<MatchModel, readonly Market[]>();

/** What is offered on a match: the same for everybody, from the first minute to the last. */
export function marketsOfFixture(pairing: Pairing): readonly Market[] {
  const model = modelOfFixture(pairing);
  const known = offers.get(model) ?? marketsOf(model);
  offers.set(model, known);
  return known;
}

export interface Slip {
  readonly day: number;
  /** "singles", "multiple", "2of3", or a named system. */
  readonly system: string;
  /** "3/result:home": the fourth match of the day, its home side. */
  readonly selections: readonly string[];
}

interface Leg {
  readonly match: number;
  readonly selection: string;
  readonly oddsThousandths: number;
}

const DAY_MAX = 100_000_000;

export function legOf(day: number, selection: string): Leg | null {
  const [, match = "", id = ""] = /^(\d{1,2})\/([a-zA-Z0-9:-]{3,40})$/.exec(selection) ?? [];
  const fixture = match === "" ? undefined : fixturesOf(day)[Number(match)];
  if (fixture === undefined) return null;
  for (const { selections } of marketsOfFixture(fixture)) {
    const found = selections.find((each) => each.id === id);
    if (found === undefined) continue;
    return { match: fixture.match, selection: id, oddsThousandths: found.oddsThousandths };
  }
  return null;
}

/** Two answers of one match hang together: their odds may not be multiplied. */
function hasTwoOfOneMatch(lines: readonly Line[], legs: readonly Leg[]): boolean {
  return lines.some((line) => {
    const matches = line.map((place) => legs[place]?.match);
    return new Set(matches).size < matches.length;
  });
}

function linesOfSlip({ system, selections }: Slip): readonly Line[] {
  const lines = linesOf(system, selections.length);
  if (lines === null) throw new RangeError(`${system} is no system of so many selections.`);
  return lines;
}

function legsOf({ day, selections }: Slip): Leg[] {
  return selections.map((selection) => {
    const leg = legOf(day, selection);
    if (leg === null) throw new RangeError(`${selection} is not offered on day ${day}.`);
    return leg;
  });
}

function readSlip(input: unknown): Slip | null {
  const fields = readFields(input, ["day", "system", "selections"]);
  if (fields === null) return null;
  const { day, system, selections: list } = fields;
  if (!isWholeBetween(day, 1, DAY_MAX) || typeof system !== "string") return null;
  if (!Array.isArray(list)) return null;
  const items: readonly unknown[] = list;
  const lines = linesOf(system, items.length);
  const selections = items.filter((each) => typeof each === "string");
  if (lines === null || new Set(selections).size !== items.length) return null;
  const legs = selections.map((selection) => legOf(day, selection));
  const known = legs.filter((leg) => leg !== null);
  if (known.length !== legs.length || hasTwoOfOneMatch(lines, known)) return null;
  return { day, system, selections };
}

export interface PlayedMatch extends Fixture {
  readonly score: Score;
  readonly goals: readonly Goal[];
}

export interface DayResult {
  readonly day: number;
  readonly matches: readonly PlayedMatch[];
}

/** A line pays at most so many times its stake; a slip, so many times the stake of one line. */
export const MAX_WIN_MULTIPLIER = 10_000;

function winHundredthsOf(slip: Slip, { matches }: DayResult): number {
  const settled = legsOf(slip).map(({ match, selection, oddsThousandths }) => {
    const played = matches[match];
    const settlement = played === undefined ? null : settleSelection(selection, played.score);
    if (settlement === null) throw new RangeError(`${selection} cannot be settled.`);
    return { oddsThousandths, settlement };
  });
  const won = payoutOf(linesOfSlip(slip), settled, 100);
  return Math.min(won, MAX_WIN_MULTIPLIER * 100);
}

function mostHundredthsOf(slip: Slip): number {
  const odds = legsOf(slip).map(({ oddsThousandths }) => oddsThousandths);
  return Math.min(highestPayoutOf(linesOfSlip(slip), odds, 100), MAX_WIN_MULTIPLIER * 100);
}

export const ligaTucano: SharedGame<Slip, DayResult> = {
  shape: "shared",
  kind: "draw",
  facts: {
    code: "liga-tucano",
    name: "Liga Tucano",
    version: 1,
    type: "sports",
    brand: "saci",
    tags: ["new", "football", "shared"],
    stakesCentavos: [100, 1_000_000],
    defaultStakeCentavos: 100,
    maxStakeCentavos: 1_000_000,
  },
  pace: { bettingMs: 120_000, closedMs: 3_000, showMs: 117_000, everyMs: 240_000 },
  betsMax: 50,
  isStakeFree: true,
  readBet: readSlip,
  unitsOf: (slip) => linesOfSlip(slip).length,
  isBetOn: (slip, roundNumber) => slip.day === roundNumber,
  mostHundredthsOf,
  draw(round) {
    const draws = createDraws(round);
    const day = round.nonce;
    const matches = fixturesOf(day).map((fixture) => {
      const score = drawScore(modelOfFixture(fixture), draws);
      return { ...fixture, score, goals: drawGoalsOf(score, draws) };
    });
    return { day, matches };
  },
  winHundredthsOf,
};
