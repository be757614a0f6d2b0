-- Demos are open to anybody, so what they leave behind is thrown away. The running product has no
-- right to delete rounds; this function has, and can only reach those of demos.
CREATE FUNCTION rgs.forget_demo_rounds(before timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  DELETE FROM rgs.round WHERE player LIKE 'demo\_%' AND started_at < before;
$$;
REVOKE ALL ON FUNCTION rgs.forget_demo_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rgs.forget_demo_rounds TO tucano_runtime;
CREATE INDEX IF NOT EXISTS round_demo_by_time ON rgs.round (started_at)
  WHERE player LIKE 'demo\_%';
