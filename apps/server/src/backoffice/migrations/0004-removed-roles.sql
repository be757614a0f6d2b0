-- A role that the house has no use for is removed, also one that the product brings: its row stays,
-- so that the next start does not bring it back, permits nothing, and is in no list.
ALTER TABLE backoffice.role ADD COLUMN removed_at timestamptz;
