/**
 * The one rule by which every bet at a game of the house counts as turnover, whichever way it comes
 * in: by what its own choice risks, and beside other bets of the same player in the same round, by
 * what all of them risk together.
 */
import type { GameFigures } from "../engine.ts";
import { offeredOf } from "../games/catalogue.ts";
import { laidBy, riskOfChoice, riskOfLaid, rulesOf } from "./choices.ts";
import { countedPercent, countedShare, type Risk, WHOLE_STAKE } from "./counted.ts";
import type { Laid } from "./rules.ts";

const bestReturn = ({ rtpPercent, options }: GameFigures): number =>
  Math.max(Number(rtpPercent), ...options.map((option) => Number(option.rtpPercent)));

const known = new Map<string, Risk>();

/** Of every way to play it, what returns most: its edge is the least that the house keeps. */
function riskOfGame(code: string): Risk {
  const risk = known.get(code) ?? readRisk(code);
  known.set(code, risk);
  return risk;
}

function readRisk(code: string): Risk {
  const offered = offeredOf(code);
  if (offered === null) throw new RangeError(`${code} is no game of the house.`);
  return { edge: 1 - bestReturn(offered.figures) / 100, ...WHOLE_STAKE };
}

export function riskOf(code: string, choice: unknown): Risk {
  const laid = laidBy(code, choice);
  const risk = laid === null ? riskOfChoice(code, choice) : riskOfLaid(code, laid);
  return risk ?? rulesOf(code).otherwise ?? riskOfGame(code);
}

/**
 * Of a game's stakes when nobody looks at the choices: as if all were on what returns most. Null:
 * it is no game of the house.
 */
export function percentOfGame(code: string): number | null {
  return offeredOf(code) === null ? null : countedPercent(riskOfGame(code));
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
  const choices = before.map(({ choice }) => choice);
  if (rulesOf(code).isHedged?.(bet.choice, choices)) return 0;
  const own = laidIn(code, bet);
  if (own === null) return turnoverPercent(code, bet.choice);
  const others = before.map((one) => laidIn(code, one) ?? {});
  const more = countedOf(code, merged([...others, own])) - countedOf(code, merged(others));
  return Math.max(0, Math.floor((100 * more) / sumOf(own)));
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
