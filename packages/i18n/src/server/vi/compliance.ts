/** Texts of limits, breaks and self-exclusion, in Vietnamese. */
import type { complianceErrors } from "@tucano/contract/errors/compliance.ts";
import type { complianceNotices as english } from "../en/compliance.ts";

export const complianceTexts = {
  "compliance.amount_out_of_range": "Vui lòng chọn giới hạn từ R$ {min} đến R$ {max}.",
  "compliance.minutes_out_of_range": "Vui lòng chọn giới hạn từ {min} đến {max} phút.",
  "compliance.limit_unknown": "Bạn chưa đặt giới hạn này.",
  "compliance.change_unknown": "Không có thay đổi nào của giới hạn này cần xác nhận.",
  "compliance.change_waits": "Việc tăng giới hạn chỉ có thể xác nhận sau 24 giờ kể từ khi yêu cầu.",
  "compliance.time_out_not_offered": "Thời gian tạm nghỉ là từ {min} đến {max} ngày.",
  "compliance.exclusion_not_offered":
    "Thời gian tự loại trừ là từ {min} đến {max} tháng, hoặc vĩnh viễn.",
  "compliance.exclusion_not_confirmed": "Nhập {word} để xác nhận. Thao tác này không thể hoàn tác.",
  "compliance.deposit_limit_reached":
    "Theo giới hạn nạp tiền {period, select, day {hằng ngày} week {hằng tuần} other {hằng tháng}}" +
    " của bạn, bạn còn có thể nạp R$ {left}.",
  "compliance.limits_required":
    "Trước khi chơi hoặc nạp tiền, hãy đặt giới hạn thua và thời gian chơi của bạn ở mục Chơi có trách nhiệm.",
} satisfies Record<keyof typeof complianceErrors, string>;

export const complianceNotices = {
  "compliance.limit_set": "Giới hạn của bạn có hiệu lực từ bây giờ",
  "compliance.limit_asked":
    "Bạn có thể xác nhận thay đổi này sau 24 giờ. Trước đó, giới hạn cũ vẫn được áp dụng.",
  "compliance.limit_confirmed": "Giới hạn của bạn đã được thay đổi",
  "compliance.break_started":
    "Thời gian tạm nghỉ của bạn đã bắt đầu. Bạn đã được đăng xuất khỏi mọi thiết bị.",
} satisfies Record<keyof typeof english, string>;
