/** What goes out by e-mail and SMS, in Thai. Paragraphs are parted by an empty line. */
import type { mailTexts as english } from "../en/mail.ts";

export const mailTexts = {
  "mail.signature":
    "Tucano\n\nคุณได้รับข้อความนี้เนื่องจากคุณมีบัญชีกับเรา " +
    "เราจะไม่ขอรหัสผ่านหรือรหัสยืนยันจากคุณ ไม่ว่าทางโทรศัพท์หรือข้อความ",
  "mail.email_code.subject": "{code} คือรหัส Tucano ของคุณ",
  "mail.email_code.body":
    "สวัสดี\n\nรหัสสำหรับผูกอีเมลนี้ของคุณคือ {code} ใช้ได้ภายใน {minutes} นาที" +
    "\n\nหากคุณไม่ได้เป็นผู้ขอรหัสนี้ ไม่ต้องดำเนินการใดๆ",
  "mail.password_link.subject": "ตั้งรหัสผ่าน Tucano ของคุณ",
  "mail.password_link.body":
    "สวัสดี {account}\n\nตั้งรหัสผ่านเข้าสู่ระบบใหม่ได้ที่ลิงก์นี้:\n\n{link}\n\nลิงก์ใช้ได้ {minutes} นาทีและเพียงครั้งเดียว เมื่อบันทึก อุปกรณ์ทั้งหมดจะออกจากระบบ\n\nหากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านของคุณยังคงเดิม",
  "mail.security.subject": "มีการเปลี่ยนแปลงในบัญชี Tucano ของคุณ",
  "mail.security.body":
    "สวัสดี {account}\n\n{change, select, " +
    "password {รหัสผ่านของคุณถูกเปลี่ยนแล้ว และอุปกรณ์อื่นทั้งหมดถูกออกจากระบบ} " +
    "withdrawal_password {รหัสผ่านถอนเงินของคุณถูกเปลี่ยนแล้ว} " +
    "email {บัญชีของคุณถูกผูกกับอีเมลอื่น} " +
    "totp_on {มีการตั้งค่าแอปยืนยันตัวตนสำหรับบัญชีของคุณ} " +
    "totp_off {แอปยืนยันตัวตนของบัญชีคุณถูกนำออกแล้ว} " +
    "passkey {มีการเพิ่มพาสคีย์ในบัญชีของคุณ} " +
    "other {มีการเปลี่ยนแปลงด้านความปลอดภัยในบัญชีของคุณ}}" +
    "\n\nหากคุณไม่ได้เป็นผู้ดำเนินการ กรุณาติดต่อฝ่ายบริการลูกค้าทันที",
  "sms.login_code": "Tucano: {code} คือรหัสเข้าสู่ระบบของคุณ ใช้ได้ภายใน {minutes} นาที ห้ามบอกรหัสนี้แก่ผู้อื่น",
} satisfies Record<keyof typeof english, string>;
