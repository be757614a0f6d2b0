/** When a game's return is further from its theory than chance explains. Pure. */

/** What a game returns by its mathematics. */
export interface GameTheory {
  /** In the house's accounts: <studio>/<code>. */
  readonly game: string;
  /** Expected win of a stake of one. */
  readonly mean: number;
  /** Of the win of a stake of one. */
  readonly standardDeviation: number;
}

export interface PlayedTotals {
  readonly plays: number;
  readonly stake: number;
  readonly win: number;
  readonly stakeSquares: number;
}

/**
 * How many standard deviations the sum of the wins is from its expectation. Rounds are independent,
 * and a stake s wins s·X with X of the theory, so the sum W of all wins has the expectation
 * mean·Σs and the variance σ²·Σs²:
 *
 *   z = (W − mean·Σs) / (σ·√Σs²)
 */
export function deviationOf(played: PlayedTotals, theory: GameTheory): number {
  const spread = theory.standardDeviation * Math.sqrt(Math.max(played.stakeSquares, 0));
  return spread === 0 ? 0 : (played.win - theory.mean * played.stake) / spread;
}

/** One standard deviation of the return: chance leaves 95 of 100 within 1.96 of them. */
export function spreadOf(played: PlayedTotals, theory: GameTheory): number | null {
  if (played.stake <= 0) return null;
  return (theory.standardDeviation * Math.sqrt(Math.max(played.stakeSquares, 0))) / played.stake;
}

/** Two-sided, one game in a thousand by chance; rare large wins make few rounds say nothing. */
export const ALARM_AT = 3.3;
/** Lower than where it is raised, so that a game at the edge is not told again and again. */
const CALM_AT = 3;
const LEAST_PLAYS = 10_000;

export function isAlarming(played: PlayedTotals, z: number, isAlarmed: boolean): boolean {
  return played.plays >= LEAST_PLAYS && Math.abs(z) > (isAlarmed ? CALM_AT : ALARM_AT);
}
