-- What every room leans on. The roles themselves belong to the cluster and are made by the
-- migration program: tucano_runtime (the running product: it may append money, never change it) and
-- tucano_jobs (owns the job queue's schema and nothing else).

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA platform TO tucano_runtime;
GRANT SELECT ON platform.migration TO tucano_runtime;
