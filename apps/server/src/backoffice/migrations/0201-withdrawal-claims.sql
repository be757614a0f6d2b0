-- Who works on which withdrawal, for some minutes: two people never decide the same one.
CREATE TABLE backoffice.withdrawal_claim (
  order_no text PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  email text NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX withdrawal_claim_of ON backoffice.withdrawal_claim (operator_id, until);
GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice.withdrawal_claim TO tucano_runtime;
