/** Texts of the live channel, in Thai. */
import type { liveErrors } from "@tucano/contract/errors/live.ts";

export const liveTexts = {
  "live.websocket_expected": "ที่อยู่นี้รองรับเฉพาะ WebSocket",
  "live.topic_unknown": "ไม่มีข้อมูลให้แจ้งในหัวข้อนี้",
  "live.too_many_connections": "เปิดหน้าต่างไว้มากเกินไป กรุณาปิดบางหน้าต่างแล้วลองใหม่",
} satisfies Record<keyof typeof liveErrors, string>;
