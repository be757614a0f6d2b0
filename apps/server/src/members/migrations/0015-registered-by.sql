-- Who registered by an account elsewhere, without a password: they are told to ask customer service
-- for one. Of those from before, who has had neither password nor another way in.
ALTER TABLE members.member ADD COLUMN is_social boolean NOT NULL DEFAULT false;
UPDATE members.member AS m SET is_social = true
WHERE password_hash IS NULL AND EXISTS (
  SELECT FROM members.social_identity AS s WHERE s.member_id = m.member_id
);
