/** Texts that any call may answer with, in Thai. */
import type { commonErrors } from "@tucano/contract/errors/common.ts";
import type { commonNotices as english } from "../en/common.ts";

export const commonTexts = {
  "common.unauthenticated": "คุณยังไม่ได้เข้าสู่ระบบ กรุณาเข้าสู่ระบบก่อน",
  "common.forbidden": "คุณไม่มีสิทธิ์ทำรายการนี้",
  "common.not_found": "ไม่พบข้อมูลในที่อยู่นี้",
  "common.method_not_allowed": "ที่อยู่นี้ใช้เมธอดอื่น",
  "common.body_too_large": "คำขอมีขนาดใหญ่เกินไป",
  "common.unsupported_media_type": "กรุณาส่งคำขอในรูปแบบ JSON",
  "common.malformed_request": "ไม่สามารถอ่านคำขอได้",
  "common.invalid_input": "กรุณาแก้ไขข้อผิดพลาดในแบบฟอร์ม",
  "common.idempotency_conflict": "คำขอนี้ถูกส่งไปแล้วด้วยเนื้อหาอื่น",
  "common.too_many_requests": "มีคำขอมากเกินไป กรุณารอสักครู่แล้วลองใหม่",
  "common.overloaded": "ขณะนี้มีผู้ใช้งานจำนวนมาก กรุณาลองใหม่ในอีกสักครู่",
  "common.unavailable": "ไม่สามารถเข้าถึงข้อมูลได้ในขณะนี้ กรุณาลองใหม่ในอีกสักครู่",
  "common.internal": "ระบบขัดข้อง กรุณาลองใหม่",
} satisfies Record<keyof typeof commonErrors, string>;

export const commonNotices = {
  "common.success": "สำเร็จ",
  "field.required": "กรุณากรอกข้อมูลในช่องนี้",
  "field.invalid": "ข้อมูลนี้ไม่ถูกต้อง",
  "field.wrong_type": "ประเภทไม่ถูกต้อง",
  "field.one_of": "กรุณาเลือกอย่างใดอย่างหนึ่ง: {choices}",
  "field.money": "กรุณากรอกจำนวนเงิน เช่น 50.00 โดยมีทศนิยมไม่เกินสองตำแหน่ง",
  "field.too_short": "กรุณากรอกอย่างน้อย {min} ตัวอักษร",
  "field.too_long": "กรุณากรอกไม่เกิน {max} ตัวอักษร",
  "field.too_small": "ค่าต่ำสุดคือ {min}",
  "field.too_big": "ค่าสูงสุดคือ {max}",
  "field.range": "วันเริ่มต้นต้องไม่อยู่หลังวันสิ้นสุด และช่วงเวลาต้องไม่เกินหนึ่งปี",
  "field.given_twice": "ข้อมูลนี้ถูกกรอกซ้ำ",
} satisfies Record<keyof typeof english, string>;
