-- What everybody did in some days is summed up from the pages of these days: rows are written in
-- the order of their days, and stay where they are. A few pages, and nothing to write for a play.
CREATE INDEX IF NOT EXISTS turnover_by_day ON statistics.turnover USING brin (day);
