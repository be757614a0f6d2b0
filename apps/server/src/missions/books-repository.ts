/** The auditor's reading of missions: points line by line, and what they bought against rewards. */
import { sql } from "kysely";
import { bookCheck, type BookCheck } from "../ledger/index.ts";

/** The auditor alone reads across rooms; nothing is ever written from here. */
const rewards = sql.table("rewards.reward");

const linesAddUp = bookCheck(
  "every line of a member's points is the sum of all up to it",
  sql`SELECT count(*) FROM missions.points`,
  sql`
    SELECT 'member ' || member_id || ', line ' || number AS subject, total AS expected,
      balance AS found
    FROM (SELECT member_id, number, balance, sum(change) OVER (
        PARTITION BY member_id ORDER BY number) AS total FROM missions.points) AS line
    WHERE total <> balance`,
);

const purchasesArePaid = bookCheck(
  "every purchase took its points once, and gave them back where it was refused",
  sql`SELECT count(*) FROM missions.purchase`,
  sql`
    SELECT 'member ' || member_id || ', purchase ' || reference AS subject,
      coalesce(p.points, 0) AS expected, coalesce(l.points, 0) AS found
    FROM (SELECT member_id, id::text AS reference,
        CASE WHEN state = 'refused' THEN 0 ELSE points END AS points
      FROM missions.purchase) AS p
    FULL JOIN (SELECT member_id, reference, -sum(change) AS points FROM missions.points
      WHERE kind IN ('purchase', 'refund') GROUP BY member_id, reference) AS l
      USING (member_id, reference)`,
);

const purchasesAreGiven = bookCheck(
  "every purchase that counts as given was claimed as a reward, and no other was",
  sql`SELECT count(*) FROM missions.purchase WHERE state = 'given'`,
  sql`
    SELECT 'member ' || member_id || ', purchase ' || id AS subject,
      coalesce(p.amount, 0) AS expected, coalesce(r.amount, 0) AS found
    FROM (SELECT member_id, id::text AS id, state, (item->>'amountCentavos')::bigint AS amount
      FROM missions.purchase WHERE state <> 'refused') AS p
    FULL JOIN (SELECT member_id, period AS id, amount FROM ${rewards}
      WHERE kind = 'shop' AND state = 'claimed') AS r USING (member_id, id)
    WHERE (p.state = 'given' OR p.id IS NULL) AND p.amount IS DISTINCT FROM r.amount`,
);

const stockIsCounted = bookCheck(
  "every day of the shop has sold what was bought on it",
  sql`SELECT count(*) FROM missions.sold`,
  sql`
    SELECT code || ', ' || day AS subject, coalesce(p.bought, 0) AS expected,
      coalesce(s.sold, 0) AS found
    FROM missions.sold AS s
    FULL JOIN (SELECT day, code, count(*) AS bought FROM missions.purchase
      WHERE state <> 'refused' GROUP BY day, code) AS p USING (day, code)`,
);

export const missionsBookChecks: readonly BookCheck[] = [
  linesAddUp,
  purchasesArePaid,
  purchasesAreGiven,
  stockIsCounted,
];
