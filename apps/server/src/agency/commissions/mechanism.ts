/** The scheme in numbers, with examples that are calculated by the rules themselves. */
import type * as contract from "@tucano/contract/player/rewards/agency.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  add,
  type Centavos,
  formatWire,
  larger,
  multiplyFloor,
  toCentavos,
  ZERO,
} from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import type { Numbers } from "../../market/index.ts";
import { depositCommission, LEVELS, levelResult, type Tier } from "../policy.ts";
import type { AgencyDeps, Level } from "../types.ts";

const EXAMPLE_DEPOSIT = toCentavos(20_000);
/** Where there is no second tier to show. */
const EXAMPLE_BASE = toCentavos(1_000_000);
const EXAMPLE_LEVELS: readonly Level[] = [1, 2];

type Agency = Numbers["agency"];
type Playing = "betting" | "settlement";

async function readScheme({ market }: Pick<AgencyDeps, "market">) {
  const { hasAgency } = await market.read("switches");
  const numbers = await market.read("agency");
  const common = {
    is_open: hasAgency,
    hold_days: numbers.holdDays,
    turnover_multiple: numbers.turnoverMultiple,
  };
  return { numbers, common };
}

const presentRates = ({ direct, indirect }: Agency["recharge"]["first"]) => ({
  direct: formatBasisPoints(direct),
  indirect: formatBasisPoints(indirect),
});

export async function rechargeMechanism(
  deps: Pick<AgencyDeps, "market">,
): Promise<DataOf<typeof contract.rechargeMechanism>> {
  const { numbers, common } = await readScheme(deps);
  const { first, repeated, depositFromCentavos, perDepositMaxCentavos } = numbers.recharge;
  const amount = larger(EXAMPLE_DEPOSIT, toCentavos(depositFromCentavos));
  return {
    ...common,
    first: presentRates(first),
    repeated: presentRates(repeated),
    deposit_from: formatWire(toCentavos(depositFromCentavos)),
    per_deposit_max: formatWire(toCentavos(perDepositMaxCentavos)),
    example: {
      deposit_amount: formatWire(amount),
      lines: [1, 2].flatMap((nth) =>
        EXAMPLE_LEVELS.map((level) => {
          const earned = depositCommission(numbers.recharge, { amount, nth, level });
          return {
            is_first: nth === 1,
            level,
            rate: formatBasisPoints(earned?.rate ?? 0),
            amount: formatWire(earned?.amount ?? ZERO),
          };
        }),
      ),
    },
  };
}

export async function playMechanism(
  deps: Pick<AgencyDeps, "market">,
  kind: Playing,
): Promise<DataOf<typeof contract.bettingMechanism>> {
  const { numbers, common } = await readScheme(deps);
  const { tiers } = numbers[kind];
  const bound = kind === "settlement" ? numbers.settlement.turnoverRateMax : null;
  return {
    ...common,
    turnover_rate_max: bound === null ? null : presentRates(bound),
    tiers: tiers.map((tier) => ({
      from_amount: formatWire(toCentavos(tier.fromCentavos)),
      direct_rate: formatBasisPoints(tier.direct),
      indirect_rate: formatBasisPoints(tier.indirect),
    })),
    example: exampleOf(tiers),
  };
}

/** Level 1 is half above the second tier, level 2 half of that, level 3 a tenth. */
function exampleOf(tiers: readonly Tier[]): DataOf<typeof contract.bettingMechanism>["example"] {
  const second = tiers.map(({ fromCentavos }) => fromCentavos).toSorted((a, b) => a - b)[1];
  const start = second === undefined || second === 0 ? EXAMPLE_BASE : toCentavos(second);
  const top = multiplyFloor(start, 3, 2);
  const bases: Record<Level, Centavos> = {
    1: top,
    2: multiplyFloor(top, 1, 2),
    3: multiplyFloor(top, 1, 10),
  };
  const results = LEVELS.map((level) =>
    levelResult(tiers, { level, base: bases[level], takenBack: ZERO }),
  );
  return {
    levels: results.map((one) => ({
      level: one.level,
      base_amount: formatWire(one.base),
      rate: formatBasisPoints(one.rate ?? 0),
      amount: formatWire(one.amount),
    })),
    total: formatWire(add(...results.map(({ amount }) => amount))),
  };
}
