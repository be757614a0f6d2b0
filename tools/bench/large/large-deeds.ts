/** What colleagues and members of a large house have done beside playing: tags and a race. */
import { LARGE_MEMBERS_AFTER } from "./large-people.ts";

/** One member in ten wears it. `$1` is how many members there are. */
export const largeTag = `
  WITH tag AS (
    INSERT INTO backoffice.tag (name, colour, created_at) VALUES ('Large', 'sea', now())
    ON CONFLICT (name) DO NOTHING RETURNING tag_id
  )
  INSERT INTO backoffice.member_tag (tag_id, member_id)
  SELECT tag_id, ${LARGE_MEMBERS_AFTER} + n FROM tag, generate_series(10, $1::int, 10) AS n`;

/**
 * One member in ten takes part since just now, so nothing of what was played before counts and the
 * books of the race are clean.
 */
export const largeRace = `
  WITH game AS (
    SELECT id, studio || '/' || code AS key FROM catalog.game WHERE studio = 'house'
    ORDER BY id LIMIT 1
  ), race AS (
    INSERT INTO races.race (name, state, scoring, best_of, rounds_per_day, min_stake, game_ids,
      games, starts_at, ends_at, closes_at, pays_at, review_hours, ties, prizes, prizes_total,
      budget, created_by, created_at)
    SELECT 'Large', 'published', 'multiplier', 5, 100, 100, ARRAY[id], ARRAY[key],
      now() - interval '1 day', now() + interval '6 days', now() + interval '7 days',
      now() + interval '8 days', 24, 'earlier',
      jsonb_build_array(jsonb_build_object('from', 1, 'to', 1, 'pocket', 'cash', 'amount', 5000,
        'turnoverMultiple', 1, 'free', null)), 5000, 5000, 'seed:large', now()
    FROM game WHERE NOT EXISTS (SELECT FROM races.race WHERE name = 'Large')
    RETURNING race_id
  )
  INSERT INTO races.entry (race_id, member_id, joined_at)
  SELECT race_id, ${LARGE_MEMBERS_AFTER} + n, now()
  FROM race, generate_series(10, $1::int, 10) AS n`;
