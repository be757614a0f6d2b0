-- Studios and aggregators as they are: what they settle below a centavo, bets that somebody else
-- pays for, and which word a partner has for a win whose bet was undone.
ALTER TABLE rounds.studio ADD COLUMN win_after_rollback text NOT NULL
  DEFAULT 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  CHECK (win_after_rollback
    IN ('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'RS_ERROR_TRANSACTION_ROLLED_BACK'));

-- Studios count in 1/100 000 of a real, the ledger in centavos. What a player has with a studio
-- below one centavo is their change: the balance is money and change together, exact to the unit.
CREATE TABLE rounds.change (
  member_id bigint NOT NULL,
  studio text NOT NULL,
  units integer NOT NULL CHECK (units BETWEEN 0 AND 999),
  -- Centavos that rollbacks turned change into, less those that they turned into change.
  paid bigint NOT NULL,
  since timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, studio)
);
GRANT SELECT, INSERT ON rounds.change TO tucano_runtime;
GRANT UPDATE (units, paid) ON rounds.change TO tucano_runtime;

-- Units that a bet or a win left in the change; negative: that it took from there.
ALTER TABLE rounds.movement ADD COLUMN change integer NOT NULL DEFAULT 0
  CHECK (change BETWEEN -999 AND 999);
-- What its rollback took out of the change again: less than it left, where no more was there.
ALTER TABLE rounds.movement ADD COLUMN change_undone integer NOT NULL DEFAULT 0
  CHECK (change_undone BETWEEN -999 AND 999);
GRANT UPDATE (change_undone) ON rounds.movement TO tucano_runtime;
-- Of a bet that somebody else pays for: the studio's name of what it comes from.
ALTER TABLE rounds.movement ADD COLUMN reward text;
