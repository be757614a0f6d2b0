-- What a file is called and says, as its operator reads it: language, title, heads and the word for
-- the totals. Null: it was asked for without them, and has the contract's names.
ALTER TABLE backoffice.export ADD COLUMN words jsonb;
