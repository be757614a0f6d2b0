import type { identityErrors } from "@tucano/contract/errors/identity.ts";

export const identityTexts = {
  "identity.verification_required":
    "Hãy xác minh danh tính trước: gửi ảnh giấy tờ trong trung tâm bảo mật.",
  "identity.picture_unreadable":
    "Không mở được ảnh này. Hãy chụp ảnh khác, rõ nét, mỗi chiều ít nhất 320 điểm ảnh.",
  "identity.pictures_missing": "Còn thiếu ảnh. Hãy thêm đủ ảnh trước khi gửi.",
  "identity.not_open": "Hiện không thể gửi ảnh: ảnh của bạn đang được xem xét hoặc đã có kết quả.",
  "identity.too_many_pictures": "Quá nhiều ảnh trong thời gian ngắn. Hãy thử lại sau một giờ.",
} satisfies Record<keyof typeof identityErrors, string>;
