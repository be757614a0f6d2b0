-- Figures of play, kept by readers of the journal. Every number here follows from the journal alone
-- and can be dropped and read again: nothing is ever corrected in these tables.
CREATE SCHEMA statistics;
GRANT USAGE ON SCHEMA statistics TO tucano_runtime;

-- What each member played a day and game, in São Paulo's days. Net: what is taken back is taken off
-- on the day on which it is taken back, so a closed day never changes and a row may be negative.
CREATE TABLE statistics.turnover (
  member_id bigint NOT NULL,
  day date NOT NULL,
  -- The game in the house's accounts: <studio>/<code>.
  game text NOT NULL,
  -- Bets that moved money. One that two pockets paid is one; one that is taken back is none.
  plays bigint NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  PRIMARY KEY (member_id, day, game)
) WITH (fillfactor = 70);

-- The same a day and game over all members. Not keyed by member: it is written by its reader alone,
-- never on the path of a bet.
CREATE TABLE statistics.game_day (
  day date NOT NULL,
  game text NOT NULL,
  plays bigint NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  -- The sum of the stakes' squares: how far chance may carry the sum of the wins.
  stake_squares numeric NOT NULL,
  PRIMARY KEY (day, game)
) WITH (fillfactor = 50);

-- Wins worth telling: the largest of each day and the latest. Bounded; see winners-repository.ts.
CREATE TABLE statistics.winner (
  member_id bigint NOT NULL,
  -- The first entry of the win in the member's journal.
  seq bigint NOT NULL,
  day date NOT NULL,
  won_at timestamptz(3) NOT NULL,
  game text NOT NULL,
  reference text NOT NULL,
  -- As it was won. Never changes, so the order among winners never does either.
  amount bigint NOT NULL,
  -- What the round comes to, with what was taken back since.
  round_stake bigint NOT NULL,
  round_win bigint NOT NULL,
  PRIMARY KEY (member_id, seq)
) WITH (fillfactor = 70);
CREATE INDEX winner_by_time ON statistics.winner (won_at);
CREATE INDEX winner_by_day ON statistics.winner (day, amount);

-- Games whose return is further from the theory than chance explains, and since when. Written
-- where it changes, so that a change is told once, whichever process sees it first.
CREATE TABLE statistics.return_alarm (
  game text NOT NULL,
  period text NOT NULL CHECK (period IN ('week', 'ever')),
  z double precision NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (game, period)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA statistics TO tucano_runtime;
