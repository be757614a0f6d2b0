/** What imported games are played for: base bets that pay whole centavos at tenths of the bet. */
import { toCentavos, type Centavos } from "@tucano/contract/money.ts";
import type { StakeLimits } from "../types.ts";

/** Millionths of a real in a centavo: the unit of the wire. */
export const MICROS_PER_CENTAVO = 10_000;
const COST_MICROS = 1_000_000;
const STEP_CENTAVOS = 20;
const DEFAULT_CENTAVOS = 100;
const LEVELS_CENTAVOS = [
  20, 40, 60, 80, 100, 160, 200, 300, 400, 500, 600, 800, 1_000, 1_600, 2_000, 3_000, 4_000, 5_000,
];

export interface Stakes {
  readonly levels: readonly number[];
  readonly step: number;
  readonly preset: number;
}

/** In centavos. */
export function stakesWithin({ least, most }: StakeLimits): Stakes {
  const levels = LEVELS_CENTAVOS.filter((level) => level >= least && level <= most);
  const preset = levels.includes(DEFAULT_CENTAVOS) ? DEFAULT_CENTAVOS : (levels[0] ?? 0);
  return { levels, step: STEP_CENTAVOS, preset };
}

export interface Wager {
  readonly base: Centavos;
  readonly stake: Centavos;
}

/** Null: it is not offered. */
export function readWager(
  amountMicros: number,
  costMicros: number,
  limits: StakeLimits,
): Wager | null {
  const base = amountMicros / MICROS_PER_CENTAVO;
  const { levels } = stakesWithin(limits);
  const [least, most] = [levels[0], levels.at(-1)];
  if (least === undefined || most === undefined) return null;
  if (base % STEP_CENTAVOS !== 0 || base < least || base > most) return null;
  const stake = (base * costMicros) / COST_MICROS;
  if (!Number.isSafeInteger(stake) || stake < 1 || stake > limits.most) return null;
  return { base: toCentavos(base), stake: toCentavos(stake) };
}
