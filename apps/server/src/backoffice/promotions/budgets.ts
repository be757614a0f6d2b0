/** What each promise may cost and what is gone of it: today, and from its beginning on. */
import type { listPromotions, PromotionKey } from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { type Centavos, formatWire, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Numbers, OtherOffer, SeveralKey } from "../../market/index.ts";
import { type RewardKind, scopesOf } from "../../rewards/index.ts";
import type { Parts } from "../core/context.ts";

type Use = NonNullable<DataOf<typeof listPromotions>["list"][number]["budget"]>;

/** Those whose rewards take from a budget of their own. */
const kinds = {
  firstRecharge: "ftd",
  rechargeTiers: "recharge-tier",
  rechargeRebate: "recharge-rebate",
  invitation: "invitation",
  dailyRelief: "daily-relief",
  day7: "day7",
  rebates: "rebate",
  shop: "shop",
} as const satisfies Partial<Record<PromotionKey, RewardKind>>;

type BudgetedKey = keyof typeof kinds;
const budgetedKeys = Object.keys(kinds) as BudgetedKey[];

/** A budget as it holds, and the scopes that it is counted under. */
interface Held {
  readonly key: BudgetedKey;
  readonly numbers: Pick<Numbers["day7"], "budget" | "startsAt">;
  /** Of an offer beside the standing one: its code. */
  readonly offer?: string;
}

async function readUses<One extends Held>(
  parts: Parts,
  held: readonly One[],
): Promise<(readonly [One, Use])[]> {
  const now = parts.clock.now();
  const scopes = held.flatMap(({ key, numbers: { startsAt }, offer }) => {
    const { day, whole } = scopesOf({ startsAt, now, offer });
    const kind = kinds[key];
    return [
      { kind, scope: day },
      { kind, scope: whole },
    ];
  });
  const spent = await parts.rewards.spentOf(scopes);
  return held.map((one, index) => {
    const { dayCentavos, wholeCentavos } = one.numbers.budget;
    const day = use(dayCentavos, spent[index * 2] ?? ZERO);
    return [one, { day, whole: use(wholeCentavos, spent[index * 2 + 1] ?? ZERO) }] as const;
  });
}

export async function readBudgets(parts: Parts): Promise<ReadonlyMap<PromotionKey, Use>> {
  const held = await Promise.all(
    budgetedKeys.map(async (key) => ({ key, numbers: await parts.market.read(key) })),
  );
  const uses = await readUses(parts, held);
  const [daily, lottery] = await Promise.all([
    readWheel(parts, "daily", await parts.market.read("dailyWheel")),
    readWheel(parts, "lottery", await parts.market.read("lotteryWheel")),
  ]);
  return new Map<PromotionKey, Use>([
    ...uses.map(([{ key }, ofKey]) => [key, ofKey] as const),
    ["dailyWheel", daily],
    ["lotteryWheel", lottery],
  ]);
}

/** What of each offer beside the standing one is gone, in their order. */
export async function readOtherBudgets<Other extends OtherOffer>(
  parts: Parts,
  key: SeveralKey,
  others: readonly Other[],
): Promise<(readonly [Other, Use])[]> {
  const held = others.map((numbers) => ({ key, numbers, offer: numbers.code }));
  return (await readUses(parts, held)).map(([{ numbers }, ofOffer]) => [numbers, ofOffer]);
}

function use(most: number | null, spent: Centavos): Use["day"] {
  return {
    most: most === null ? null : formatWire(toCentavos(most)),
    spent: formatWire(spent),
  };
}

async function readWheel(
  parts: Parts,
  wheel: "daily" | "lottery",
  numbers: Numbers["dailyWheel"],
): Promise<Use> {
  const { today, sinceBegin } = await parts.wheels.spent(wheel, numbers);
  return {
    day: use(numbers.budgetPerDayCentavos, today),
    whole: use(numbers.budgetWholeCentavos, sinceBegin),
  };
}
