/** The talk at live tables, for moderators: what players reported, and taking lines out. */
import type * as contract from "@tucano/contract/backoffice/members/support.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Command } from "../core/area.ts";

/** The entry is written before the act: nothing is taken out that the log does not know of. */
export const removeChat: Command<typeof contract.removeChat> = async (
  parts,
  { line },
  { operator, ip },
) => {
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
};
