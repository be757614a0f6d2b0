/**
 * The door of the order centre: deposits, withdrawals, bonuses and fees of one member side by side,
 * which of them hang together, and the statement of all that moved. It reads what the cashier, the
 * rewards and the journal know, and decides nothing.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/money/orders.ts";
import type { JournalReader } from "../ledger/index.ts";
import { entriesReader } from "./entry-repository.ts";
import { createOrderLists, type OrderLists } from "./order-lists.ts";
import { listStatementBefore, listTransactions } from "./transactions.ts";
import type { OrdersDeps } from "./types.ts";

export { ordersBookChecks } from "./books-repository.ts";
export { ordersRoutes } from "./routes.ts";

export const ordersReaders: readonly JournalReader[] = [entriesReader];

export interface Orders extends OrderLists {
  listTransactions(
    memberId: number,
    input: InputOf<typeof contract.listTransactions>,
  ): Promise<DataOf<typeof contract.listTransactions>>;
  /** For the back office: the latest first; `before` is an entry's number, `until` an instant. */
  statementBefore(
    memberId: number,
    of: { readonly before: number | null; readonly until: Date | null; readonly limit: number },
  ): ReturnType<typeof listStatementBefore>;
}

export function createOrders(deps: OrdersDeps): Orders {
  return {
    ...createOrderLists(deps),
    listTransactions: (memberId, input) => listTransactions(deps, memberId, input),
    statementBefore: (memberId, of) => listStatementBefore(deps, memberId, of),
  };
}
