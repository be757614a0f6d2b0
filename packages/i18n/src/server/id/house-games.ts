import type { houseGamesErrors } from "@tucano/contract/errors/house-games.ts";

export const houseGamesTexts = {
  "house_games.session_unknown": "Sesi permainan ini telah berakhir. Buka kembali permainannya.",
  "house_games.game_unknown": "Permainan ini tidak tersedia.",
  "house_games.round_unknown": "Ronde ini tidak ditemukan.",
  "house_games.stake_not_offered": "Pilih salah satu taruhan yang tersedia di permainan ini.",
  "house_games.choice_not_offered": "Permainan ini tidak menyediakan pilihan itu.",
  "house_games.action_not_allowed": "Langkah itu tidak bisa dilakukan sekarang.",
  "house_games.insufficient_funds": "Saldo Anda tidak cukup untuk taruhan ini.",
  "house_games.player_blocked": "Akun Anda tidak dapat bermain saat ini.",
  "house_games.limit_reached": "Anda telah mencapai salah satu batas Anda.",
  "house_games.too_fast": "Ronde sebelumnya baru saja dimulai. Tunggu sebentar.",
  "house_games.client_seed_missing": "Seed Anda belum dipilih. Buka game lagi.",
  "house_games.seed_changed": "Seed Anda sudah berubah. Buka game lagi.",
  "house_games.round_unfinished":
    "Ronde sebelumnya harus diselesaikan dahulu. Buka kembali permainannya.",
  "house_games.round_void": "Ronde ini dibatalkan; saldo Anda tidak terpotong.",
  "house_games.wallet_unavailable":
    "Saldo Anda sedang tidak dapat diakses. Coba lagi sebentar lagi.",
} satisfies Record<keyof typeof houseGamesErrors, string>;
