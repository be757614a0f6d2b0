-- Small amounts that one person may give or take by hand without a second one: how much at once and
-- in a day follows from their role, which two people set. Nothing, until they do.
ALTER TABLE backoffice.role
  ADD COLUMN alone_each_centavos bigint NOT NULL DEFAULT 0 CHECK (alone_each_centavos >= 0),
  ADD COLUMN alone_day_centavos bigint NOT NULL DEFAULT 0 CHECK (alone_day_centavos >= 0);

-- What they gave or took, counted before the money moves.
CREATE TABLE backoffice.alone_act (
  alone_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (operator_id),
  member_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  -- The money was refused: it no longer counts.
  failed_at timestamptz
);
CREATE INDEX alone_of_operator ON backoffice.alone_act (operator_id, at);
CREATE INDEX alone_of_member ON backoffice.alone_act (member_id, at);
GRANT SELECT, INSERT, UPDATE (failed_at) ON backoffice.alone_act TO tucano_runtime;
