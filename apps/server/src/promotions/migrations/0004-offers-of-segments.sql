-- Offers beside the standing one, for a segment: who was in it is written down once, and the offer
-- is theirs from then on until it ends, however they play or deposit meanwhile.
CREATE TABLE promotions.meant (
  member_id bigint NOT NULL CHECK (member_id > 0),
  -- Its code, the segment's version and its beginning.
  offer text NOT NULL,
  since timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, offer)
);

-- How far through its segment a job has come for an offer.
CREATE TABLE promotions.meant_place (
  offer text PRIMARY KEY,
  place bigint NOT NULL
);

GRANT SELECT, INSERT ON promotions.meant TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON promotions.meant_place TO tucano_runtime;
