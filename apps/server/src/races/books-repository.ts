/** The auditor's reading of races: points by the journal, places by points, prizes as paid. */
import { sql } from "kysely";
import { bookCheck, type BookCheck, entriesReadBy, journalBegins } from "../ledger/index.ts";
import { gameOf, isPlay, POINTS } from "./points-repository.ts";

/** The auditor alone reads across rooms; nothing is ever written from here. */
const rewards = sql.table("rewards.reward");

const sumOf = (kind: string) => sql`coalesce(sum(e.amount) FILTER (WHERE e.kind = ${kind}), 0)
  - coalesce(sum(e.amount) FILTER (WHERE e.kind = ${`${kind}.rollback`}), 0)`;

/** Races whose rounds are kept, and whose months are in the journal. */
const isKept = sql`r.forgotten_at IS NULL AND r.starts_at >= ${journalBegins}`;

/** Asked by who takes part, from each one's own entries: another way than the reader's. */
const roundsAddUp = bookCheck(
  "every round that counts in a race is what its reader has read of the journal",
  sql`SELECT count(*) FROM races.round`,
  sql`
    SELECT 'race ' || race_id || ', member ' || member_id || ', ' || reference AS subject,
      expected, found
    FROM (
      SELECT n.race_id, n.member_id, e.reference, ${sumOf("stake")} || ' / ' || ${sumOf("win")}
        || ', ' || min(e.created_at) || ', ' || max(e.created_at) AS expected
      FROM races.entry AS n JOIN races.race AS r USING (race_id)
      JOIN ${entriesReadBy(POINTS)} AS e ON e.member_id = n.member_id
        AND e.xid > n.joined_xid AND e.created_at >= r.starts_at AND e.created_at < r.closes_at
      WHERE ${isKept} AND ${isPlay} AND ${gameOf} = ANY(r.games)
      GROUP BY n.race_id, n.member_id, e.reference
    ) AS journal
    FULL JOIN (
      SELECT k.race_id, k.member_id, k.reference,
        k.stake || ' / ' || k.win || ', ' || k.began_at || ', ' || k.moved_at AS found
      FROM races.round AS k JOIN races.entry AS n USING (race_id, member_id, joined_xid)
      JOIN races.race AS r ON r.race_id = k.race_id WHERE ${isKept}
    ) AS kept USING (race_id, member_id, reference)`,
);

/** By both scorings, from the rounds that are kept. */
const placesFollow = bookCheck(
  "every place of a race has the points that its rounds come to",
  sql`SELECT count(*) FROM races.result`,
  sql`
    SELECT 'race ' || p.race_id || ', member ' || p.member_id AS subject, counted.score AS expected,
      p.score AS found
    FROM races.result AS p JOIN races.race AS r USING (race_id)
    LEFT JOIN LATERAL (
      SELECT sum(points)::bigint AS score FROM (
        SELECT points, row_number() OVER (ORDER BY points DESC) AS nth FROM (
          SELECT CASE r.scoring WHEN 'rounds' THEN 1 ELSE greatest(k.win, 0) * 100 / k.stake END
              AS points,
            row_number() OVER (PARTITION BY (k.began_at AT TIME ZONE 'America/Sao_Paulo')::date
              ORDER BY k.began_at, k.reference) AS nth_of_day
          FROM races.round AS k JOIN races.entry AS n USING (race_id, member_id, joined_xid)
          WHERE k.race_id = p.race_id AND k.member_id = p.member_id AND NOT k.is_older
            AND k.stake >= r.min_stake AND k.began_at < r.ends_at
        ) AS of_days
        WHERE nth_of_day <= r.rounds_per_day
      ) AS ranked
      WHERE r.scoring = 'rounds' OR nth <= r.best_of
    ) AS counted ON true
    WHERE ${isKept}`,
);

/** A bonus waits for its player: what became of it is the rewards room's. */
const prizesArePaid = bookCheck(
  "every prize of a race that counts as paid was paid, or offered as a bonus, at its amount",
  sql`SELECT count(*) FROM races.result WHERE state = 'paid'`,
  sql`
    SELECT 'race ' || race_id || ', member ' || member_id AS subject, p.amount AS expected,
      g.amount AS found
    FROM (SELECT * FROM races.result WHERE state = 'paid') AS p
    FULL JOIN (SELECT substr(period, length('race:') + 1)::bigint AS race_id, member_id, amount
      FROM ${rewards} AS w WHERE kind = 'race' AND (state = 'claimed' OR pocket = 'bonus')) AS g
    USING (race_id, member_id)
    WHERE p.race_id IS NOT NULL OR (SELECT state FROM races.race AS r
      WHERE r.race_id = g.race_id) = 'paid'`,
);

const budgetsHold = bookCheck(
  "no race has given more than its budget",
  sql`SELECT count(*) FROM races.race`,
  sql`
    SELECT 'race ' || race_id AS subject, budget AS expected, greatest(budget, given) AS found
    FROM (SELECT r.race_id, r.budget, coalesce(sum(p.amount + coalesce(
        (p.free->>'stake')::bigint * (p.free->>'rounds')::bigint, 0)), 0) AS given
      FROM races.race AS r JOIN races.result AS p USING (race_id)
      WHERE p.state IN ('due', 'paid') GROUP BY r.race_id) AS sums`,
);

const entrantsAreCounted = bookCheck(
  "every race has as many entrants as take part in it",
  sql`SELECT count(*) FROM races.turnout`,
  sql`
    SELECT 'race ' || race_id AS subject, coalesce(counted, 0) AS expected,
      coalesce(entrants, 0) AS found
    FROM races.turnout FULL JOIN (SELECT race_id, count(*) AS counted FROM races.entry
      WHERE left_at IS NULL AND disqualified_at IS NULL GROUP BY race_id) AS entries
    USING (race_id)`,
);

export const racesBookChecks: readonly BookCheck[] = [
  roundsAddUp,
  placesFollow,
  prizesArePaid,
  budgetsHold,
  entrantsAreCounted,
];
