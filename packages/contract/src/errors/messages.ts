/** Errors of the messages room: code -> HTTP status. Texts: packages/i18n. */
export const messagesErrors = {
  "messages.ticket_not_found": 404,
  "messages.ticket_closed": 409,
  "messages.too_many_tickets": 429,
  "messages.too_many_messages": 429,
  /** No picture that could be drawn, or larger than anybody needs. */
  "messages.file_unreadable": 422,
  "messages.too_many_files": 429,
  /** Somebody else's, sent before, thrown away, or none. */
  "messages.file_not_found": 404,
} as const;
