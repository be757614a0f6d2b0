/** What members wish to be told of. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Parts } from "../context.ts";
import { saveTold } from "../repository.ts";

type Told = Parameters<typeof saveTold>[2];

export const chooseTold = ({ db, clock }: Parts, memberId: MemberId, wish: Told) =>
  inTransaction(db, (tx) => saveTold(tx, memberId, wish, clock.now()));
