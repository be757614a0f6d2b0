/** Texts of the invitation programme, in Vietnamese. */
import type { agencyErrors } from "@tucano/contract/errors/agency.ts";
import type { agencyNotices as english } from "../en/agency.ts";

export const agencyTexts = {
  "agency.closed": "Chương trình giới thiệu hiện chưa mở",
  "agency.invalid_subordinate": "Vui lòng sửa lỗi trong biểu mẫu",
  "agency.phone_invalid": "Vui lòng nhập đúng số điện thoại di động",
  "agency.invite_code_unknown": "Mã giới thiệu này không tồn tại",
  "agency.uid_unknown": "Không có người dùng nào khớp với UID và số điện thoại này",
  "agency.already_bound": "Người dùng này đã có người giới thiệu",
  "agency.own_tree": "Không ai có thể được giới thiệu bởi chính mình hoặc người do mình giới thiệu",
  "agency.not_your_invitation":
    "Bạn chỉ có thể đăng ký người dùng bằng mã giới thiệu của bạn hoặc của người bạn đã giới thiệu",
  "agency.wish_unknown": "Không có ai mang mã số này đang mời bạn",
  "agency.commission_unknown": "Không tìm thấy khoản hoa hồng này",
  "agency.commission_decided": "Khoản hoa hồng này đã được xử lý trước đó: không có gì thay đổi",
} satisfies Record<keyof typeof agencyErrors, string>;

export const agencyNotices = {
  "agency.subordinate_asked": "Đã gửi lời mời. Người dùng sẽ vào đội khi họ chấp nhận",
  "agency.subordinate_registered":
    "Đã đăng ký người dùng. Hoạt động của họ được tính từ ngày {day}",
} satisfies Record<keyof typeof english, string>;
