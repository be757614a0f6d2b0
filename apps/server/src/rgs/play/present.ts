/** Answers as the public clients read them: money in millionths, names of both client families. */
import type { MarketRules, StakeLimits } from "../types.ts";
import type { Mode } from "../publications/mode-cache.ts";
import { type Context, modeOf } from "./context.ts";
import type { Round } from "./repository.ts";
import { winUnits } from "./settle.ts";
import { MICROS_PER_CENTAVO, stakesWithin } from "./stakes.ts";

const MICROS = 1_000_000;
const MICROS_PER_UNIT = 10;
const HUNDREDTHS = 100;

const micros = (amount: number): number => amount * MICROS_PER_CENTAVO;

/** Of units of the wallet: they are ten of the wire's. */
const fromUnits = (units: number): number => units * MICROS_PER_UNIT;

export function presentBalance(units: number) {
  return { amount: fromUnits(units), currency: "BRL" };
}

export const costOf = ({ costMicros }: Mode): number => costMicros / MICROS;

export const multiplierOf = (payout: number): number => payout / HUNDREDTHS;

/** In JSON: a book's events go out as they lie in it, and nobody parses them on the way. */
export async function presentRound(context: Context, round: Round): Promise<string> {
  const { drawn } = round;
  if (drawn === null) throw new Error("A round is shown once it is drawn.");
  const mode = await modeOf(context, round);
  const shown = {
    betID: round.number,
    roundID: round.number,
    amount: micros(round.base),
    payout: fromUnits(winUnits(round)),
    payoutMultiplier: multiplierOf(drawn.payout),
    costMultiplier: costOf(mode),
    active: round.status === "open",
    mode: mode.name.toUpperCase(),
    event: round.event,
  };
  return withJson(shown, "state", await eventsOf(context, mode, drawn.row));
}

export async function eventsOf({ modeCache }: Context, mode: Mode, row: number): Promise<string> {
  return (await modeCache.book(mode, row)).events.toString("utf8");
}

/** An object that is not empty, with one more field, which is JSON already. */
export function withJson(fields: object, name: string, json: string): string {
  return `${JSON.stringify(fields).slice(0, -1)},"${name}":${json}}`;
}

export function presentConfig(of: {
  readonly game: string;
  readonly limits: StakeLimits;
  readonly modes: readonly Mode[];
  readonly market: MarketRules;
}) {
  const { levels, step, preset } = stakesWithin(of.limits);
  return {
    gameID: of.game,
    minBet: micros(levels[0] ?? 0),
    maxBet: micros(levels.at(-1) ?? 0),
    stepBet: micros(step),
    defaultBetLevel: micros(preset),
    betLevels: levels.map(micros),
    betModes: Object.fromEntries(
      of.modes.map((mode) => {
        const name = mode.name.toUpperCase();
        return [name, { mode: name, costMultiplier: costOf(mode) }];
      }),
    ),
    jurisdiction: jurisdictionOf(of.market),
  };
}

/** Every flag: clients read all of them unguarded. */
function jurisdictionOf({ mayAutoplay, mayTurbo, mayBuyFeature, minRoundMs }: MarketRules) {
  return {
    socialCasino: false,
    disabledFullscreen: false,
    disabledTurbo: !mayTurbo,
    disabledSuperTurbo: !mayTurbo,
    disabledAutoplay: !mayAutoplay,
    disabledSlamstop: !mayTurbo,
    disabledSpacebar: false,
    disabledBuyFeature: !mayBuyFeature,
    displayNetPosition: true,
    displayRTP: true,
    displaySessionTimer: true,
    minimumRoundDuration: minRoundMs,
  };
}
