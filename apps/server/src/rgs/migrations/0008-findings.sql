-- Why an import was refused, by codes for which the back office has words; null: before there were.
ALTER TABLE rgs.refused_import ADD COLUMN findings jsonb;
