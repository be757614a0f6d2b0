-- A key may belong to one affiliate: it reads that one's figures and nothing else.
ALTER TABLE integrations.api_key ADD COLUMN affiliate_id bigint;
