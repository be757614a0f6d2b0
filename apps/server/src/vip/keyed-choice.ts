/**
 * A claim that does not name its rewards chooses them when it is made. With an Idempotency-Key the
 * choice is kept: the same call again claims the same, and so pays nothing more.
 */
import { createHash } from "node:crypto";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { findClaim, insertClaim, type KeyedClaim } from "./repository.ts";
import type { VipDeps } from "./types.ts";

export interface ClaimRequest {
  readonly memberId: MemberId;
  readonly idempotencyKey: string | null;
  /** The call and its payload as one text. */
  readonly asked: string;
}

/** A choice that throws burns no key. */
export async function chooseOnce(
  { db, clock }: Pick<VipDeps, "db" | "clock">,
  { memberId, idempotencyKey, asked }: ClaimRequest,
  choose: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (idempotencyKey === null) return choose();
  const key = createHash("sha256").update(idempotencyKey).digest("base64url");
  const earlier = await findClaim(db, memberId, key);
  if (earlier !== null) return requireSame(earlier, asked);
  try {
    const periods = await choose();
    const claim: KeyedClaim = { memberId, key, asked, periods };
    const isFirst = await inTransaction(db, (tx) => insertClaim(tx, claim, clock.now()));
    if (isFirst) return periods;
  } catch (error) {
    // The same call beside this one may have chosen, and claimed, all that there was to choose.
    if ((await findClaim(db, memberId, key)) === null) throw error;
  }
  const first = await findClaim(db, memberId, key);
  if (first === null) throw new Error("The stored choice is missing.");
  return requireSame(first, asked);
}

function requireSame(
  earlier: Pick<KeyedClaim, "asked" | "periods">,
  asked: string,
): readonly string[] {
  if (earlier.asked !== asked) throw new DomainError("common.idempotency_conflict");
  return earlier.periods;
}
