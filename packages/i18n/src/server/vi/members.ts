/** Texts of the members room, in Vietnamese. */
import type { membersErrors } from "@tucano/contract/errors/members.ts";
import type { membersNotices as english } from "../en/members.ts";

export const membersTexts = {
  "members.invalid_registration": "Vui lòng sửa lỗi trong biểu mẫu",
  "members.registration_failed": "Đăng ký không thành công",
  "members.account_invalid":
    "Dùng 4 đến 20 chữ cái, chữ số, dấu chấm hoặc dấu gạch dưới, bắt đầu bằng chữ cái",
  "members.account_taken": "Tên tài khoản này đã được sử dụng",
  "members.password_required": "Vui lòng nhập mật khẩu",
  "members.password_too_short": "Mật khẩu phải có ít nhất 6 ký tự",
  "members.password_too_long": "Mật khẩu có tối đa 128 ký tự",
  "members.passwords_differ": "Mật khẩu không khớp",
  "members.realname_invalid": "Vui lòng nhập họ và tên đầy đủ",
  "members.phone_invalid": "Vui lòng nhập đúng số điện thoại di động",
  "members.phone_taken": "Số điện thoại này đã được đăng ký",
  "members.withdrawal_password_invalid": "Mật khẩu rút tiền gồm 6 chữ số",
  "members.cpf_invalid": "Vui lòng nhập CPF hợp lệ",
  "members.cpf_taken": "CPF này đã được đăng ký",
  "members.birth_date_invalid": "Vui lòng nhập ngày sinh hợp lệ",
  "members.under_age": "Bạn phải từ {years} tuổi trở lên",
  "members.registration_refused":
    "Không thể mở tài khoản với những thông tin này. Bộ phận chăm sóc khách hàng có thể giúp bạn.",
  "members.age_not_confirmed": "Vui lòng xác nhận: Tôi đã đủ 18 tuổi.",
  "members.invite_code_unknown": "Mã giới thiệu này không tồn tại",
  "members.captcha_required": "Vui lòng nhập mã xác minh",
  "members.captcha_wrong": "Vui lòng lấy lại mã xác minh",
  "members.wrong_credentials": "Tài khoản hoặc mật khẩu không đúng",
  "members.too_many_attempts": "Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {seconds} giây.",
  "members.account_frozen": "Tài khoản của bạn đang bị khóa. Vui lòng liên hệ CSKH.",
  "members.account_closed": "Tài khoản này đã bị đóng. Vui lòng liên hệ CSKH.",
  "members.picture_unknown": "Vui lòng chọn một trong các ảnh đại diện có sẵn",
  "members.password_wrong": "Mật khẩu không đúng",
  "members.password_not_set":
    "Tài khoản của bạn chưa có mật khẩu. Vui lòng liên hệ CSKH để thiết lập.",
  "members.new_passwords_differ": "Hai mật khẩu đã nhập không khớp!",
  "members.password_unchanged": "Mật khẩu mới không được trùng với mật khẩu cũ",
  "members.ticket_invalid": "Vui lòng xác minh lại mật khẩu của bạn",
  "members.email_invalid": "Vui lòng nhập địa chỉ email hợp lệ",
  "members.email_taken": "Địa chỉ email này đã liên kết với tài khoản khác",
  "members.code_wrong": "Mã không đúng hoặc đã hết hạn. Vui lòng yêu cầu mã mới nếu cần.",
  "members.link_invalid": "Liên kết này không còn hiệu lực. Hãy yêu cầu liên kết khác.",
  "members.session_unknown": "Phiên đăng nhập này đã kết thúc",
  "members.totp_required": "Vui lòng nhập mã trong ứng dụng xác thực của bạn",
  "members.totp_wrong": "Mã của ứng dụng xác thực không đúng",
  "members.totp_on": "Ứng dụng xác thực đã được thiết lập",
  "members.totp_not_begun": "Vui lòng thiết lập lại ứng dụng xác thực từ đầu",
  "members.passkey_wrong": "Không thể xác minh khóa truy cập này. Vui lòng thử lại.",
  "members.passkey_unknown": "Khóa truy cập này đã bị gỡ",
  "members.social_off": "Ở đây không có nền tảng khác để đăng nhập",
  "members.social_failed": "Đăng nhập bằng nền tảng khác không thành công. Vui lòng thử lại",
  "members.social_taken":
    "Tài khoản trên nền tảng kia, hoặc tài khoản của bạn ở đây, đã được liên kết",
  "members.social_unknown": "Tài khoản của bạn chưa liên kết với nền tảng khác",
  "members.social_unavailable":
    "Nền tảng kia hiện không phản hồi. Hãy thử lại sau hoặc đăng nhập bằng mật khẩu",
  "members.too_many_exports": "Hôm nay bạn đã tải dữ liệu ba lần. Vui lòng thử lại vào ngày mai.",
  "members.data_request_open": "Bạn đã có một yêu cầu loại này đang chờ trả lời",
  "members.data_request_unknown": "Yêu cầu này không tồn tại hoặc đã được trả lời",
  "members.mail_unavailable": "Hiện không thể gửi email. Vui lòng thử lại sau.",
  "members.sms_unavailable": "Hiện không thể gửi tin nhắn SMS. Vui lòng thử lại sau.",
} satisfies Record<keyof typeof membersErrors, string>;

export const membersNotices = {
  "members.registered": "Bạn đã đăng ký thành công",
  "members.password_changed": "Mật khẩu của bạn đã được thay đổi",
  "members.withdrawal_password_changed": "Mật khẩu rút tiền của bạn đã được thay đổi",
  "members.email_bound": "Địa chỉ email của bạn đã được liên kết",
  "members.device": "{browser} trên {system}",
  "members.device_unknown": "Thiết bị không xác định",
} satisfies Record<keyof typeof english, string>;
