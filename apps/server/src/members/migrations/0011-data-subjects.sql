-- What people may ask about their data by law: no advertising, and the end of a closed account.
-- What is erased keeps its number, which money and rounds name, and nothing that leads to a person.
ALTER TABLE members.member ADD COLUMN no_marketing_since timestamptz(3);

-- Real money needs a person behind it, until the person is erased.
ALTER TABLE members.member DROP CONSTRAINT member_identity;
ALTER TABLE members.member ADD CONSTRAINT member_identity CHECK (
  is_demo OR deleted_at IS NOT NULL
    OR (cpf IS NOT NULL AND phone IS NOT NULL AND birth_date IS NOT NULL)
);
-- Erased is for good, and only after the account has come to its end.
ALTER TABLE members.member ADD CONSTRAINT member_erased CHECK (
  deleted_at IS NULL OR (status = 'closed' AND realname = '' AND cpf IS NULL AND phone IS NULL
    AND email IS NULL AND birth_date IS NULL AND password_hash IS NULL)
);
GRANT DELETE ON members.device TO tucano_runtime;
