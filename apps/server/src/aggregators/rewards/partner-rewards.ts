/**
 * Free rounds at a partner's games: made there under our name for them, and found by it again when
 * the answer was lost, so that a grant is one reward however often it is asked for.
 */
import type { Centavos } from "@tucano/contract/money.ts";
import { unitsOf } from "@tucano/contract/studios/studio-wallet.ts";
import {
  type Hub88Client,
  Hub88Refused,
  Hub88Unavailable,
  type Prepaid,
} from "../../hub88/index.ts";
import { requireClient } from "../partners.ts";
import type { AggregatorsDeps } from "../types.ts";

export interface RewardWish {
  readonly grantId: string;
  readonly user: string;
  readonly studio: string;
  readonly gameCode: string;
  readonly stake: Centavos;
  readonly rounds: number;
  readonly from: Date;
  readonly until: Date;
}

export type RewardMade = { readonly rewardUuid: string } | { readonly refusal: string };

type RewardDeps = Pick<AggregatorsDeps, "rounds" | "clientOf">;

const CURRENCY = "BRL";

/** Throws where nothing is known: ask again, with the same grant. */
export async function createReward(deps: RewardDeps, wish: RewardWish): Promise<RewardMade> {
  const client = await requireClient(deps, wish.studio);
  try {
    const known = await findReward(client, wish.grantId);
    if (known !== null) return { rewardUuid: known };
    const { rows } = await client.listPrepaids({ gameCode: wish.gameCode, currency: CURRENCY });
    const prepaid = choosePrepaid(rows, wish);
    if (prepaid === null)
      return { refusal: "The partner has no prepaid of this stake and number." };
    const { rewardUuid } = await client.createReward({
      user: wish.user,
      from: { prepaidUuid: prepaid.prepaidUuid },
      reference: wish.grantId,
      betUnits: prepaid.betUnits === null ? unitsOf(wish.stake) : null,
      betCount: prepaid.betCount === null ? wish.rounds : null,
      startsAt: wish.from,
      endsAt: wish.until,
    });
    return { rewardUuid };
  } catch (error) {
    if (error instanceof Hub88Refused) return { refusal: error.message };
    if (!(error instanceof Hub88Unavailable)) throw error;
    // It may have been made all the same.
    const made = await findReward(client, wish.grantId);
    if (made === null) throw error;
    return { rewardUuid: made };
  }
}

async function findReward(client: Hub88Client, reference: string): Promise<string | null> {
  const { rows } = await client.listRewards({ reference });
  const found = rows.find((one) => one.reference === reference && one.status !== "FRS_FAILED");
  return found?.rewardUuid ?? null;
}

/** Just what is wanted, rather than what leaves it open. */
export function choosePrepaid(
  prepaids: readonly Prepaid[],
  { gameCode, stake, rounds }: Pick<RewardWish, "gameCode" | "stake" | "rounds">,
): Prepaid | null {
  const isOpenness = ({ betUnits, betCount }: Prepaid): number =>
    Number(betUnits === null) + Number(betCount === null);
  const fitting = prepaids.filter(
    (one) =>
      (one.gameCode === null || one.gameCode === gameCode) &&
      (one.currency === null || one.currency === CURRENCY) &&
      (one.betUnits === null || one.betUnits === unitsOf(stake)) &&
      (one.betCount === null || one.betCount === rounds),
  );
  return fitting.toSorted((one, other) => isOpenness(one) - isOpenness(other))[0] ?? null;
}

/**
 * What is over cannot be taken back, and need not be; what was made although nobody heard of it is
 * looked for. Throws where nothing is known.
 */
export async function cancelReward(
  deps: RewardDeps,
  of: { readonly studio: string; readonly grantId: string; readonly rewardUuid: string | null },
): Promise<void> {
  const client = await requireClient(deps, of.studio);
  try {
    const rewardUuid = of.rewardUuid ?? (await findReward(client, of.grantId));
    if (rewardUuid !== null) await client.cancelReward(rewardUuid);
  } catch (error) {
    if (!(error instanceof Hub88Refused) || error.status === 401) throw error;
  }
}

/** Is there anybody to make one at? */
export async function mayGrant(
  { rounds }: Pick<AggregatorsDeps, "rounds">,
  studio: string,
): Promise<boolean> {
  return (await rounds.partnerEnd(studio)) !== null;
}
