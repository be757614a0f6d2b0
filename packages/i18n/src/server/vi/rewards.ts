/** Texts of rewards, in Vietnamese. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";
import type { rewardsNotices as english } from "../en/rewards.ts";

export const rewardsTexts = {
  "rewards.not_found": "Không đủ điều kiện nhận",
  "rewards.not_yet": "Phần thưởng này chưa thể nhận",
  "rewards.expired": "Phần thưởng này đã hết hạn",
  "rewards.forfeited": "Phần thưởng này đã bị hủy. Vui lòng liên hệ CSKH",
  "rewards.already_used":
    "Phần thưởng này đã được nhận với cùng CPF, thiết bị hoặc tài khoản thanh toán",
  "rewards.deposit_used": "Khoản nạp này đã nhận ưu đãi khác: mỗi khoản nạp chỉ nhận một ưu đãi",
  "rewards.budget_spent":
    "Phần thưởng của hoạt động này đã hết. Điều khoản cho biết khi nào có thêm",
  "rewards.account_blocked": "Tài khoản của bạn hiện không thể nhận thưởng. Vui lòng liên hệ CSKH",
  "rewards.already_claimed": "Phần thưởng này đã được nhận",
  "rewards.no_bonus": "Bạn không có tiền thưởng nào để từ bỏ",
  "rewards.bonus_at_play":
    "Một ván chơi bằng tiền thưởng của bạn chưa kết thúc. Vui lòng hoàn tất rồi thử lại",
} satisfies Record<keyof typeof rewardsErrors, string>;

/** Messages of success. */
export const rewardsNotices = {
  "rewards.bonus_accepted": "Bạn đã nhận tiền thưởng. Chúc may mắn!",
  "rewards.bonus_given_up": "Bạn đã từ bỏ tiền thưởng và không còn vòng cược nào phải hoàn thành",
} satisfies Record<keyof typeof english, string>;
