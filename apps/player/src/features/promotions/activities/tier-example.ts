/** The rule of the tiers, worked through once with the numbers of the first tier. */
import { formatWire, fromWire, multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import type { Tier } from "../api.ts";

const WHOLE = 10_000;

interface TierExample {
  readonly total: string;
  readonly rate: string;
  readonly earned: string;
}

const basisPoints = (percent: string): number => Number(percent.replace(".", ""));

/** Half-way through a tier the rate is half-way, too, rounded down as the house does. */
export function exampleOf(
  tier: Pick<Tier, "from" | "to" | "rate_from_percent" | "rate_to_percent">,
) {
  const total = toCentavos(Math.floor((fromWire(tier.from) + fromWire(tier.to)) / 2));
  const rate = Math.floor(
    (basisPoints(tier.rate_from_percent) + basisPoints(tier.rate_to_percent)) / 2,
  );
  return {
    total: formatWire(total),
    rate: formatBasisPoints(rate),
    earned: formatWire(multiplyFloor(total, rate, WHOLE)),
  } satisfies TierExample;
}
