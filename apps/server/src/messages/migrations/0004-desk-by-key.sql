-- Customer service goes through its conversations by key: all, by state, or those of one operator.
CREATE INDEX ticket_by_time ON messages.ticket (updated_at, ticket_no);
CREATE INDEX ticket_by_state ON messages.ticket (status, updated_at, ticket_no);
CREATE INDEX ticket_by_operator ON messages.ticket (assigned_to, updated_at, ticket_no);
