-- What a partner says of a jackpot: of a bet, how much of it went there; of a win, how much of it
-- came from there. In the partner's units, and information alone: nothing here moves money.
ALTER TABLE rounds.movement
  ADD COLUMN jackpot_units bigint CHECK (jackpot_units > 0),
  ADD COLUMN jackpot text;
