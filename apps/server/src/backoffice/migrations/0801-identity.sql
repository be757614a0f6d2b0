-- Who has opened which attempt to be recognised, for some minutes: pictures are shown to nobody
-- else, and two people never decide the same one. People can leave the barred list again.
CREATE TABLE backoffice.kyc_claim (
  submission_id bigint PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  email text NOT NULL,
  until timestamptz(3) NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice.kyc_claim TO tucano_runtime;
GRANT DELETE ON backoffice.barred_person TO tucano_runtime;
