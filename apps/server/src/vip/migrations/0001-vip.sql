-- The VIP programme: who reached which level and when, and which days, weeks and months have been
-- settled. What a member recharged and staked is not kept here: it is read from the statistics, and
-- so always is what the journal comes to. Gifts and rebates themselves are rewards.
CREATE SCHEMA vip;
GRANT USAGE ON SCHEMA vip TO tucano_runtime;

-- One row a level reached, added and never changed: whoever has reached a level keeps it, whatever
-- is taken back later and however the ladder is edited.
CREATE TABLE vip.level_change (
  member_id bigint NOT NULL,
  -- vip: by recharge and betting. slot, live: by what was staked on such games alone.
  track text NOT NULL CHECK (track IN ('vip', 'slot', 'live')),
  level smallint NOT NULL CHECK (level > 0),
  -- As the ladder called it then.
  level_name text NOT NULL,
  -- What it was reached with, in centavos. Of a slot or live level, betting is on those games.
  recharge bigint NOT NULL,
  betting bigint NOT NULL,
  reached_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, track, level)
);
GRANT SELECT, INSERT ON vip.level_change TO tucano_runtime;

-- How far a day, week or month has been settled, so that a run that was broken off goes on where it
-- stopped, and days on which nobody ran are found. Written by the job alone, never at play.
CREATE TABLE vip.settlement (
  kind text NOT NULL CHECK (kind IN ('day', 'week', 'month')),
  -- The day; the week's Monday; the month as YYYY-MM.
  period text NOT NULL,
  -- Members up to this number are done.
  after_member_id bigint NOT NULL DEFAULT 0,
  -- How many rewards were given.
  rewards bigint NOT NULL DEFAULT 0,
  -- Null: not yet through.
  settled_at timestamptz(3),
  PRIMARY KEY (kind, period)
);
GRANT SELECT, INSERT, UPDATE ON vip.settlement TO tucano_runtime;

-- What a claim with an Idempotency-Key was about: the same key again claims the same and no more.
CREATE TABLE vip.claim (
  member_id bigint NOT NULL,
  -- A hash of the key.
  key text NOT NULL,
  asked text NOT NULL,
  periods text[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, key)
);
GRANT SELECT, INSERT ON vip.claim TO tucano_runtime;
