-- A stop may close one mode alone of a studio's games or of one game: `game:12:demo`.
ALTER TABLE catalog.stop DROP CONSTRAINT stop_scope_check;
ALTER TABLE catalog.stop ADD CONSTRAINT stop_scope_check CHECK (scope ~
  '^(all|type:[a-z]+|(studio:[a-z][a-z0-9-]*|game:[0-9]+)(:[a-z0-9][a-z0-9-]{0,39})?)$')
  NOT VALID;
