/** Texts of the messages room's errors and notices, in Thai. */
import type { messagesErrors } from "@tucano/contract/errors/messages.ts";
import type { messagesNotices as english } from "../en/messages.ts";

export const messagesTexts = {
  "messages.ticket_not_found": "ไม่พบการสนทนานี้",
  "messages.ticket_closed": "การสนทนานี้ปิดแล้ว กรุณาเริ่มการสนทนาใหม่",
  "messages.too_many_tickets":
    "คุณมีการสนทนาที่เปิดอยู่ {max} รายการ กรุณาเขียนต่อในรายการเดิม หรือปิดรายการใดรายการหนึ่งก่อน",
  "messages.file_unreadable": "เปิดรูปนี้ไม่ได้ โปรดส่งรูปอื่น",
  "messages.too_many_files": "คุณเพิ่งส่งไฟล์ไปหลายไฟล์ โปรดลองใหม่ภายหลัง",
  "messages.file_not_found": "ไม่พบไฟล์นี้ โปรดส่งอีกครั้ง",
  "messages.too_many_messages": "คุณส่งข้อความถี่เกินไป กรุณาลองใหม่ภายหลัง",
} satisfies Record<keyof typeof messagesErrors, string>;

export const messagesNotices = {
  "messages.ticket_opened": "เราได้รับข้อความของคุณแล้ว ฝ่ายบริการลูกค้าพร้อมตอบตลอด 24 ชั่วโมง",
  "messages.notice.deposit_credited.title": "ได้รับเงินฝากแล้ว",
  "messages.notice.deposit_credited.text": "เพิ่ม {amount} เข้ายอดเงินของคุณแล้ว",
  "messages.notice.withdrawal_paid.title": "จ่ายเงินถอนแล้ว",
  "messages.notice.withdrawal_paid.text": "โอน {amount} ไปยังธนาคารของคุณแล้ว",
  "messages.notice.team_wish.title": "มีคนเชิญคุณเข้าร่วมทีม",
  "messages.notice.team_wish.text":
    "{account} อยากให้คุณเข้าร่วมทีม คุณเป็นผู้ตัดสินใจ จะไม่มีอะไรเปลี่ยนแปลงจนกว่าคุณจะยอมรับ",
  "messages.notice.identity_verified.title": "ยืนยันตัวตนแล้ว",
  "messages.notice.identity_verified.text": "เอกสารของคุณเรียบร้อยดี ไม่ต้องทำอะไรเพิ่มเติม",
  "messages.notice.identity_rejected.title": "ยืนยันเอกสารของคุณไม่ได้",
  "messages.notice.identity_rejected.text": "ดูเหตุผลและสิ่งที่ทำได้ในศูนย์ความปลอดภัย",
  "messages.notice.withdrawal_rejected.title": "คำขอถอนเงินถูกปฏิเสธ",
  "messages.notice.withdrawal_rejected.text":
    "คืน {amount} เข้ายอดเงินของคุณแล้ว ดูเหตุผลได้ในประวัติการถอนเงิน",
  "messages.notice.reward_claimable.title": "มีรางวัลรอคุณอยู่",
  "messages.notice.reward_claimable.text": "คุณรับ {amount} ได้แล้วตอนนี้",
  "messages.notice.ticket_answered.title": "ฝ่ายบริการลูกค้าตอบกลับแล้ว",
  "messages.notice.ticket_answered.text": "มีคำตอบสำหรับเรื่อง “{subject}”",
  "messages.notice.data_request_answered.title": "คำตอบเกี่ยวกับข้อมูลของคุณ",
  "messages.notice.data_request_answered.text": "เราได้ตอบคำขอเกี่ยวกับข้อมูลของคุณแล้ว",
  "messages.notice.house_message.title": "ข้อความจากเรา",
  "messages.notice.house_message.text": "มีข้อความถึงคุณ",
  "messages.notice.terms_announced.title": "ข้อกำหนดการใช้งานใหม่",
  "messages.notice.terms_announced.text":
    "ข้อกำหนดการใช้งานใหม่มีผลตั้งแต่ {day} คุณอ่านได้แล้วตอนนี้ หากไม่ยอมรับ คุณสามารถหยุดใช้บริการและถอนยอดเงินได้ก่อนถึงวันนั้น",
} as const satisfies Record<keyof typeof english, string>;
