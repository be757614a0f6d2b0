/** Texts of the VIP room's errors and notices, in Traditional Chinese. */
import type { vipErrors } from "@tucano/contract/errors/vip.ts";
import type { vipNotices as english } from "../en/vip.ts";

export const vipTexts = {
  "vip.upgrade_required": "等級不足，請先升級",
  "vip.not_eligible": "您不符合此獎勵的領取資格",
  "vip.nothing_to_claim": "目前沒有可領取的返水",
  "vip.rebate_not_found": "當天沒有返水",
} satisfies Record<keyof typeof vipErrors, string>;

export const vipNotices = {
  "vip.reward_claimed": "獎勵領取成功！",
} satisfies Record<keyof typeof english, string>;
