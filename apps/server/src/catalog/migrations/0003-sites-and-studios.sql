-- A game may be on some sites only, and a studio may be closed with all its games, like a type.
ALTER TABLE catalog.game ADD COLUMN sites text[] CHECK (cardinality(sites) > 0);
COMMENT ON COLUMN catalog.game.sites IS 'Codes of sites; null: on all, those to come included.';

ALTER TABLE catalog.stop DROP CONSTRAINT stop_scope_check;
ALTER TABLE catalog.stop ADD CONSTRAINT stop_scope_check
  CHECK (scope ~ '^(all|type:[a-z]+|studio:[a-z][a-z0-9-]*|game:[0-9]+)$');
