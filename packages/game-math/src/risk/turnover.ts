/**
 * The one rule by which every bet at a game of the house counts as turnover, whichever way it comes
 * in: by what its own choice risks, and beside other bets of the same player in the same round, by
 * what all of them risk together.
 */
import { figuresOf, findGame } from "../games/house-games.ts";
import type { GameFigures } from "../engine.ts";
import { sharedFigures, sharedGames } from "../shared/index.ts";
import type { Slip } from "../sports/league.ts";
import { type Laid, laidBy, matchesOf, riskOfChoice, riskOfLaid, riskOfSlip } from "./choices.ts";
import { countedPercent, countedShare, type Risk, WHOLE_STAKE } from "./counted.ts";

const FLIGHT = "voo-do-tucano";
const LEAGUE = "liga-tucano";

/** A player who leaves by hand may leave at once: a quarter of what the edge gives. */
const BY_HAND: Risk = { edge: 0.01, atRisk: 0.0625 };

const bestReturn = ({ rtpPercent, options }: GameFigures): number =>
  Math.max(Number(rtpPercent), ...options.map((option) => Number(option.rtpPercent)));

function figuresFor(code: string): GameFigures | null {
  const game = findGame(code);
  if (game !== null) return figuresOf(game);
  const shared = sharedGames.find(({ facts }) => facts.code === code);
  return shared === undefined ? null : (sharedFigures[`${code}@${shared.facts.version}`] ?? null);
}

const known = new Map<string, Risk>();

/** Of every way to play it, what returns most: its edge is the least that the house keeps. */
function riskOfGame(code: string): Risk {
  const risk = known.get(code) ?? readRisk(code);
  known.set(code, risk);
  return risk;
}

function readRisk(code: string): Risk {
  const figures = figuresFor(code);
  if (figures === null) throw new RangeError(`${code} is no game of the house.`);
  return { edge: 1 - bestReturn(figures) / 100, ...WHOLE_STAKE };
}

export function riskOf(code: string, choice: unknown): Risk {
  if (code === LEAGUE) return riskOfSlip(choice as Slip);
  const laid = laidBy(code, choice);
  const risk = laid === null ? riskOfChoice(code, choice) : riskOfLaid(code, laid);
  if (risk !== null) return risk;
  return code === FLIGHT ? BY_HAND : riskOfGame(code);
}

/**
 * Of a game's stakes when nobody looks at the choices: as if all were on what returns most. Null:
 * it is no game of the house.
 */
export function percentOfGame(code: string): number | null {
  return figuresFor(code) === null ? null : countedPercent(riskOfGame(code));
}

/** Of the stake of a round that one player plays alone: whole percent, rounded down. */
export function turnoverPercent(code: string, choice: unknown): number {
  return countedPercent(riskOf(code, choice));
}

/** A bet in a round that is drawn for everybody. */
export interface SharedBet {
  readonly choice: unknown;
  readonly unitCentavos: number;
}

/**
 * Of a bet's own stake, when the player has laid these others in the same round before: what all of
 * them count together, less what those before counted. So red counts, and black after it does not.
 */
export function turnoverPercentBeside(
  code: string,
  bet: SharedBet,
  before: readonly SharedBet[],
): number {
  if (before.length === 0) return turnoverPercent(code, bet.choice);
  if (code === LEAGUE) {
    return hasSameMatch(bet, before) ? 0 : turnoverPercent(code, bet.choice);
  }
  const own = laidIn(code, bet);
  if (own === null) return turnoverPercent(code, bet.choice);
  const others = before.map((one) => laidIn(code, one) ?? {});
  const more = countedOf(code, merged([...others, own])) - countedOf(code, merged(others));
  return Math.max(0, Math.floor((100 * more) / sumOf(own)));
}

function hasSameMatch(bet: SharedBet, before: readonly SharedBet[]): boolean {
  const taken = new Set(before.flatMap(({ choice }) => matchesOf((choice as Slip).selections)));
  return matchesOf((bet.choice as Slip).selections).some((match) => taken.has(match));
}

/** In centavos. */
function laidIn(code: string, { choice, unitCentavos }: SharedBet): Laid | null {
  const laid = laidBy(code, choice);
  if (laid === null) return null;
  const entries = Object.entries(laid).map(([spot, chips]) => [spot, chips * unitCentavos]);
  return Object.fromEntries(entries) as Laid;
}

function merged(all: readonly Laid[]): Laid {
  const sum: Record<string, number> = {};
  for (const laid of all) {
    for (const [spot, amount] of Object.entries(laid)) sum[spot] = (sum[spot] ?? 0) + amount;
  }
  return sum;
}

const sumOf = (laid: Laid): number => Object.values(laid).reduce((sum, each) => sum + each, 0);

function countedOf(code: string, laid: Laid): number {
  const risk = riskOfLaid(code, laid);
  return risk === null ? 0 : countedShare(risk) * sumOf(laid);
}
