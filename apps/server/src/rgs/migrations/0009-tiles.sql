-- The picture that a publication brought for the lobby, drawn anew; null: none.
ALTER TABLE rgs.publication ADD COLUMN tile bytea, ADD COLUMN tile_small bytea;
