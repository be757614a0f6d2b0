-- What tools for figures may read: views that are documented and stay, for a role that can read
-- nothing else. Each room shows its own; of a member there is the number and nothing more personal.
-- Nobody comes in as the role itself: a login for a tool is made a member of it.
CREATE SCHEMA bi;
GRANT USAGE ON SCHEMA bi TO tucano_bi;
