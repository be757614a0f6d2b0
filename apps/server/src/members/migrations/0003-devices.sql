-- Which devices a player signed in from. A device is known by the hash of what its cookie holds:
-- enough to see that two players share one, and nothing that anybody could sign in with.
CREATE TABLE members.device (
  member_id bigint NOT NULL REFERENCES members.member (member_id),
  device_hash text NOT NULL CHECK (length(device_hash) BETWEEN 20 AND 64),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, device_hash),
  CHECK (last_seen_at >= first_seen_at)
);
GRANT SELECT, INSERT ON members.device TO tucano_runtime;
GRANT UPDATE (last_seen_at) ON members.device TO tucano_runtime;
