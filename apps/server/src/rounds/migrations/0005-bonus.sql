-- What a bet has worked off for the bonus is owed again when the bet is undone, apart from what it
-- has worked off for cash.
ALTER TABLE rounds.movement ADD COLUMN bonus_worked_off bigint NOT NULL DEFAULT 0
  CHECK (bonus_worked_off >= 0);
-- Is a part of this member's bonus at play? Asked before a bonus is given up or counted as lost.
CREATE INDEX round_with_bonus_at_play ON rounds.round (member_id)
  WHERE status = 'open' AND stake_bonus > 0;
