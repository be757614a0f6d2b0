/** The six digits that every movement out asks for. The members room counts wrong guesses. */
import { DomainError } from "../platform/errors.ts";
import type { CashierDeps } from "./types.ts";

export async function requireWithdrawalPassword(
  deps: CashierDeps, memberId: number, digits: string,
): Promise<void> {
  const result = await deps.members.verifyWithdrawalPassword(memberId, digits);
  if (result === "ok") return;
  const code = result === "locked"
    ? "cashier.withdrawal_password_locked" : "cashier.withdrawal_password_wrong";
  throw new DomainError(code, { fields: { qk_pwd: { code } } });
}
