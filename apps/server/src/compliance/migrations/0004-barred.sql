-- Exclusions that a list brought about: unlike those that members ask for, they can be lifted, when
-- the list was wrong about somebody or names them no more.
ALTER TABLE compliance.exclusion ADD COLUMN is_barred boolean NOT NULL DEFAULT false;
ALTER TABLE compliance.exclusion
  ADD CHECK (NOT is_barred OR (kind = 'exclusion' AND until IS NULL));
-- One that runs is enough.
CREATE UNIQUE INDEX exclusion_barred ON compliance.exclusion (member_id)
  WHERE is_barred AND ended_at IS NULL;
