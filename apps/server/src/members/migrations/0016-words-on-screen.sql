-- What a member wants to be told on the screen at once. Their inbox has it either way.
ALTER TABLE members.member
  ADD COLUMN is_tips_on boolean NOT NULL DEFAULT true,
  ADD COLUMN is_in_on boolean NOT NULL DEFAULT true,
  ADD COLUMN is_trans_on boolean NOT NULL DEFAULT true;
