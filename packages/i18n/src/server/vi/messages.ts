/** Texts of the messages room's errors and notices, in Vietnamese. */
import type { messagesErrors } from "@tucano/contract/errors/messages.ts";
import type { messagesNotices as english } from "../en/messages.ts";

export const messagesTexts = {
  "messages.ticket_not_found": "Không tìm thấy cuộc trò chuyện này",
  "messages.ticket_closed": "Cuộc trò chuyện này đã đóng. Vui lòng bắt đầu cuộc mới",
  "messages.too_many_tickets":
    "Bạn có {max} cuộc trò chuyện đang chờ. Vui lòng viết tiếp hoặc đóng bớt một cuộc trước",
  "messages.file_unreadable": "Không mở được ảnh này. Hãy gửi ảnh khác",
  "messages.too_many_files": "Bạn vừa gửi nhiều tệp. Vui lòng thử lại sau",
  "messages.file_not_found": "Không tìm thấy tệp này. Hãy gửi lại",
  "messages.too_many_messages": "Bạn vừa gửi quá nhiều tin nhắn. Vui lòng thử lại sau",
} satisfies Record<keyof typeof messagesErrors, string>;

export const messagesNotices = {
  "messages.ticket_opened": "Chúng tôi đã nhận được tin nhắn của bạn. CSKH phục vụ 24/24",
  "messages.notice.deposit_credited.title": "Nạp tiền thành công",
  "messages.notice.deposit_credited.text": "{amount} đã được cộng vào số dư của bạn.",
  "messages.notice.withdrawal_paid.title": "Đã chi trả lệnh rút tiền",
  "messages.notice.withdrawal_paid.text": "{amount} đang được chuyển đến ngân hàng của bạn.",
  "messages.notice.team_wish.title": "Bạn được mời vào một đội",
  "messages.notice.team_wish.text":
    "{account} muốn mời bạn vào đội. Bạn là người quyết định: không có gì thay đổi trước khi bạn chấp nhận.",
  "messages.notice.identity_verified.title": "Danh tính đã được xác minh",
  "messages.notice.identity_verified.text": "Giấy tờ của bạn hợp lệ. Bạn không cần làm gì thêm.",
  "messages.notice.identity_rejected.title": "Không xác minh được giấy tờ của bạn",
  "messages.notice.identity_rejected.text": "Xem lý do và cách xử lý trong trung tâm bảo mật.",
  "messages.notice.withdrawal_rejected.title": "Lệnh rút tiền bị từ chối",
  "messages.notice.withdrawal_rejected.text":
    "{amount} đã được hoàn vào số dư của bạn. Xem lý do trong lịch sử rút tiền.",
  "messages.notice.reward_claimable.title": "Có phần thưởng đang chờ bạn",
  "messages.notice.reward_claimable.text": "Bạn có thể nhận {amount} ngay bây giờ.",
  "messages.notice.ticket_answered.title": "CSKH đã trả lời",
  "messages.notice.ticket_answered.text": "Đã có câu trả lời cho “{subject}”.",
  "messages.notice.data_request_answered.title": "Trả lời về dữ liệu của bạn",
  "messages.notice.data_request_answered.text": "Chúng tôi đã trả lời yêu cầu về dữ liệu của bạn.",
  "messages.notice.house_message.title": "Tin nhắn từ nhà cái",
  "messages.notice.house_message.text": "Có một tin nhắn cho bạn.",
  "messages.notice.terms_announced.title": "Điều khoản sử dụng mới",
  "messages.notice.terms_announced.text":
    "Điều khoản sử dụng mới có hiệu lực từ {day}, bạn có thể đọc ngay bây giờ. Nếu không đồng ý, bạn có thể ngừng sử dụng dịch vụ và rút số dư trước ngày đó.",
} satisfies Record<keyof typeof english, string>;
