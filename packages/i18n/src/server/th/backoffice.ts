/** Texts of the back office, in Thai. */
import type { backofficeErrors } from "@tucano/contract/errors/backoffice.ts";

export const backofficeTexts = {
  "backoffice.wrong_credentials": "อีเมลหรือรหัสผ่านไม่ถูกต้อง",
  "backoffice.wrong_code": "รหัสไม่ถูกต้องหรือถูกใช้ไปแล้ว",
  "backoffice.sign_in_expired": "การเข้าสู่ระบบครั้งนี้หมดอายุแล้ว กรุณาเริ่มใหม่",
  "backoffice.too_many_attempts": "ทำรายการผิดหลายครั้งเกินไป กรุณาลองใหม่ในอีก {seconds} วินาที",
  "backoffice.not_permitted": "บทบาทของคุณไม่มีสิทธิ์ทำรายการนี้",
  "backoffice.reason_required": "กรุณาระบุเหตุผลอย่างน้อย 3 ตัวอักษร",
  "backoffice.member_not_found": "ไม่พบผู้เล่นรายนี้",
  "backoffice.withdrawal_not_found": "ไม่พบรายการถอนเงินนี้",
  "backoffice.withdrawal_already_decided": "รายการถอนเงินนี้ไม่ได้รอการพิจารณาแล้ว",
  "backoffice.member_state_conflict": "สถานะของผู้เล่นไม่อนุญาตให้ทำรายการนี้",
} satisfies Record<keyof typeof backofficeErrors, string>;
