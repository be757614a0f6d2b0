-- Sessions that were opened for free rounds, and the rounds that were played within a grant.
ALTER TABLE rgs.session
  ADD COLUMN free_grant uuid,
  ADD COLUMN free_stake_centavos bigint CHECK (free_stake_centavos > 0),
  ADD CHECK ((free_grant IS NULL) = (free_stake_centavos IS NULL));
ALTER TABLE rgs.round ADD COLUMN free_grant uuid;
