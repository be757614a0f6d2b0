/**
 * What a slip pays. Odds are decimal odds in thousandths (1850 = 1.85). A line pays its stake times
 * the product of what its selections became. Everything is exact until the very end, when the
 * slip's payout is rounded down once, to whole centavos.
 */
import { plus, type Rational, rational, times } from "../../../rational.ts";
import type { Line } from "./systems.ts";

/** Decimal odds 1.00. */
export const EVENS = 1_000;

/**
 * won, lost: the plain cases. void: the selection's stake comes back, as if its odds were 1.00.
 * halfWon, halfLost: a quarter line, half of the stake on each of the two lines beside it.
 * deadHeat: how many share the place that was bet on; the stake is divided by that number.
 */
export type Settlement =
  | { readonly kind: "won" }
  | { readonly kind: "lost" }
  | { readonly kind: "void" }
  | { readonly kind: "halfWon" }
  | { readonly kind: "halfLost" }
  | { readonly kind: "deadHeat"; readonly tied: number };

/** What a stake of 1 on the selection becomes. */
export function factorOf(oddsThousandths: number, settlement: Settlement): Rational {
  requireOdds(oddsThousandths);
  switch (settlement.kind) {
    case "won":
      return rational(BigInt(oddsThousandths), EVENS);
    case "lost":
      return rational(0n);
    case "void":
      return rational(1n);
    case "halfWon":
      return rational(BigInt(oddsThousandths + EVENS), 2 * EVENS);
    case "halfLost":
      return rational(1n, 2);
    case "deadHeat": {
      if (!Number.isSafeInteger(settlement.tied) || settlement.tied < 2) {
        throw new RangeError("At least two share a place.");
      }
      return rational(BigInt(oddsThousandths), EVENS * settlement.tied);
    }
  }
}

function requireOdds(oddsThousandths: number): void {
  if (!Number.isSafeInteger(oddsThousandths) || oddsThousandths < EVENS) {
    throw new RangeError("Odds are whole thousandths from 1000.");
  }
}

export interface SettledSelection {
  readonly oddsThousandths: number;
  readonly settlement: Settlement;
}

/** Of a whole slip, in centavos, rounded down once. */
export function payoutOf(
  lines: readonly Line[],
  selections: readonly SettledSelection[],
  stakePerLineCentavos: number,
): number {
  const factors = selections.map(({ oddsThousandths, settlement }) =>
    factorOf(oddsThousandths, settlement),
  );
  const sum = lines.reduce<Rational>(
    (total, line) => plus(total, productOf(line, factors)),
    rational(0n),
  );
  return Number((sum.numerator * BigInt(stakePerLineCentavos)) / sum.denominator);
}

function productOf(line: Line, factors: readonly Rational[]): Rational {
  return line.reduce<Rational>((product, place) => {
    const factor = factors[place];
    if (factor === undefined) throw new RangeError("A line is of selections on the slip.");
    return times(product, factor);
  }, rational(1n));
}

/** What the slip would pay if everything won. */
export function highestPayoutOf(
  lines: readonly Line[],
  oddsThousandths: readonly number[],
  stakePerLineCentavos: number,
): number {
  const won = oddsThousandths.map((odds) => ({
    oddsThousandths: odds,
    settlement: { kind: "won" } as const,
  }));
  return payoutOf(lines, won, stakePerLineCentavos);
}
