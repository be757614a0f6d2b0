/** Errors of the realtime connection: code -> HTTP status. Texts: packages/i18n. */
export const liveErrors = {
  /** The address was called like any other: it speaks WebSocket only. */
  "live.websocket_expected": 426,
  "live.topic_unknown": 404,
  /** Of this member, of this address, or of this server altogether. */
  "live.too_many_connections": 429,
} as const;
