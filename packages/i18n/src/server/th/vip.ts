/** Texts of the VIP room's errors and notices, in Thai. */
import type { vipErrors } from "@tucano/contract/errors/vip.ts";
import type { vipNotices as english } from "../en/vip.ts";

export const vipTexts = {
  "vip.upgrade_required": "ต้องเลื่อนระดับก่อน",
  "vip.not_eligible": "คุณไม่มีสิทธิ์รับรางวัลนี้",
  "vip.nothing_to_claim": "ไม่มีเงินคืนให้รับในขณะนี้",
  "vip.rebate_not_found": "ไม่มีเงินคืนของวันที่เลือก",
} satisfies Record<keyof typeof vipErrors, string>;

export const vipNotices = {
  "vip.reward_claimed": "รับรางวัลสำเร็จ!",
} satisfies Record<keyof typeof english, string>;
