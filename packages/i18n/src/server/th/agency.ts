/** Texts of the invitation programme, in Thai. */
import type { agencyErrors } from "@tucano/contract/errors/agency.ts";
import type { agencyNotices as english } from "../en/agency.ts";

export const agencyTexts = {
  "agency.closed": "โปรแกรมแนะนำเพื่อนยังไม่เปิดให้บริการในขณะนี้",
  "agency.invalid_subordinate": "กรุณาแก้ไขข้อผิดพลาดในแบบฟอร์ม",
  "agency.phone_invalid": "กรุณากรอกหมายเลขโทรศัพท์มือถือให้ถูกต้อง",
  "agency.invite_code_unknown": "ไม่พบรหัสแนะนำนี้",
  "agency.uid_unknown": "ไม่พบผู้ใช้ที่มี UID และหมายเลขโทรศัพท์นี้",
  "agency.already_bound": "ผู้ใช้นี้มีผู้แนะนำอยู่แล้ว",
  "agency.own_tree": "ไม่สามารถแนะนำตนเอง หรือรับการแนะนำจากผู้ที่ตนแนะนำได้",
  "agency.not_your_invitation": "คุณสามารถสมัครให้ผู้ใช้ได้ด้วยรหัสแนะนำของคุณเอง หรือรหัสของผู้ที่คุณแนะนำเท่านั้น",
  "agency.wish_unknown": "ไม่มีผู้ใช้หมายเลขนี้ที่เชิญคุณ",
  "agency.commission_unknown": "ไม่พบค่าคอมมิชชั่นรายการนี้",
  "agency.commission_decided": "ค่าคอมมิชชั่นรายการนี้ได้รับการพิจารณาไปแล้ว จึงไม่มีการเปลี่ยนแปลงใดๆ",
} satisfies Record<keyof typeof agencyErrors, string>;

export const agencyNotices = {
  "agency.subordinate_asked": "ส่งคำเชิญแล้ว ผู้ใช้จะเข้าร่วมทีมเมื่อกดยอมรับ",
  "agency.subordinate_registered": "สมัครให้ผู้ใช้เรียบร้อยแล้ว โดยจะเริ่มนับผลงานตั้งแต่วันที่ {day}",
} satisfies Record<keyof typeof english, string>;
