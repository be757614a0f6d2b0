/** Errors of the messages room: code -> HTTP status and what it says in English. */
export const messagesErrors = {
  "messages.ticket_not_found": [404, "We could not find this conversation"],
  "messages.ticket_closed": [409, "This conversation is closed. Please start a new one"],
  "messages.ticket_not_closed": [409, "Close this conversation first, then rate it"],
  "messages.too_many_tickets": [
    429,
    "You have {max} open conversations. Continue one of them or close one first",
  ],
  "messages.too_many_messages": [429, "You've sent a lot of messages. Please try again later"],
  /** No picture that could be drawn, or larger than anybody needs. */
  "messages.file_unreadable": [422, "This picture cannot be opened. Please send another one"],
  "messages.too_many_files": [429, "You've sent a lot of files. Please try again later"],
  /** Somebody else's, sent before, thrown away, or none. */
  "messages.file_not_found": [404, "This file was not found. Please send it again"],
  /** An address of no push service, or a key that is not ours or not on the curve. */
  "messages.push_refused": [
    422,
    "Messages could not be turned on in this browser. Reload the page and try again",
  ],
} as const;
