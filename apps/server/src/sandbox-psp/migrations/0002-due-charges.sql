-- Charges with a due date (cobv) expire by the day, and have no seconds.
ALTER TABLE sandbox_psp.charge
  ALTER COLUMN expires_seconds DROP NOT NULL,
  ADD COLUMN due_on text CHECK (due_on ~ '^\d{4}-\d\d-\d\d$'),
  ADD COLUMN days_after_due integer CHECK (days_after_due >= 0),
  ADD CHECK ((expires_seconds IS NULL) = (due_on IS NOT NULL)) NOT VALID,
  ADD CHECK ((due_on IS NULL) = (days_after_due IS NULL)) NOT VALID;

GRANT DELETE ON sandbox_psp.webhook TO tucano_runtime;
