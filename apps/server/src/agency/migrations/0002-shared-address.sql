-- Several invitees who registered from one public address are a reason to look, too.
ALTER TABLE agency.signal DROP CONSTRAINT signal_reason_check;
ALTER TABLE agency.signal ADD CONSTRAINT signal_reason_check CHECK (reason IN
  ('shared-device', 'shared-address', 'shared-payment-key', 'bet-and-void', 'opposite-bets',
   'refused'));
