/** The auditor's reading of the wheels: what was drawn against the day's sums and what was paid. */
import { sql } from "kysely";
import { bookCheck, type BookCheck } from "../ledger/index.ts";

/** The auditor alone reads across rooms; nothing is ever written from here. */
const rewards = sql.table("rewards.reward");

/** Centavos that a draw has cost. */
const costOf = sql`CASE WHEN given->>'kind' IN ('cash', 'bonus')
  THEN (given->>'amountCentavos')::bigint ELSE 0 END`;

const daysAreSums = bookCheck(
  "every day of a wheel has spent what its draws have given",
  sql`SELECT count(*) FROM wheels.day`,
  sql`
    SELECT wheel || ', ' || day AS subject, coalesce(d.spent, 0) AS expected,
      coalesce(t.spent_centavos, 0) AS found
    FROM (SELECT wheel, day, sum(${costOf}) AS spent FROM wheels.draw
      WHERE state <> 'refused' GROUP BY wheel, day) AS d
    FULL JOIN wheels.day AS t USING (wheel, day)`,
);

/** A bonus waits for its player: what became of it is the rewards room's. */
const prizesArePaid = bookCheck(
  "every prize of a wheel that counts as paid was paid, or offered as a bonus, and at its amount",
  sql`SELECT count(*) FROM wheels.draw WHERE state = 'settled' AND ${costOf} > 0`,
  sql`
    SELECT 'member ' || d.member_id || ', draw ' || d.draw_id AS subject, d.cost AS expected,
      coalesce(r.amount, 0) AS found
    FROM (SELECT member_id, draw_id, wheel, ${costOf} AS cost FROM wheels.draw
      WHERE state = 'settled') AS d
    LEFT JOIN ${rewards} AS r ON r.member_id = d.member_id AND r.period = d.draw_id::text
      AND r.kind = d.wheel || '-wheel' AND (r.state = 'claimed' OR r.pocket = 'bonus')
    WHERE d.cost > 0`,
);

export const wheelsBookChecks: readonly BookCheck[] = [daysAreSums, prizesArePaid];
