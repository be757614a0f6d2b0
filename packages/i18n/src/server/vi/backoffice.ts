/** Texts of the back office's errors, in Vietnamese. */
import type { backofficeErrors } from "@tucano/contract/errors/backoffice.ts";

export const backofficeTexts = {
  "backoffice.wrong_credentials": "Email hoặc mật khẩu không đúng",
  "backoffice.wrong_code": "Mã không đúng hoặc đã được sử dụng",
  "backoffice.sign_in_expired": "Phiên đăng nhập đã hết hạn. Vui lòng thực hiện lại từ đầu",
  "backoffice.too_many_attempts": "Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {seconds} giây.",
  "backoffice.not_permitted": "Vai trò của bạn không được phép thực hiện thao tác này",
  "backoffice.reason_required": "Vui lòng nhập lý do, ít nhất 3 ký tự",
  "backoffice.member_not_found": "Người chơi này không tồn tại",
  "backoffice.withdrawal_not_found": "Lệnh rút tiền này không tồn tại",
  "backoffice.withdrawal_already_decided": "Lệnh rút tiền này không còn chờ duyệt",
  "backoffice.member_state_conflict":
    "Trạng thái hiện tại của người chơi không cho phép thao tác này",
} satisfies Record<keyof typeof backofficeErrors, string>;
