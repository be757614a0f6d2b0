-- Spins may also be a gift of the house, counted by the campaign that gives them.
ALTER TABLE wheels.spin DROP CONSTRAINT spin_source_check;
ALTER TABLE wheels.spin ADD CONSTRAINT spin_source_check
  CHECK (source IN ('login', 'deposit', 'turnover', 'prize', 'gift'));
