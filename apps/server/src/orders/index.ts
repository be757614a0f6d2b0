/**
 * The door of the order centre: deposits, withdrawals, bonuses and fees of one member side by side,
 * which of them hang together, and the statement of all that moved. It reads what the cashier, the
 * rewards and the journal know, and decides nothing.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { JournalReader } from "../ledger/index.ts";
import type { Room } from "../platform/room.ts";
import { ordersCalls } from "./calls.ts";
import { entriesReader } from "./entry-repository.ts";
import { listStatementBefore } from "./transactions.ts";
import type { OrdersDeps } from "./types.ts";

export { ordersBookChecks } from "./books-repository.ts";

export const ordersReaders: readonly JournalReader[] = [entriesReader];

export interface Orders {
  /** For the back office: the latest first; `before` is an entry's number, `until` an instant. */
  statementBefore(
    memberId: MemberId,
    of: { readonly before: number | null; readonly until: Date | null; readonly limit: number },
  ): ReturnType<typeof listStatementBefore>;
}

export function createOrders(deps: OrdersDeps): Room<Orders> {
  return {
    api: { statementBefore: (memberId, of) => listStatementBefore(deps, memberId, of) },
    routes: ordersCalls(deps),
  };
}
