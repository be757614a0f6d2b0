-- Figures of money, kept by one more reader of the journal: what was paid in, everything that moved
-- besides play a day, and the part of play that bonus money paid. As all of statistics they follow
-- from the journal alone. A member's cash play is the turnover less the part kept here: bonus money
-- is rare, so this costs next to nothing while everybody plays for cash.

CREATE TABLE statistics.deposit (
  member_id bigint NOT NULL,
  -- The entry in the member's journal. A member's deposits are counted in this order.
  seq bigint NOT NULL,
  order_no text NOT NULL,
  amount bigint NOT NULL,
  credited_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, seq)
);
CREATE INDEX deposit_by_time ON statistics.deposit (credited_at, member_id);

-- What is no play, by the journal's own kinds. What an adjustment takes is negative.
CREATE TABLE statistics.money_day (
  member_id bigint NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  entries bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (member_id, day, kind)
) WITH (fillfactor = 70);

-- Of statistics.turnover, what the bonus pocket paid and got. Net, on the same days.
CREATE TABLE statistics.bonus_play (
  member_id bigint NOT NULL,
  day date NOT NULL,
  game text NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  PRIMARY KEY (member_id, day, game)
) WITH (fillfactor = 70);

GRANT SELECT, INSERT, UPDATE, DELETE
  ON statistics.deposit, statistics.money_day, statistics.bonus_play TO tucano_runtime;
