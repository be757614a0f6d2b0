import type { sharedRoundsErrors } from "@tucano/contract/errors/shared-rounds.ts";

export const sharedRoundsTexts = {
  "shared_rounds.betting_closed": "ปิดรับเดิมพันแล้ว เดิมพันของคุณไม่ได้รับการยอมรับ",
  "shared_rounds.too_many_bets": "คุณวางเดิมพันครบจำนวนที่รอบนี้อนุญาตแล้ว",
  "shared_rounds.win_too_high": "เดิมพันนี้อาจชนะเกิน R$ {win} ซึ่งเป็นยอดจ่ายสูงสุด กรุณาเดิมพันไม่เกิน R$ {max}",
  "shared_rounds.too_late": "ช้าเกินไป: รอบนี้จบแล้ว",
  "shared_rounds.chat_closed": "แชทของโต๊ะนี้ปิดอยู่",
  "shared_rounds.chat_refused": "ไม่สามารถโพสต์ข้อความนี้ได้",
} satisfies Record<keyof typeof sharedRoundsErrors, string>;
