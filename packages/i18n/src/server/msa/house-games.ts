import type { houseGamesErrors } from "@tucano/contract/errors/house-games.ts";

export const houseGamesTexts = {
  "house_games.session_unknown": "Sesi permainan ini telah tamat. Sila buka semula permainan.",
  "house_games.game_unknown": "Permainan ini tidak tersedia.",
  "house_games.round_unknown": "Pusingan ini tidak wujud.",
  "house_games.stake_not_offered": "Pilih salah satu taruhan yang ditawarkan permainan ini.",
  "house_games.choice_not_offered": "Permainan ini tidak menawarkan pilihan itu.",
  "house_games.action_not_allowed": "Langkah itu tidak boleh dilakukan sekarang.",
  "house_games.insufficient_funds": "Baki anda tidak mencukupi untuk taruhan ini.",
  "house_games.player_blocked": "Akaun anda tidak boleh bermain buat masa ini.",
  "house_games.limit_reached": "Anda telah mencapai salah satu had anda.",
  "house_games.too_fast": "Pusingan sebelumnya baru sahaja bermula. Sila tunggu sebentar.",
  "house_games.client_seed_missing": "Seed anda belum dipilih. Buka permainan semula.",
  "house_games.seed_changed": "Seed anda telah berubah. Buka permainan semula.",
  "house_games.round_unfinished":
    "Pusingan terdahulu perlu diselesaikan dahulu. Sila buka semula permainan.",
  "house_games.round_void": "Pusingan ini dibatalkan; tiada caj dikenakan.",
  "house_games.wallet_unavailable":
    "Baki anda tidak dapat dicapai sekarang. Sila cuba sebentar lagi.",
} satisfies Record<keyof typeof houseGamesErrors, string>;
