-- How far the stream has gone out to a message broker.
CREATE TABLE integrations.broker_place (
  broker text PRIMARY KEY,
  position bigint NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON integrations.broker_place TO tucano_runtime;
