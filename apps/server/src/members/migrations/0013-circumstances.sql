-- What the payment desk asks of an account before money leaves it: whether its secrets changed just
-- before, who came in from the same address, and whether the same person is here under another CPF.
-- Null: not since this column exists.
ALTER TABLE members.member ADD COLUMN secrets_changed_at timestamptz(3);
CREATE INDEX member_register_ip ON members.member (register_ip, created_at);
CREATE INDEX member_person ON members.member (birth_date, members.plain_name(realname));
