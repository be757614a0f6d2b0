-- Aggregators give each operator a number of their own, and want it with every launch. Null: they
-- know this house by its name.
ALTER TABLE rounds.studio ADD COLUMN operator_id integer CHECK (operator_id > 0);
