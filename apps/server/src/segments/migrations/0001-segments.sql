-- Segments: whom something is for, by what they did. A version never changes: what uses one was
-- agreed to with its rules, and is carried out by them.
CREATE SCHEMA segments;
GRANT USAGE ON SCHEMA segments TO tucano_runtime;

CREATE TABLE segments.segment (
  segment_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- Decided once: nobody turns members who need looking after into an audience.
  purpose text NOT NULL CHECK (purpose IN ('marketing', 'protective')),
  is_retired boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX segment_name ON segments.segment (lower(name)) WHERE NOT is_retired;

CREATE TABLE segments.version (
  segment_id bigint NOT NULL REFERENCES segments.segment (segment_id),
  version int NOT NULL CHECK (version > 0),
  rules jsonb NOT NULL,
  set_by text NOT NULL,
  set_at timestamptz(3) NOT NULL,
  PRIMARY KEY (segment_id, version)
);

GRANT SELECT, INSERT ON segments.segment, segments.version TO tucano_runtime;
GRANT UPDATE (name, is_retired) ON segments.segment TO tucano_runtime;
