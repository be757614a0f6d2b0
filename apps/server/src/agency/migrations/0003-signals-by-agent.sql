-- One agent's signals for the back office, the newest first.
CREATE INDEX signal_of_agent ON agency.signal (agent_id, signal_id DESC);
