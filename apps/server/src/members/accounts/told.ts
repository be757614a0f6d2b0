/** What members wish to be told of. */
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Parts } from "../context.ts";
import { saveTold } from "../repository.ts";

type Told = Parameters<typeof saveTold>[2];

export const chooseTold = ({ db, clock }: Parts, memberId: number, wish: Told) =>
  inTransaction(db, (tx) => saveTold(tx, memberId, wish, clock.now()));
