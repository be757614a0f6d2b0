-- What a person said at tables goes with the person: found by who said it.
CREATE INDEX chat_line_by_player ON shared_rounds.chat_line (player);
