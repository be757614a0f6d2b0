/** The six digits of each withdrawal: few guesses, then a pause, whoever makes them. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { AttemptTarget } from "../guards/attempts.ts";
import type { Parts } from "../context.ts";
import { isWithdrawalPassword } from "../policy.ts";
import * as repository from "../repository.ts";

const guessesOf = (memberId: MemberId): AttemptTarget => ({
  scope: "withdrawal-password",
  key: String(memberId),
});

/** How often it may still be wrong within the hour before there is a pause. */
export function countWithdrawalTriesLeft(parts: Parts, memberId: MemberId): Promise<number> {
  return parts.attempts.countLeft(guessesOf(memberId));
}

export async function verifyWithdrawalPassword(
  parts: Parts,
  memberId: MemberId,
  digits: string,
): Promise<"ok" | "wrong" | "locked"> {
  // What cannot be a withdrawal password is a slip of the finger, not a guess.
  if (!isWithdrawalPassword(digits)) return "wrong";
  const target = guessesOf(memberId);
  if ((await parts.attempts.take(target)) !== null) return "locked";
  const member = await repository.findMember(parts.db, memberId);
  const storedHash = member?.withdrawal_password_hash ?? null;
  const isRight = await parts.withdrawalPasswords.verify(storedHash, digits);
  if (isRight) await parts.attempts.recordRight(target);
  else await parts.attempts.recordWrong(target);
  return isRight ? "ok" : "wrong";
}
