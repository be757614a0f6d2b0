import type { liveErrors } from "@tucano/contract/errors/live.ts";

export const liveTexts = {
  "live.websocket_expected": "This address speaks WebSocket only.",
  "live.topic_unknown": "There is nothing to be told on this topic.",
  "live.too_many_connections": "Too many windows are open. Close one and try again.",
} satisfies Record<keyof typeof liveErrors, string>;
