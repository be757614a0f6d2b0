-- What figures by site, inviter and week of registration need to know of a member. None of it
-- changes for a day that is over, so figures that are built again come out the same.

-- Since when somebody who was bound to an inviter later on counts for them; null: since ever.
ALTER TABLE members.member ADD COLUMN counts_from date;
-- Registrations of some days, by site, are counted in this index alone.
CREATE INDEX member_registered ON members.member (created_at, register_site) WHERE NOT is_demo;
