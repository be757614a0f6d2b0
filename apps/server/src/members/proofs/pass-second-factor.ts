/** Asks for the second factor: a guess counts before it is checked, and no code is good twice. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { acceptCode } from "../../platform/secrets/totp.ts";
import { type AttemptTarget, takeGuesses } from "../guards/attempts.ts";
import type { Parts } from "../context.ts";
import { plainRecoveryCode } from "../policy.ts";
import * as repository from "./security-repository.ts";

const guessesOf = (memberId: MemberId): AttemptTarget => ({
  scope: "second-factor",
  key: String(memberId),
});

/** Nothing for somebody who has no authenticator; throws when its code is missing or wrong. */
export async function passSecondFactor(
  parts: Parts,
  memberId: MemberId,
  typed: string,
): Promise<void> {
  const factor = await repository.findSecondFactor(parts.db, memberId);
  if (factor === null || factor.confirmed_at === null) return;
  if (typed.trim() === "") throw new DomainError("members.totp_required");
  await guessSecondFactor(parts, memberId, (tx) => acceptEither(parts, tx, memberId, typed.trim()));
}

/** Counts the guess before it is checked; a wrong one is an error. */
export async function guessSecondFactor<Right>(
  parts: Parts,
  memberId: MemberId,
  check: (tx: Tx) => Promise<Right | null>,
): Promise<Right> {
  const target = guessesOf(memberId);
  await takeGuesses(parts.attempts, [target]);
  const right = await inTransaction(parts.db, check);
  if (right === null) {
    await parts.attempts.recordWrong(target);
    throw new DomainError("members.totp_wrong");
  }
  await parts.attempts.recordRight(target);
  return right;
}

/** A code of the app, or a recovery code. Null: neither. */
async function acceptEither(
  parts: Parts,
  tx: Tx,
  memberId: MemberId,
  typed: string,
): Promise<true | null> {
  const factor = await repository.lockSecondFactor(tx, memberId);
  if (factor === null) return null;
  const step = await stepOf(parts, factor, typed);
  if (step !== null) {
    await repository.saveStep(tx, memberId, step);
    return true;
  }
  const hashes = parts.guard.variants(recoveryText(memberId, typed));
  return (await repository.takeRecoveryCode(tx, memberId, hashes)) ? true : null;
}

export function stepOf(
  parts: Parts,
  factor: repository.SecondFactorRow,
  code: string,
): Promise<number | null> {
  const secret = parts.secretBox.open(factor.secret);
  return acceptCode({ secret, code, now: parts.clock.now(), lastStep: factor.last_step });
}

export function hashRecoveryCode(parts: Parts, memberId: MemberId, code: string): Buffer {
  return parts.guard.hash(recoveryText(memberId, code));
}

const recoveryText = (memberId: MemberId, code: string): string =>
  `recovery:${memberId}:${plainRecoveryCode(code)}`;
