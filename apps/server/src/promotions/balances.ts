/** A member's pockets, and what is at play. Every game plays from the same pockets. */
import { gameTypes, type GameType } from "@tucano/contract/catalog.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { add, type Centavos, formatWire, ZERO } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/activities.ts";
import type { PromotionsDeps } from "./types.ts";

export async function readBalances(
  deps: PromotionsDeps,
  memberId: number,
  input: InputOf<typeof contract.allBalances>,
): Promise<DataOf<typeof contract.allBalances>> {
  const wanted = typeOf(input.platType ?? "all");
  const [wallet, open, claimable] = await Promise.all([
    deps.ledger.readWallet(memberId),
    deps.rounds.openStakes(memberId),
    claimableRebates(deps, memberId),
  ]);
  const ofType = new Map(open.map((one) => [one.gameType, one]));
  const types = gameTypes.filter((type) => wanted === "all" || type === wanted);
  const atPlay = types.map((type) => ofType.get(type)?.stakeCentavos ?? ZERO);
  const rebate = add(wallet.rebate, claimable);
  return {
    currency: "BRL",
    plat_type: wanted,
    money: formatWire(wallet.cash),
    bonus_money: formatWire(wallet.bonus),
    fs_money: formatWire(rebate),
    locked_money: formatWire(wallet.locked),
    total_money: formatWire(add(wallet.cash, wallet.bonus, rebate, wallet.locked)),
    at_play: formatWire(add(...atPlay)),
    list: types.map((type) => ({
      plat_type: type,
      at_play: formatWire(ofType.get(type)?.stakeCentavos ?? ZERO),
      open_rounds: ofType.get(type)?.rounds ?? 0,
    })),
  };
}

function typeOf(platType: GameType | "all" | "slot"): GameType | "all" {
  return platType === "slot" ? "slots" : platType;
}

/** More than rebates are ever kept: one a day, for some weeks. */
const REBATES_MAX = 100;

/** Rebates wait as rewards until they are claimed: to the player they are the rebate pocket. */
async function claimableRebates(
  { rewards, clock }: PromotionsDeps,
  memberId: number,
): Promise<Centavos> {
  const { list } = await rewards.list(memberId, {
    kinds: ["rebate"],
    states: ["claimable"],
    page: 1,
    limit: REBATES_MAX,
  });
  const now = clock.now();
  const due = list.filter(({ availableFrom, expiresAt }) => {
    return availableFrom <= now && (expiresAt === null || now < expiresAt);
  });
  return add(...due.map(({ amount }) => amount));
}
