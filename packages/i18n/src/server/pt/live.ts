import type { liveErrors } from "@tucano/contract/errors/live.ts";

export const liveTexts = {
  "live.websocket_expected": "Este endereço só fala WebSocket.",
  "live.topic_unknown": "Não há avisos sobre este assunto.",
  "live.too_many_connections": "Há janelas demais abertas. Feche uma e tente de novo.",
} satisfies Record<keyof typeof liveErrors, string>;
