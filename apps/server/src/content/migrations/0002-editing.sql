-- Editing: banners for a time, and texts in versions. What a site's page says from a moment on is a
-- version; it is never changed, so that what somebody agreed to can be read years later. Of the
-- versions whose moment has come the latest is shown; without one, what the product came with.
ALTER TABLE content.banner
  ADD COLUMN starts_at timestamptz(3),
  ADD COLUMN ends_at timestamptz(3),
  ADD CONSTRAINT banner_period CHECK (ends_at > starts_at);

CREATE TABLE content.page_version (
  site text NOT NULL REFERENCES content.site (code),
  code text NOT NULL,
  version int NOT NULL CHECK (version > 0),
  announced_at timestamptz(3) NOT NULL,
  effective_from timestamptz(3) NOT NULL,
  -- language -> title, sections. Portuguese is always there.
  texts jsonb NOT NULL CHECK (texts ? 'pt'),
  set_by text NOT NULL,
  PRIMARY KEY (site, code, version),
  CHECK (effective_from >= announced_at),
  -- Players may stop using the service for two weeks after new terms were announced.
  CHECK (code <> 'terms' OR effective_from >= announced_at + interval '14 days')
);
CREATE INDEX page_version_by_time ON content.page_version (site, code, effective_from DESC);

-- What is being written and nobody sees.
CREATE TABLE content.page_draft (
  site text NOT NULL REFERENCES content.site (code),
  code text NOT NULL,
  lang text NOT NULL,
  title text NOT NULL,
  sections jsonb NOT NULL,
  edited_by text NOT NULL,
  edited_at timestamptz(3) NOT NULL,
  PRIMARY KEY (site, code, lang)
);

GRANT SELECT, INSERT ON content.page_version TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON content.page_draft TO tucano_runtime;
