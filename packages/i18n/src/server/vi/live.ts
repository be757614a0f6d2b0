import type { liveErrors } from "@tucano/contract/errors/live.ts";

export const liveTexts = {
  "live.websocket_expected": "Địa chỉ này chỉ hỗ trợ WebSocket.",
  "live.topic_unknown": "Không có thông báo nào cho chủ đề này.",
  "live.too_many_connections": "Bạn đang mở quá nhiều cửa sổ. Vui lòng đóng bớt rồi thử lại.",
} satisfies Record<keyof typeof liveErrors, string>;
