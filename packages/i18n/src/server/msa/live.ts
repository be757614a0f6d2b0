import type { liveErrors } from "@tucano/contract/errors/live.ts";

export const liveTexts = {
  "live.websocket_expected": "Alamat ini hanya menerima WebSocket.",
  "live.topic_unknown": "Tiada makluman untuk topik ini.",
  "live.too_many_connections": "Terlalu banyak tetingkap dibuka. Tutup satu dan cuba lagi.",
} satisfies Record<keyof typeof liveErrors, string>;
