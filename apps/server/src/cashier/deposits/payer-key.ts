/**
 * Who pays a member's deposits, as something that can be compared. A deposit is only credited
 * when the provider confirms that the holder of the member's own CPF has paid it, and says no more
 * of the payer than that: so the payer is that CPF.
 */
import { createHash } from "node:crypto";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { sumCredited } from "../summary-repository.ts";
import type { CashierDeps } from "../types.ts";

/** Null: nobody has paid a deposit yet. */
export async function payerKeyOf(
  { db, members }: Pick<CashierDeps, "db" | "members">,
  memberId: MemberId,
): Promise<string | null> {
  const [{ count }, member] = await Promise.all([
    sumCredited(db, memberId),
    members.find(memberId),
  ]);
  const cpf = member?.cpf ?? "";
  if (count === 0 || cpf === "") return null;
  return createHash("sha256").update(`pix-payer:${cpf}`).digest("hex");
}
