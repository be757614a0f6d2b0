/** Errors of the messages room: code -> HTTP status. Texts: packages/i18n. */
export const messagesErrors = {
  "messages.ticket_not_found": 404,
  "messages.ticket_closed": 409,
  "messages.too_many_tickets": 429,
  "messages.too_many_messages": 429,
} as const;
