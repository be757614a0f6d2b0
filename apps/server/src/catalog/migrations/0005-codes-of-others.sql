-- Games of others keep the codes that their wallets' calls name: with underscores, dots, capitals.
ALTER TABLE catalog.game DROP CONSTRAINT game_code_check;
ALTER TABLE catalog.game ADD CONSTRAINT game_code_check
  CHECK (code ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$') NOT VALID;
