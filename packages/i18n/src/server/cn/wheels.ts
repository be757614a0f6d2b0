/** Texts of the wheels' errors and notices, in Simplified Chinese. */
import type { wheelsErrors } from "@tucano/contract/errors/wheels.ts";
import type { wheelsNotices as english } from "../en/wheels.ts";

export const wheelsTexts = {
  "wheels.no_spins": "{wheel, select, daily {今日转盘次数已用完} other {转盘次数已用完}}",
  "wheels.closed": "转盘暂未开放",
  "wheels.client_seed_missing": "您的种子尚未选定，请重新打开转盘",
  "wheels.seed_changed": "您的种子已变更，请重新打开转盘",
} satisfies Record<keyof typeof wheelsErrors, string>;

export const wheelsNotices = {
  "wheels.claimed": "奖励领取成功！",
  "wheels.nothing_won": "很遗憾，本次未中奖",
  "wheels.bonus_waits": "您赢得了 {prize}。接受后奖金才会开始。",
  "wheels.paid_soon": "恭喜您赢得 {prize}，几分钟内将存入您的余额",
  "wheels.prize.cash": "{amount} 现金",
  "wheels.prize.bonus": "{amount} 奖金",
  "wheels.prize.spins": "额外 {spins} 次转盘机会",
  "wheels.prize.nothing": "谢谢参与",
} satisfies Record<keyof typeof english, string>;
