/** Limits on play for whole batches: read for members who have some, written with the money. */
import assert from "node:assert";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { limits, type PlayLimits } from "../compliance/index.ts";
import type { Gathered, Wallet } from "../ledger/index.ts";
import type { Tx } from "../platform/database/types.ts";

export interface Limited {
  /** Empty for members without limits. */
  readonly limits: PlayLimits;
}

const NONE: PlayLimits = [];

/** In the order of `inputs`. */
export async function gatherLimits(
  tx: Tx,
  inputs: readonly Pick<Gathered<unknown>, "memberId" | "wallet">[],
): Promise<readonly PlayLimits[]> {
  const limited = inputs.filter(({ wallet }) => wallet.isLimited);
  if (limited.length === 0) return inputs.map(() => NONE);
  const found = await limits.gather(
    tx,
    limited.map(({ memberId }) => memberId),
  );
  return inputs.map(({ memberId }) => found.get(memberId) ?? NONE);
}

/**
 * The limits that a stake is compared with. A wallet that says it is limited while none were found
 * is out of date, and is read again, or it is a bug; it never means that there are no limits.
 */
export function limitsInForce(wallet: Wallet, { limits: found }: Limited): PlayLimits {
  assert(!wallet.isLimited || found.length > 0, "The limits of a limited wallet were not read.");
  return found;
}

export function hasLimits({ limits: held }: Limited): boolean {
  return held.length > 0;
}

export async function writeLimits(
  tx: Tx,
  effects: readonly { readonly memberId: MemberId; readonly effect: Limited }[],
): Promise<void> {
  const changes = effects.filter(({ effect }) => hasLimits(effect));
  if (changes.length === 0) return;
  await limits.write(
    tx,
    changes.map(({ memberId, effect }) => ({ memberId, limits: effect.limits })),
  );
}
