import type { identityErrors } from "@tucano/contract/errors/identity.ts";

export const identityTexts = {
  "identity.verification_required": "โปรดยืนยันตัวตนก่อน โดยส่งรูปเอกสารในศูนย์ความปลอดภัย",
  "identity.picture_unreadable": "เปิดรูปนี้ไม่ได้ โปรดถ่ายใหม่ให้คมชัด กว้างและสูงอย่างน้อย 320 พิกเซล",
  "identity.pictures_missing": "ยังขาดรูปอยู่ โปรดเพิ่มให้ครบก่อนส่ง",
  "identity.not_open": "ขณะนี้ส่งรูปไม่ได้ ข้อมูลของคุณกำลังตรวจสอบหรือตัดสินแล้ว",
  "identity.too_many_pictures": "ส่งรูปมากเกินไปในเวลาสั้น ๆ โปรดลองใหม่ในอีกหนึ่งชั่วโมง",
} satisfies Record<keyof typeof identityErrors, string>;
