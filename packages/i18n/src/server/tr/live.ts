/** Texts of the live channel, in Turkish. */
import type { liveErrors } from "@tucano/contract/errors/live.ts";

export const liveTexts = {
  "live.websocket_expected": "Bu adres yalnızca WebSocket destekler.",
  "live.topic_unknown": "Bu konuda bildirilecek bir şey yok.",
  "live.too_many_connections": "Çok fazla pencere açık. Birini kapatıp tekrar deneyin.",
} satisfies Record<keyof typeof liveErrors, string>;
