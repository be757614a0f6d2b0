/** A member's pockets, and what is at play. Every game plays from the same pockets. */
import { gameTypes, type GameType } from "@tucano/contract/player/games/catalog.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, formatWire, ZERO } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/rewards/activities.ts";
import type { PromotionsDeps } from "./types.ts";

export async function readBalances(
  deps: PromotionsDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.allBalances>,
): Promise<DataOf<typeof contract.allBalances>> {
  const wanted = typeOf(input.platType ?? "all");
  const [wallet, open, claimable] = await Promise.all([
    deps.ledger.readWallet(memberId),
    deps.rounds.openStakes(memberId),
    // Rebates wait as rewards until they are claimed: to the player they are the rebate pocket.
    deps.rewards.claimableOf([memberId], "rebate"),
  ]);
  const ofType = new Map(open.map((one) => [one.gameType, one]));
  const types = gameTypes.filter((type) => wanted === "all" || type === wanted);
  const atPlay = types.map((type) => ofType.get(type)?.stakeCentavos ?? ZERO);
  const rebate = add(wallet.rebate, claimable.get(memberId) ?? ZERO);
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
