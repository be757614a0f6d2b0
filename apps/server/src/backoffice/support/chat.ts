/** The talk at live tables, for moderators: what players reported, and taking lines out. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/members/support.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";

/** The entry is written before the act: nothing is taken out that the log does not know of. */
export async function removeChat(
  parts: Parts,
  { line }: InputOf<typeof contract.removeChat>,
  { operator, ip }: OperatorContext,
): Promise<DataOf<typeof contract.removeChat>> {
  const append = (outcome: string) =>
    inTransaction(parts.db, (tx) =>
      parts.audit.append(tx, {
        action: "chat.remove",
        subject: `chat:${line}`,
        operator,
        ip,
        details: { outcome },
      }),
    );
  await append("ordered");
  try {
    const removed = await parts.sharedRounds.removeChat(line, operator.operatorId);
    if (!removed) await append("failed");
    return { removed };
  } catch (error) {
    await append("failed");
    throw error;
  }
}
