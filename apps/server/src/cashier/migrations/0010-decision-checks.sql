-- What was known of a withdrawal when a person decided it, and what the rules said to it then: a
-- request is looked at anew by whoever looks at it, and this is what the decision rests on. An
-- order that the bank sent back is decided again. What was known when it was asked for stays.
CREATE TABLE cashier.decision_check (
  member_id bigint NOT NULL,
  order_no text NOT NULL,
  checked_at timestamptz NOT NULL,
  verdict jsonb NOT NULL,
  facts jsonb NOT NULL,
  PRIMARY KEY (member_id, order_no, checked_at),
  FOREIGN KEY (member_id, order_no) REFERENCES cashier.withdrawal
);
GRANT SELECT, INSERT ON cashier.decision_check TO tucano_runtime;
