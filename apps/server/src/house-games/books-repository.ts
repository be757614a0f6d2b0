/** The auditor's reading of our studio's rounds: what is over has been paid. */
import { sql } from "kysely";
import { bookCheck, type BookCheck } from "../ledger/index.ts";

/** A round of several steps may wait for its player until it is over. */
const finishedRoundsAreSettled = bookCheck(
  "every real round of the house that is over is settled",
  sql`SELECT count(*) FROM house_games.round WHERE mode = 'real'`,
  sql`
    SELECT player || ', round ' || id AS subject, 'settled or void' AS expected,
      'open' || coalesce(', refused: ' || payout_refusal, '') AS found
    FROM house_games.round
    WHERE mode = 'real' AND status = 'pending'
      AND (payout_refusal IS NOT NULL OR staked_at < now() - interval '10 minutes'
        AND (NOT has_steps OR is_over))`,
);

export const houseGamesBookChecks: readonly BookCheck[] = [finishedRoundsAreSettled];
