/** Texts of limits, breaks and self-exclusion, in Thai. */
import type { complianceErrors } from "@tucano/contract/errors/compliance.ts";
import type { complianceNotices as english } from "../en/compliance.ts";

export const complianceTexts = {
  "compliance.amount_out_of_range": "กรุณากำหนดวงเงินระหว่าง R$ {min} ถึง R$ {max}",
  "compliance.minutes_out_of_range": "กรุณากำหนดเวลาระหว่าง {min} ถึง {max} นาที",
  "compliance.limit_unknown": "คุณไม่ได้กำหนดขีดจำกัดนี้ไว้",
  "compliance.change_unknown": "ไม่มีการเปลี่ยนแปลงขีดจำกัดนี้ที่รอยืนยัน",
  "compliance.change_waits": "การเพิ่มขีดจำกัดสามารถยืนยันได้หลังจากส่งคำขอครบ 24 ชั่วโมง",
  "compliance.time_out_not_offered": "พักการเล่นได้ตั้งแต่ {min} ถึง {max} วัน",
  "compliance.exclusion_not_offered": "ระงับการเล่นของตนเองได้ตั้งแต่ {min} ถึง {max} เดือน หรือถาวร",
  "compliance.exclusion_not_confirmed": "พิมพ์ {word} เพื่อยืนยัน การดำเนินการนี้ไม่สามารถยกเลิกได้",
  "compliance.deposit_limit_reached":
    "ตามวงเงินฝาก{period, select, day {รายวัน} week {รายสัปดาห์} other {รายเดือน}}ของคุณ " +
    "คุณยังฝากได้อีก R$ {left}",
  "compliance.limits_required":
    "ก่อนเล่นหรือฝากเงิน โปรดตั้งวงเงินขาดทุนและเวลาเล่นของคุณเองในหน้าเล่นอย่างมีความรับผิดชอบ",
} satisfies Record<keyof typeof complianceErrors, string>;

export const complianceNotices = {
  "compliance.limit_set": "ขีดจำกัดของคุณมีผลตั้งแต่บัดนี้",
  "compliance.limit_asked": "คุณสามารถยืนยันการเปลี่ยนแปลงนี้ได้ในอีก 24 ชั่วโมง ระหว่างนี้ขีดจำกัดเดิมยังมีผลอยู่",
  "compliance.limit_confirmed": "เปลี่ยนขีดจำกัดของคุณเรียบร้อยแล้ว",
  "compliance.break_started": "เริ่มพักการเล่นแล้ว คุณได้ออกจากระบบในทุกอุปกรณ์",
} satisfies Record<keyof typeof english, string>;
