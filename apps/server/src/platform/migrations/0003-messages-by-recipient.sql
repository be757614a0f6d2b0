-- Whoever is erased is erased from what was sent to them, too: found without reading all of it.
CREATE INDEX message_recipient ON platform.message (recipient);
