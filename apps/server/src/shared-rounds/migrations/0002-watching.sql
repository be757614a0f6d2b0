-- What was called off lately, for whoever watches the tables.
CREATE INDEX round_void ON shared_rounds.round (game, ended_at) WHERE status = 'void';
