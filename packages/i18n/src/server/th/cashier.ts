/** Texts of the cashier's errors and notices, in Thai. */
import type { cashierErrors } from "@tucano/contract/errors/cashier.ts";
import type { cashierNotices as english } from "../en/cashier.ts";

export const cashierTexts = {
  "cashier.method_required": "กรุณาเลือกวิธีชำระเงิน",
  "cashier.method_unavailable": "วิธีชำระเงินนี้ไม่พร้อมใช้งานในขณะนี้",
  "cashier.amount_below_minimum": "จำนวนเงินต้องไม่ต่ำกว่าขั้นต่ำ R$ {min}",
  "cashier.amount_above_maximum": "จำนวนเงินต้องไม่เกินสูงสุด R$ {max}",
  "cashier.daily_limit_reached": "เกินวงเงินรายวัน วันนี้คุณยังถอนได้อีก R$ {remaining}",
  "cashier.demo_account": "บัญชีทดลองใช้ได้เฉพาะเงินทดลอง ไม่สามารถฝากหรือถอนเงินจริงได้",
  "cashier.account_blocked": "บัญชีของคุณไม่สามารถทำรายการนี้ได้ในขณะนี้ กรุณาติดต่อฝ่ายบริการลูกค้า",
  "cashier.too_many_open_deposits": "คุณมีรายการฝากที่รอชำระเงินอยู่ กรุณาชำระหรือยกเลิกรายการใดรายการหนึ่งก่อน",
  "cashier.deposit_not_found": "ไม่พบรายการฝากเงินนี้",
  "cashier.deposit_not_cancellable": "ไม่สามารถยกเลิกรายการฝากเงินนี้ได้แล้ว",
  "cashier.payment_service_unavailable": "ระบบชำระเงินไม่ตอบสนอง ยังไม่มีการหักเงินใดๆ กรุณาลองใหม่ในอีกสักครู่",
  "cashier.withdrawal_password_wrong": "รหัสผ่านถอนเงินไม่ถูกต้อง",
  "cashier.withdrawal_password_locked":
    "กรอกรหัสผ่านถอนเงินผิดหลายครั้งเกินไป กรุณาลองใหม่ภายหลังหรือติดต่อฝ่ายบริการลูกค้า",
  "cashier.turnover_owed": "คุณต้องเดิมพันอีก R$ {missing} จึงจะถอนเงินได้",
  "cashier.insufficient_funds": "ยอดเงินที่ใช้ได้ของคุณคือ R$ {available}",
  "cashier.fee_exceeds_amount": "ค่าธรรมเนียมสูงกว่าจำนวนเงิน กรุณาเลือกจำนวนเงินที่มากขึ้น",
  "cashier.destination_required": "กรุณาเลือกปลายทางที่จะรับเงิน",
  "cashier.destination_ambiguous": "กรุณาระบุคีย์ PIX หรือบัญชีที่บันทึกไว้เพียงอย่างใดอย่างหนึ่ง",
  "cashier.destination_not_found": "ไม่พบคีย์หรือบัญชีที่บันทึกไว้นี้",
  "cashier.pix_key_invalid": "คีย์ PIX ไม่ถูกต้องตามประเภทที่เลือก",
  "cashier.pix_key_unknown": "คีย์ PIX นี้ไม่ได้ลงทะเบียนไว้กับธนาคารใด",
  "cashier.not_own_account": "บัญชีต้องเป็นชื่อและ CPF ของคุณเอง",
  "cashier.bank_unknown": "กรุณาเลือกธนาคารจากรายการ",
  "cashier.bank_account_invalid": "กรุณาตรวจสอบรหัสสาขาและเลขที่บัญชี",
  "cashier.too_many_destinations": "คุณบันทึกคีย์และบัญชีครบจำนวนสูงสุด {max} รายการแล้ว",
  "cashier.withdrawal_not_found": "ไม่พบรายการถอนเงินนี้",
  "cashier.withdrawal_wrong_state": "สถานะของรายการถอนเงินเปลี่ยนไปแล้ว จึงไม่สามารถดำเนินการนี้ได้",
  "cashier.reason_required": "กรุณาระบุเหตุผล",
} satisfies Record<keyof typeof cashierErrors, string>;

export const cashierNotices = {
  "cashier.withdrawal_submitted": "ส่งคำขอถอนเงินเรียบร้อยแล้ว กรุณารอผู้ดูแลระบบตรวจสอบ",
  "cashier.deposit_opened": "รหัส PIX ของคุณพร้อมแล้ว กรุณาชำระผ่านแอปธนาคารของคุณ",
  "cashier.destination_saved": "บันทึกเรียบร้อยแล้ว",
  "cashier.note.paid_late": "เราได้รับเงินหลังจากรหัสหมดอายุ และได้เพิ่มเข้าบัญชีของคุณแล้ว",
  "cashier.note.paid_less": "คุณชำระน้อยกว่ายอดที่แจ้ง เราได้เพิ่มยอดตามที่ชำระจริงแล้ว",
  "cashier.note.paid_more": "คุณชำระมากกว่ายอดที่แจ้ง เราได้เพิ่มเงินทั้งหมดเข้าบัญชีแล้ว",
  "cashier.note.refunded_other_holder": "เงินที่ชำระมาจาก CPF ของบุคคลอื่น จึงได้คืนเงินเต็มจำนวน",
  "cashier.note.refunded_over_limit": "ยอดที่ชำระเกินจำนวนที่ฝากได้ จึงได้คืนเงินเต็มจำนวน",
  "cashier.note.refunded_account_blocked": "บัญชีของคุณไม่สามารถรับเงินที่ชำระได้ จึงได้คืนเงินเต็มจำนวน",
  "cashier.note.refund_in_progress": "กำลังคืนเงินไปยังบัญชีต้นทาง",
} satisfies Record<keyof typeof english, string>;
