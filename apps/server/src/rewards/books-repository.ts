/** The auditor's reading of rewards: what was claimed against what the journal moved for it. */
import { sql } from "kysely";
import { bookCheck, type BookCheck, journalBegins } from "../ledger/index.ts";

/** The auditor alone reads across rooms; nothing is ever written from here. */
const journal = sql.table("ledger.transfer");
const wallets = sql.table("ledger.wallet");

const claimsArePaid = bookCheck(
  "every claimed reward was paid once, and nothing else was paid as one",
  sql`SELECT count(*) FROM rewards.reward WHERE state = 'claimed'`,
  sql`
    SELECT 'member ' || member_id || ', ' || reference AS subject,
      coalesce(r.amount, 0) AS expected, coalesce(j.amount, 0) AS found
    FROM (SELECT member_id, 'reward:' || id AS reference, amount FROM rewards.reward
      WHERE state = 'claimed' AND amount > 0 AND claimed_at >= ${journalBegins}) AS r
    FULL JOIN (SELECT member_id, reference, sum(amount) AS amount FROM ${journal}
      WHERE reference LIKE 'reward:%' GROUP BY member_id, reference) AS j
      USING (member_id, reference)`,
);

/** A bonus that nobody waits for would never end. */
const bonusesAreWatched = bookCheck(
  "every bonus that a reward has given and that is being played has an end",
  sql`SELECT count(*) FROM rewards.bonus_in_play`,
  sql`
    SELECT 'member ' || w.member_id || ', bonus' AS subject, 'an end' AS expected,
      'none' AS found
    FROM ${wallets} w WHERE w.bonus_owed > 0
      AND EXISTS (SELECT FROM rewards.reward r WHERE r.member_id = w.member_id
        AND r.state = 'claimed' AND r.pocket = 'bonus' AND r.turnover > 0)
      AND NOT EXISTS (SELECT FROM rewards.bonus_in_play b WHERE b.member_id = w.member_id)`,
);

const budgetsAreSums = bookCheck(
  "every budget of rewards has spent what its rewards took from it",
  sql`SELECT count(*) FROM rewards.budget`,
  sql`
    SELECT kind || ', ' || scope AS subject, coalesce(p.amount, 0) AS expected,
      coalesce(b.spent, 0) AS found
    FROM rewards.budget AS b
    FULL JOIN (SELECT kind, scope, sum(amount) AS amount FROM rewards.budget_part
      GROUP BY kind, scope) AS p USING (kind, scope)`,
);

/** A reward that is not to be had any more keeps no deposit from earning another. */
const depositsAreUsed = bookCheck(
  "every deposit that a reward has used belongs to its member, and the reward is there",
  sql`SELECT count(*) FROM rewards.deposit_use`,
  sql`
    SELECT 'member ' || u.member_id || ', deposit ' || u.order_no AS subject,
      'a reward of this member' AS expected, coalesce(r.state, 'none') AS found
    FROM rewards.deposit_use u
    LEFT JOIN rewards.reward r ON r.member_id = u.member_id AND r.id = u.reward_id
    WHERE r.state IS NULL OR r.state NOT IN ('claimable', 'claimed')`,
);

export const rewardsBookChecks: readonly BookCheck[] = [
  claimsArePaid,
  bonusesAreWatched,
  budgetsAreSums,
  depositsAreUsed,
];
