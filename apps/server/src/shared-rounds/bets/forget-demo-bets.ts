import { inTransaction } from "../../platform/database/transaction.ts";
import type { Context } from "../types.ts";
import * as repository from "./repository-bets.ts";

const DEMO_KEPT_MS = 7 * 24 * 3_600_000;

export function forgetDemoBets({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - DEMO_KEPT_MS);
  return inTransaction(db, (tx) => repository.forgetDemoBets(tx, before));
}
