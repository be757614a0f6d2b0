import type { liveErrors } from "@tucano/contract/errors/live.ts";

export const liveTexts = {
  "live.websocket_expected": "此位址僅支援 WebSocket 連線。",
  "live.topic_unknown": "這個主題沒有可通知的內容。",
  "live.too_many_connections": "開啟的視窗過多，請關閉一個後再試。",
} satisfies Record<keyof typeof liveErrors, string>;
