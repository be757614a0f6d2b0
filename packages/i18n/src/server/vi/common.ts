/** Texts that any call may answer with, in Vietnamese. */
import type { commonErrors } from "@tucano/contract/errors/common.ts";
import type { commonNotices as english } from "../en/common.ts";

export const commonTexts = {
  "common.unauthenticated": "Bạn chưa đăng nhập, vui lòng đăng nhập trước",
  "common.forbidden": "Bạn không có quyền thực hiện thao tác này.",
  "common.not_found": "Không có nội dung nào tại địa chỉ này.",
  "common.method_not_allowed": "Địa chỉ này không hỗ trợ phương thức đó.",
  "common.body_too_large": "Yêu cầu có dung lượng quá lớn.",
  "common.unsupported_media_type": "Vui lòng gửi yêu cầu ở định dạng JSON.",
  "common.malformed_request": "Không thể đọc yêu cầu.",
  "common.invalid_input": "Vui lòng sửa lỗi trong biểu mẫu",
  "common.idempotency_conflict": "Yêu cầu này đã được gửi trước đó với nội dung khác.",
  "common.too_many_requests": "Quá nhiều yêu cầu. Vui lòng chờ giây lát rồi thử lại.",
  "common.overloaded": "Hiện có quá nhiều lượt truy cập. Vui lòng thử lại sau giây lát.",
  "common.unavailable": "Hiện không thể truy cập dữ liệu. Vui lòng thử lại sau giây lát.",
  "common.internal": "Hệ thống đã gặp sự cố. Vui lòng thử lại.",
} satisfies Record<keyof typeof commonErrors, string>;

export const commonNotices = {
  "common.success": "Thành công",
  "field.required": "Vui lòng điền mục này.",
  "field.invalid": "Giá trị này không hợp lệ.",
  "field.wrong_type": "Sai kiểu dữ liệu",
  "field.one_of": "Vui lòng chọn một trong các giá trị: {choices}.",
  "field.money": "Vui lòng nhập số tiền, ví dụ 50.00, tối đa hai chữ số thập phân.",
  "field.too_short": "Vui lòng nhập ít nhất {min} ký tự.",
  "field.too_long": "Vui lòng nhập tối đa {max} ký tự.",
  "field.too_small": "Giá trị nhỏ nhất là {min}.",
  "field.too_big": "Giá trị lớn nhất là {max}.",
  "field.range": "Ngày bắt đầu không được sau ngày kết thúc và cách nhau không quá một năm.",
  "field.given_twice": "Giá trị này bị nhập hai lần.",
} satisfies Record<keyof typeof english, string>;
