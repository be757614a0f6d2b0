/** What goes out by e-mail and SMS, in Vietnamese. Paragraphs are parted by an empty line. */
import type { mailTexts as english } from "../en/mail.ts";

export const mailTexts = {
  "mail.signature":
    "Tucano\n\nBạn nhận được thư này vì bạn có tài khoản tại Tucano. Chúng tôi không bao giờ hỏi " +
    "mật khẩu hay mã xác minh của bạn qua điện thoại hoặc tin nhắn.",
  "mail.email_code.subject": "{code} là mã Tucano của bạn",
  "mail.email_code.body":
    "Xin chào,\n\nMã liên kết địa chỉ email này của bạn là {code}. Mã có hiệu lực trong " +
    "{minutes} phút.\n\nNếu bạn không yêu cầu mã này, vui lòng bỏ qua thư.",
  "mail.password_link.subject": "Đặt mật khẩu Tucano của bạn",
  "mail.password_link.body":
    "Xin chào {account},\n\nbạn đặt mật khẩu đăng nhập mới qua liên kết này:\n\n{link}\n\nLiên kết có hiệu lực trong {minutes} phút và chỉ dùng được một lần. Khi bạn lưu, mọi thiết bị sẽ đăng xuất.\n\nNếu bạn không yêu cầu, đừng làm gì: mật khẩu của bạn vẫn như cũ.",
  "mail.security.subject": "Tài khoản Tucano của bạn đã thay đổi",
  "mail.security.body":
    "Xin chào {account},\n\n{change, select, password {Mật khẩu của bạn đã được thay đổi và mọi " +
    "thiết bị khác đã bị đăng xuất.} withdrawal_password {Mật khẩu rút tiền của bạn đã được thay " +
    "đổi.} email {Một địa chỉ email khác đã được liên kết với tài khoản của bạn.} totp_on {Ứng " +
    "dụng xác thực đã được thiết lập cho tài khoản của bạn.} totp_off {Ứng dụng xác thực đã được " +
    "gỡ khỏi tài khoản của bạn.} passkey {Một khóa truy cập đã được thêm vào tài khoản của bạn.} " +
    "other {Thông tin bảo mật tài khoản của bạn đã thay đổi.}}\n\nNếu không phải bạn thực hiện, " +
    "vui lòng liên hệ CSKH ngay.",
  "sms.login_code":
    "Tucano: {code} là mã đăng nhập của bạn, có hiệu lực trong {minutes} phút. Không chia sẻ mã " +
    "này với bất kỳ ai.",
} satisfies Record<keyof typeof english, string>;
