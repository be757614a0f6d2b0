-- Missions: the points that members have earned by what the journal's figures say they did, and
-- what the points bought. Points are no money and touch no pocket; what they buy is given by the
-- rewards room under the purchase's id. Keys start with the member.
CREATE SCHEMA missions;
GRANT USAGE ON SCHEMA missions TO tucano_runtime;

-- Each line with the balance after it. Lines are only appended, without a gap, and the database
-- itself refuses one that does not follow from the line before it, or that goes below zero.
CREATE TABLE missions.points (
  member_id bigint NOT NULL CHECK (member_id > 0),
  number integer NOT NULL CHECK (number > 0),
  kind text NOT NULL CHECK (kind IN ('mission', 'purchase', 'refund', 'expiry')),
  -- Of a mission <code>:<period>; of a purchase and its refund its id; of an expiry its instant.
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 100),
  -- Of the mission or the item.
  code text,
  change integer NOT NULL CHECK (change <> 0),
  balance integer NOT NULL CHECK (balance >= 0),
  at timestamptz NOT NULL,
  -- Of what was earned, as it was promised then.
  expires_at timestamptz,
  PRIMARY KEY (member_id, number),
  UNIQUE (member_id, kind, reference),
  CHECK ((kind IN ('mission', 'refund')) = (change > 0)),
  CHECK ((kind = 'mission') = (expires_at IS NOT NULL))
);

CREATE FUNCTION missions.follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_number integer;
  last_balance integer;
BEGIN
  SELECT number, balance INTO last_number, last_balance FROM missions.points
  WHERE member_id = NEW.member_id ORDER BY number DESC LIMIT 1;
  IF NEW.number <> coalesce(last_number, 0) + 1
    OR NEW.balance <> coalesce(last_balance, 0) + NEW.change
  THEN
    RAISE EXCEPTION 'A line of points follows from the one before it.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER follow BEFORE INSERT ON missions.points
  FOR EACH ROW EXECUTE FUNCTION missions.follow();

CREATE TABLE missions.purchase (
  member_id bigint NOT NULL CHECK (member_id > 0),
  id uuid NOT NULL,
  code text NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  -- The São Paulo day whose stock it took from.
  day date NOT NULL,
  -- What was bought, as it was offered then.
  item jsonb NOT NULL,
  -- taken: paid for, to be given. given: it was. refused: it could not be, the points came back.
  state text NOT NULL CHECK (state IN ('taken', 'given', 'refused')),
  refusal text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id),
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);
CREATE INDEX purchase_to_give ON missions.purchase (created_at) WHERE state = 'taken';

-- How often all members together took an item on a day. Locked for the end of a purchase.
CREATE TABLE missions.sold (
  day date NOT NULL,
  code text NOT NULL,
  sold integer NOT NULL CHECK (sold >= 0),
  PRIMARY KEY (day, code)
);

GRANT SELECT, INSERT ON missions.points, missions.purchase, missions.sold TO tucano_runtime;
GRANT UPDATE (state, refusal) ON missions.purchase TO tucano_runtime;
GRANT UPDATE (sold) ON missions.sold TO tucano_runtime;
