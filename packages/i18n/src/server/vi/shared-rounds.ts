import type { sharedRoundsErrors } from "@tucano/contract/errors/shared-rounds.ts";

export const sharedRoundsTexts = {
  "shared_rounds.betting_closed": "Đã hết thời gian đặt cược. Cược của bạn không được nhận.",
  "shared_rounds.too_many_bets": "Bạn đã đặt đủ số cược cho phép trong ván này.",
  "shared_rounds.win_too_high":
    "Cược này có thể thắng hơn R$ {win}, mức trả tối đa. Hãy đặt cược tối đa R$ {max}.",
  "shared_rounds.too_late": "Quá muộn: ván đã kết thúc.",
  "shared_rounds.chat_closed": "Trò chuyện tại bàn này đang đóng.",
  "shared_rounds.chat_refused": "Không thể đăng tin nhắn này.",
} satisfies Record<keyof typeof sharedRoundsErrors, string>;
