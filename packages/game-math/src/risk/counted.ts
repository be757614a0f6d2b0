/**
 * How much of a bet counts as turnover: what it costs to make, and whether it risks anything.
 *
 * All of a stake counts when the house expects to keep `FULL_EDGE` of it; of a bet with half of
 * that edge, half counts. So to work off a turnover of R$ 100.00 costs a player R$ 3.50 on average
 * or more, whatever they play: nobody gets it for less by choosing a game.
 *
 * And a bet that hardly risks its stake, as it covers all ends of a round or is almost sure to win,
 * counts for less still, and in the end for nothing: it moves money, and plays for none.
 */

export interface Risk {
  /** The share of the stake that the house keeps on average. */
  readonly edge: number;
  /** The share of the stake that is lost on average, wins left aside. */
  readonly atRisk: number;
}

/** Of the stake, in hundredths of a percent. */
export const FULL_EDGE_BASIS_POINTS = 350;
const FULL_EDGE = FULL_EDGE_BASIS_POINTS / 10_000;
/** From so much at risk on, all of what the edge gives counts; below the least nothing does. */
const FULL_RISK = 0.25;
const LEAST_RISK = 0.05;
/** Sums of exact chances may be off by the last bits of a double. */
const BITS = 1e-9;

export const WHOLE_STAKE: Pick<Risk, "atRisk"> = { atRisk: 1 };

/** A share of the stake, from 0 to 1. */
export function countedShare({ edge, atRisk }: Risk): number {
  if (atRisk < LEAST_RISK - BITS) return 0;
  const byEdge = Math.min(1, Math.max(0, edge) / FULL_EDGE);
  return byEdge * Math.min(1, atRisk / FULL_RISK);
}

/** Whole percent, rounded down. */
export function countedPercent(risk: Risk): number {
  return Math.floor(100 * countedShare(risk) + BITS);
}

/** Of a game of which only its return is known. */
export function percentOfReturn(rtpBasisPoints: number): number {
  return countedPercent({ edge: 1 - rtpBasisPoints / 10_000, ...WHOLE_STAKE });
}

/** One way a bet can end: how likely it is, and what comes back for a stake of one. */
export interface End {
  readonly chance: number;
  readonly back: number;
}

export function riskOfEnds(ends: readonly End[]): Risk {
  let returned = 0;
  let lost = 0;
  let known = 0;
  for (const { chance, back } of ends) {
    known += chance;
    returned += chance * back;
    lost += chance * Math.max(0, 1 - back);
  }
  // Ends that are not named bring nothing.
  const nothing = Math.max(0, 1 - known);
  return { edge: 1 - returned, atRisk: lost + nothing };
}
