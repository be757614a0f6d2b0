-- A round that was over at once is never changed. That it was called off later stands beside it,
-- written with the money that went back.
CREATE TABLE rounds.instant_void (
  member_id bigint NOT NULL,
  id uuid NOT NULL,
  -- What the stake was, given back whole.
  stake bigint NOT NULL CHECK (stake >= 0),
  -- Of the win, what was taken back and what was no longer there: the house bears it.
  win_taken bigint NOT NULL CHECK (win_taken >= 0),
  shortfall bigint NOT NULL CHECK (shortfall >= 0),
  voided_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, id)
);
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON rounds.instant_void
  FOR EACH STATEMENT EXECUTE FUNCTION rounds.refuse_change();
GRANT SELECT, INSERT ON rounds.instant_void TO tucano_runtime;
