-- Who looks at a member sees the refusals on both sides of it.
CREATE INDEX signal_of_member ON rewards.signal (member_id, at DESC);
CREATE INDEX signal_of_other ON rewards.signal (other_member_id, at DESC);
