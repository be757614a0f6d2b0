/** Texts of game rounds, in Turkish. */
import type { roundsErrors } from "@tucano/contract/errors/rounds.ts";

export const roundsTexts = {
  "rounds.game_unavailable": "Bu oyun bakımda. Açık turlar saklanır ve tamamlanır",
  "rounds.real_play_refused":
    "Bu hesap gerçek parayla oynayamaz. Müşteri hizmetleriyle iletişime geçin",
  "rounds.studio_unreachable": "Oyun sunucusu yanıt vermiyor. Birazdan tekrar deneyin",
} satisfies Record<keyof typeof roundsErrors, string>;
