-- Races: their published rules, who takes part, what counts of whom, and who was placed where. What
-- counts is kept by a reader of the journal and can be built again from it. Money is not kept here:
-- a prize is paid by the rewards room, under the race's number.
CREATE SCHEMA races;
GRANT USAGE ON SCHEMA races TO tucano_runtime;

-- A draft can be changed; what is published is fixed, and the trigger below sees to it.
CREATE TABLE races.race (
  race_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('draft', 'published', 'decided', 'paid', 'cancelled')),
  scoring text NOT NULL CHECK (scoring IN ('multiplier', 'rounds')),
  best_of integer NOT NULL CHECK (best_of > 0),
  rounds_per_day integer NOT NULL CHECK (rounds_per_day > 0),
  min_stake bigint NOT NULL CHECK (min_stake > 0),
  game_ids integer[] NOT NULL,
  -- As the journal names them: <studio>/<code>.
  games text[] NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  closes_at timestamptz(3) NOT NULL,
  pays_at timestamptz(3) NOT NULL,
  review_hours integer NOT NULL CHECK (review_hours >= 0),
  ties text NOT NULL CHECK (ties IN ('earlier', 'share')),
  prizes jsonb NOT NULL,
  -- What all prizes come to: no race can promise more than its budget.
  prizes_total bigint NOT NULL CHECK (prizes_total > 0),
  budget bigint NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  cancel_reason text,
  -- When the rounds behind its points were put away.
  forgotten_at timestamptz,
  CHECK (prizes_total <= budget),
  CHECK (starts_at < ends_at AND ends_at < closes_at AND closes_at <= pays_at),
  CHECK ((state = 'cancelled') = (cancel_reason IS NOT NULL))
);
CREATE INDEX race_to_settle ON races.race (closes_at) WHERE state IN ('published', 'decided');
CREATE INDEX race_by_start ON races.race (starts_at DESC);

CREATE FUNCTION races.refuse_new_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'draft' AND
    to_jsonb(NEW) - ARRAY['state', 'cancel_reason', 'forgotten_at']
      IS DISTINCT FROM to_jsonb(OLD) - ARRAY['state', 'cancel_reason', 'forgotten_at'] THEN
    RAISE EXCEPTION 'the rules of race % are published', OLD.race_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_new_rules BEFORE UPDATE ON races.race
  FOR EACH ROW EXECUTE FUNCTION races.refuse_new_rules();

-- Who takes part. Entries of the journal count whose transaction is younger than joined_xid: a
-- reader that sees one of them sees this row, so what counts does not depend on when it reads.
CREATE TABLE races.entry (
  race_id bigint NOT NULL REFERENCES races.race,
  member_id bigint NOT NULL CHECK (member_id > 0),
  joined_xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  joined_at timestamptz NOT NULL,
  left_at timestamptz,
  disqualified_at timestamptz,
  disqualified_reason text,
  PRIMARY KEY (race_id, member_id),
  CHECK ((disqualified_at IS NULL) = (disqualified_reason IS NULL))
);
CREATE INDEX entry_by_member ON races.entry (member_id);

-- A round of somebody who takes part, net of what was taken back. Kept by the reader.
CREATE TABLE races.round (
  race_id bigint NOT NULL,
  member_id bigint NOT NULL,
  joined_xid xid8 NOT NULL,
  reference text NOT NULL,
  game text NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  began_at timestamptz(3) NOT NULL,
  moved_at timestamptz(3) NOT NULL,
  -- A part of its stake was paid before the race, or before its player joined.
  is_older boolean NOT NULL,
  PRIMARY KEY (race_id, member_id, joined_xid, reference)
);

CREATE TABLE races.result (
  race_id bigint NOT NULL REFERENCES races.race,
  member_id bigint NOT NULL,
  -- Null: not placed, because the account may not take part.
  place integer CHECK (place > 0),
  score bigint NOT NULL CHECK (score > 0),
  rounds integer NOT NULL CHECK (rounds > 0),
  pocket text NOT NULL CHECK (pocket IN ('cash', 'bonus', 'free', 'none')),
  amount bigint NOT NULL CHECK (amount >= 0),
  turnover bigint NOT NULL CHECK (turnover >= 0),
  free jsonb,
  state text NOT NULL CHECK (state IN ('none', 'due', 'paid', 'refused', 'barred')),
  reason text,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (race_id, member_id),
  CHECK ((place IS NULL) = (state = 'barred')),
  CHECK ((pocket = 'none') = (state IN ('none', 'barred')))
);
CREATE INDEX result_due ON races.result (race_id) WHERE state = 'due';

GRANT SELECT, INSERT, UPDATE ON races.race, races.entry, races.round, races.result
  TO tucano_runtime;
GRANT DELETE ON races.round, races.result TO tucano_runtime;
