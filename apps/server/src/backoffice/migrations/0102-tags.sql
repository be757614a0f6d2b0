-- What colleagues call some players by. A tag is renamed, never deleted; it is put on players and
-- taken off, and each is in the audit log.
CREATE TABLE backoffice.tag (
  tag_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 30),
  colour text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE backoffice.member_tag (
  tag_id bigint NOT NULL REFERENCES backoffice.tag (tag_id),
  member_id bigint NOT NULL,
  PRIMARY KEY (tag_id, member_id)
);
CREATE INDEX member_tag_by_member ON backoffice.member_tag (member_id);
GRANT SELECT, INSERT, UPDATE (name, colour) ON backoffice.tag TO tucano_runtime;
GRANT SELECT, INSERT, DELETE ON backoffice.member_tag TO tucano_runtime;
