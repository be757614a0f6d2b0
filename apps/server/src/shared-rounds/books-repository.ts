/** The auditor's reading of tables: what was staked in a round that is over has come to an end. */
import { sql } from "kysely";
import { bookCheck, type BookCheck } from "../ledger/index.ts";

/** Wallets that are away for a moment are no difference; what waits for people is one at once. */
const betsOfDecidedRoundsHaveEnded = bookCheck(
  "every real bet of a table's decided round is paid or given back",
  sql`SELECT count(*) FROM shared_rounds.bet WHERE mode = 'real'`,
  sql`
    SELECT b.player || ', bet ' || b.id AS subject, 'settled or void' AS expected,
      b.status || coalesce(', refused: ' || b.payout_refusal, '') AS found
    FROM shared_rounds.bet b JOIN shared_rounds.round r ON r.id = b.round_id
    WHERE b.mode = 'real' AND b.status IN ('pending', 'staked')
      AND (b.payout_refusal IS NOT NULL OR r.status IN ('decided', 'settled', 'void')
        AND coalesce(r.ended_at, r.starts_at) < now() - interval '10 minutes')`,
);

export const sharedRoundsBookChecks: readonly BookCheck[] = [betsOfDecidedRoundsHaveEnded];
