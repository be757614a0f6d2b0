-- Advertising by mail says how to end it, in a header that mail programs offer as a button.
ALTER TABLE platform.message ADD COLUMN unsubscribe_url text;
