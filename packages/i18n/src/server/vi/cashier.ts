/** Texts of the cashier's errors and notices, in Vietnamese. */
import type { cashierErrors } from "@tucano/contract/errors/cashier.ts";
import type { cashierNotices as english } from "../en/cashier.ts";

export const cashierTexts = {
  "cashier.method_required": "Vui lòng chọn phương thức thanh toán",
  "cashier.method_unavailable": "Phương thức thanh toán này hiện không khả dụng",
  "cashier.amount_below_minimum": "Số tiền không được thấp hơn mức tối thiểu R$ {min}",
  "cashier.amount_above_maximum": "Số tiền không được vượt quá mức tối đa R$ {max}",
  "cashier.daily_limit_reached":
    "Đã đạt hạn mức trong ngày. Hôm nay bạn vẫn có thể rút R$ {remaining}",
  "cashier.demo_account": "Tài khoản chơi thử chỉ dùng tiền ảo và không thể nạp hoặc rút tiền thật",
  "cashier.account_blocked":
    "Tài khoản của bạn hiện không thể thực hiện thao tác này. Vui lòng liên hệ CSKH",
  "cashier.too_many_open_deposits":
    "Bạn đang có lệnh nạp chưa thanh toán. Vui lòng thanh toán hoặc hủy một lệnh trước",
  "cashier.deposit_not_found": "Không tìm thấy lệnh nạp tiền này",
  "cashier.deposit_not_cancellable": "Không thể hủy lệnh nạp tiền này nữa",
  "cashier.payment_service_unavailable":
    "Cổng thanh toán không phản hồi. Bạn chưa bị trừ tiền: vui lòng thử lại sau giây lát",
  "cashier.withdrawal_password_wrong": "Mật khẩu rút tiền không đúng",
  "cashier.withdrawal_password_locked":
    "Bạn đã nhập sai mật khẩu rút tiền quá nhiều lần. Vui lòng thử lại sau hoặc liên hệ CSKH",
  "cashier.turnover_owed": "Bạn cần cược thêm R$ {missing} để có thể rút tiền",
  "cashier.insufficient_funds": "Số dư khả dụng của bạn là R$ {available}",
  "cashier.fee_exceeds_amount": "Phí cao hơn số tiền rút. Vui lòng chọn số tiền lớn hơn",
  "cashier.destination_required": "Vui lòng chọn nơi nhận tiền",
  "cashier.destination_ambiguous": "Vui lòng chỉ cung cấp một khóa PIX hoặc một tài khoản đã lưu",
  "cashier.destination_not_found": "Không tìm thấy khóa hoặc tài khoản đã lưu này",
  "cashier.pix_key_invalid": "Khóa PIX không hợp lệ với loại đã chọn",
  "cashier.pix_key_unknown": "Khóa PIX này chưa được đăng ký tại ngân hàng nào",
  "cashier.not_own_account": "Tài khoản nhận phải đứng tên và CPF của chính bạn",
  "cashier.bank_unknown": "Vui lòng chọn ngân hàng trong danh sách",
  "cashier.bank_account_invalid": "Vui lòng kiểm tra chi nhánh và số tài khoản",
  "cashier.too_many_destinations": "Bạn đã đạt giới hạn {max} khóa và tài khoản được lưu",
  "cashier.withdrawal_not_found": "Không tìm thấy lệnh rút tiền này",
  "cashier.withdrawal_wrong_state":
    "Lệnh rút tiền đã đổi trạng thái: không thể thực hiện thao tác này nữa",
  "cashier.reason_required": "Vui lòng nhập lý do",
} satisfies Record<keyof typeof cashierErrors, string>;

export const cashierNotices = {
  "cashier.withdrawal_submitted":
    "Yêu cầu rút tiền đã được gửi thành công. Vui lòng chờ quản trị viên xét duyệt.",
  "cashier.deposit_opened":
    "Mã PIX của bạn đã sẵn sàng. Vui lòng thanh toán trong ứng dụng ngân hàng",
  "cashier.destination_saved": "Lưu thành công",
  "cashier.note.paid_late": "Khoản thanh toán đến sau khi mã hết hạn và đã được cộng vào tài khoản",
  "cashier.note.paid_less":
    "Bạn đã thanh toán ít hơn số tiền của lệnh. Số tiền thực nhận đã được cộng",
  "cashier.note.paid_more":
    "Bạn đã thanh toán nhiều hơn số tiền của lệnh. Toàn bộ số tiền đã được cộng",
  "cashier.note.refunded_other_holder":
    "Khoản thanh toán đến từ CPF của người khác và đã được hoàn lại toàn bộ",
  "cashier.note.refunded_over_limit":
    "Khoản thanh toán vượt quá mức được phép nạp nên đã được hoàn trả toàn bộ",
  "cashier.note.refunded_account_blocked":
    "Tài khoản của bạn không thể nhận khoản thanh toán nên tiền đã được hoàn lại toàn bộ",
  "cashier.note.refund_in_progress": "Khoản thanh toán đang được hoàn về tài khoản gốc",
} satisfies Record<keyof typeof english, string>;
