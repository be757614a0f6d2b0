/** The six digits that every movement out asks for. The members room counts wrong guesses. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { DomainError } from "../platform/errors.ts";
import type { CashierDeps } from "./types.ts";

/** Before anything is looked up; what is no six digits is no guess either, and is not counted. */
export function requireSixDigits(text: string): void {
  if (/^\d{6}$/.test(text)) return;
  throw new DomainError("common.invalid_input", {
    fields: { qk_pwd: { code: "members.withdrawal_password_invalid" } },
  });
}

export async function requireWithdrawalPassword(
  deps: CashierDeps,
  memberId: MemberId,
  digits: string,
): Promise<void> {
  const result = await deps.members.verifyWithdrawalPassword(memberId, digits);
  if (result === "ok") return;
  if (result === "locked") {
    const code = "cashier.withdrawal_password_locked";
    throw new DomainError(code, { fields: { qk_pwd: { code } } });
  }
  const code = "cashier.withdrawal_password_wrong";
  const params = { left: await deps.members.countWithdrawalTriesLeft(memberId) };
  throw new DomainError(code, { params, fields: { qk_pwd: { code, params } } });
}

/**
 * The same six digits of the same member, asked again while the first answer is awaited, are one
 * guess: a button pressed many times at once must not count as guessing.
 */
export function shareVerifications(members: CashierDeps["members"]): CashierDeps["members"] {
  const running = new Map<string, ReturnType<typeof members.verifyWithdrawalPassword>>();
  return {
    find: (memberId) => members.find(memberId),
    findMany: (memberIds) => members.findMany(memberIds),
    countWithdrawalTriesLeft: (memberId) => members.countWithdrawalTriesLeft(memberId),
    verifyWithdrawalPassword: (memberId, digits) => {
      const key = `${memberId}:${digits}`;
      const known = running.get(key);
      if (known !== undefined) return known;
      const verification = members
        .verifyWithdrawalPassword(memberId, digits)
        .finally(() => running.delete(key));
      running.set(key, verification);
      return verification;
    },
  };
}
