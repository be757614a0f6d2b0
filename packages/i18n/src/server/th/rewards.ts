/** Texts of rewards, in Thai. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";
import type { rewardsNotices as english } from "../en/rewards.ts";

export const rewardsTexts = {
  "rewards.not_found": "ไม่มีสิทธิ์รับ",
  "rewards.not_yet": "ยังไม่สามารถรับรางวัลนี้ได้",
  "rewards.expired": "รางวัลนี้หมดอายุแล้ว",
  "rewards.forfeited": "รางวัลนี้ถูกยกเลิก กรุณาติดต่อฝ่ายบริการลูกค้า",
  "rewards.already_used": "มีการรับรางวัลนี้ด้วย CPF อุปกรณ์ หรือบัญชีชำระเงินเดียวกันไปแล้ว",
  "rewards.deposit_used": "ยอดฝากนี้รับข้อเสนออื่นไปแล้ว ยอดฝากหนึ่งครั้งรับได้หนึ่งรายการ",
  "rewards.budget_spent": "รางวัลของกิจกรรมนี้หมดแล้ว กติกาจะบอกว่าจะมีอีกเมื่อใด",
  "rewards.account_blocked": "บัญชีของคุณไม่สามารถรับรางวัลได้ในขณะนี้ กรุณาติดต่อฝ่ายบริการลูกค้า",
  "rewards.already_claimed": "รับรางวัลนี้ไปแล้ว",
  "rewards.no_bonus": "คุณไม่มีโบนัสให้สละสิทธิ์",
  "rewards.bonus_at_play": "รอบที่เล่นด้วยโบนัสของคุณยังไม่จบ กรุณาเล่นให้จบแล้วลองใหม่",
} satisfies Record<keyof typeof rewardsErrors, string>;

/** Messages of success. */
export const rewardsNotices = {
  "rewards.bonus_accepted": "คุณรับโบนัสแล้ว ขอให้โชคดี",
  "rewards.bonus_given_up": "คุณสละสิทธิ์โบนัสแล้ว และไม่ต้องทำยอดเทิร์นของโบนัสนี้อีก",
} satisfies Record<keyof typeof english, string>;
