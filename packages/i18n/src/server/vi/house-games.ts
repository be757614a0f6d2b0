import type { houseGamesErrors } from "@tucano/contract/errors/house-games.ts";

export const houseGamesTexts = {
  "house_games.session_unknown": "Phiên chơi này đã kết thúc. Vui lòng mở lại trò chơi.",
  "house_games.game_unknown": "Trò chơi này hiện không khả dụng.",
  "house_games.round_unknown": "Ván chơi này không tồn tại.",
  "house_games.stake_not_offered": "Vui lòng chọn một trong các mức cược của trò chơi.",
  "house_games.choice_not_offered": "Trò chơi này không có lựa chọn đó.",
  "house_games.action_not_allowed": "Hiện không thể thực hiện bước này.",
  "house_games.insufficient_funds": "Số dư của bạn không đủ cho mức cược này.",
  "house_games.player_blocked": "Tài khoản của bạn hiện không thể chơi.",
  "house_games.limit_reached": "Bạn đã đạt một trong các giới hạn của mình.",
  "house_games.too_fast": "Ván trước vừa mới bắt đầu. Vui lòng chờ giây lát.",
  "house_games.client_seed_missing": "Seed của bạn chưa được chọn. Hãy mở lại trò chơi.",
  "house_games.seed_changed": "Seed của bạn đã thay đổi. Hãy mở lại trò chơi.",
  "house_games.round_unfinished":
    "Bạn cần hoàn tất một ván trước đó. Vui lòng mở lại trò chơi để tiếp tục.",
  "house_games.round_void": "Ván này đã bị hủy; bạn không bị trừ tiền.",
  "house_games.wallet_unavailable":
    "Hiện không thể truy cập số dư của bạn. Vui lòng thử lại sau giây lát.",
} satisfies Record<keyof typeof houseGamesErrors, string>;
