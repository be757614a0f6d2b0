-- Whose seal it is, by a name that says nothing of the key: a house that was moved, or has lost its
-- key, goes on with another one, and who looks can tell that from a forged seal.
ALTER TABLE backoffice.audit_head ADD COLUMN sealed_by text CHECK (length(sealed_by) = 12);
