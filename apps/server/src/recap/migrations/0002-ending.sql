-- Ends the weekly mail by one press, without signing in; made with the first mail.
ALTER TABLE recap.wish ADD COLUMN token text;
CREATE UNIQUE INDEX wish_of_token ON recap.wish (token);
GRANT UPDATE (token) ON recap.wish TO tucano_runtime;
