import type { roundsErrors } from "@tucano/contract/errors/rounds.ts";

export const roundsTexts = {
  "rounds.game_unavailable":
    "Trò chơi này đang bảo trì. Các ván chưa kết thúc được giữ lại và hoàn tất",
  "rounds.real_play_refused": "Tài khoản này không thể chơi bằng tiền thật. Vui lòng liên hệ CSKH",
  "rounds.studio_unreachable": "Máy chủ trò chơi không phản hồi. Vui lòng thử lại sau giây lát",
} satisfies Record<keyof typeof roundsErrors, string>;
