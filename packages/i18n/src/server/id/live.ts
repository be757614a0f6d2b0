import type { liveErrors } from "@tucano/contract/errors/live.ts";

export const liveTexts = {
  "live.websocket_expected": "Alamat ini hanya menerima WebSocket.",
  "live.topic_unknown": "Tidak ada kabar untuk topik ini.",
  "live.too_many_connections":
    "Terlalu banyak jendela yang terbuka. Tutup salah satu lalu coba lagi.",
} satisfies Record<keyof typeof liveErrors, string>;
