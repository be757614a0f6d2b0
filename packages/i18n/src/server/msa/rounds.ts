import type { roundsErrors } from "@tucano/contract/errors/rounds.ts";

export const roundsTexts = {
  "rounds.game_unavailable":
    "Permainan ini sedang diselenggara. Pusingan terbuka akan disimpan dan diselesaikan",
  "rounds.real_play_refused":
    "Akaun ini tidak boleh bermain dengan wang sebenar. Sila hubungi khidmat pelanggan",
  "rounds.studio_unreachable": "Pelayan permainan tidak menjawab. Sila cuba sebentar lagi",
} satisfies Record<keyof typeof roundsErrors, string>;
