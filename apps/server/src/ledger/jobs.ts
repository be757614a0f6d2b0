/** What the ledger does in the background. */
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import type { Ledger } from "./types.ts";
import type { BooksWatch } from "./watch/watch-books.ts";

/** Looks whether a check of the books is due: see watch-books.ts. */
const LOOK_AT_BOOKS = "*/10 * * * *";

export function booksJobs(watch: Pick<BooksWatch, "look">): JobDefinition[] {
  return [byClock("ledger.watch-books", LOOK_AT_BOOKS, () => watch.look())];
}

export function ledgerJobs(ledger: Pick<Ledger, "openMonths">): JobDefinition[] {
  return [byClock("ledger.open_months", "7 3 * * *", () => ledger.openMonths())];
}
