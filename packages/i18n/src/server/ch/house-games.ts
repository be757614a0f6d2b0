import type { houseGamesErrors } from "@tucano/contract/errors/house-games.ts";

export const houseGamesTexts = {
  "house_games.session_unknown": "這次遊戲已結束，請重新開啟遊戲。",
  "house_games.game_unknown": "此遊戲目前無法使用。",
  "house_games.round_unknown": "查無此局。",
  "house_games.stake_not_offered": "請選擇遊戲提供的投注金額。",
  "house_games.choice_not_offered": "本遊戲不提供該選項。",
  "house_games.action_not_allowed": "現在無法進行這一步。",
  "house_games.insufficient_funds": "您的餘額不足以投注此金額。",
  "house_games.player_blocked": "您的帳戶目前無法遊玩。",
  "house_games.limit_reached": "您已達到自己設定的其中一項上限。",
  "house_games.too_fast": "上一局才剛開始，請稍候。",
  "house_games.client_seed_missing": "您的種子尚未選定，請重新開啟遊戲。",
  "house_games.seed_changed": "您的種子已變更，請重新開啟遊戲。",
  "house_games.round_unfinished": "您有一局尚未結束，請重新開啟遊戲並先完成該局。",
  "house_games.round_void": "本局已取消，未扣任何款項。",
  "house_games.wallet_unavailable": "目前無法讀取您的餘額，請稍後再試。",
} satisfies Record<keyof typeof houseGamesErrors, string>;
