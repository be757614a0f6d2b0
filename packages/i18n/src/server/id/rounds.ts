import type { roundsErrors } from "@tucano/contract/errors/rounds.ts";

export const roundsTexts = {
  "rounds.game_unavailable":
    "Permainan ini sedang dalam pemeliharaan. Ronde yang terbuka tetap disimpan dan diselesaikan",
  "rounds.real_play_refused":
    "Akun ini tidak dapat bermain dengan uang asli. Hubungi layanan pelanggan",
  "rounds.studio_unreachable": "Server permainan tidak merespons. Coba lagi sebentar lagi",
} satisfies Record<keyof typeof roundsErrors, string>;
