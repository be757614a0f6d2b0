/** Errors of the realtime connection: code -> HTTP status and what it says in English. */
export const liveErrors = {
  /** The address was called like any other: it speaks WebSocket only. */
  "live.websocket_expected": [426, "This address only accepts WebSocket."],
  "live.topic_unknown": [404, "There are no updates on this topic."],
  /** Of this member, of this address, or of this server altogether. */
  "live.too_many_connections": [429, "Too many windows are open. Close one and try again."],
} as const;
