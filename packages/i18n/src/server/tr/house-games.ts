/** Texts of the house's own games, in Turkish. */
import type { houseGamesErrors } from "@tucano/contract/errors/house-games.ts";

export const houseGamesTexts = {
  "house_games.session_unknown": "Bu oyun oturumu sona erdi. Oyunu yeniden açın.",
  "house_games.game_unknown": "Bu oyun kullanılamıyor.",
  "house_games.round_unknown": "Böyle bir tur yok.",
  "house_games.stake_not_offered": "Oyunun sunduğu bahis tutarlarından birini seçin.",
  "house_games.choice_not_offered": "Bu oyunda böyle bir seçenek yok.",
  "house_games.action_not_allowed": "Bu adım şu anda mümkün değil.",
  "house_games.insufficient_funds": "Bakiyeniz bu bahis için yetersiz.",
  "house_games.player_blocked": "Hesabınız şu anda oynayamıyor.",
  "house_games.limit_reached": "Limitlerinizden birine ulaştınız.",
  "house_games.too_fast": "Önceki tur daha yeni başladı. Biraz bekleyin.",
  "house_games.client_seed_missing": "Seed'iniz henüz seçilmedi. Oyunu yeniden açın.",
  "house_games.seed_changed": "Seed'leriniz bu arada değişti. Oyunu yeniden açın.",
  "house_games.round_unfinished": "Önce önceki turun tamamlanması gerekiyor. Oyunu yeniden açın.",
  "house_games.round_void": "Bu tur iptal edildi; bakiyenizden tutar düşülmedi.",
  "house_games.wallet_unavailable": "Şu anda bakiyenize ulaşılamıyor. Birazdan tekrar deneyin.",
} satisfies Record<keyof typeof houseGamesErrors, string>;
