import type { liveErrors } from "@tucano/contract/errors/live.ts";

export const liveTexts = {
  "live.websocket_expected": "该地址仅支持 WebSocket 连接。",
  "live.topic_unknown": "该主题没有可推送的消息。",
  "live.too_many_connections": "打开的窗口过多，请关闭一个后重试。",
} satisfies Record<keyof typeof liveErrors, string>;
