/** Texts of the wheels' errors and notices, in Traditional Chinese. */
import type { wheelsErrors } from "@tucano/contract/errors/wheels.ts";
import type { wheelsNotices as english } from "../en/wheels.ts";

export const wheelsTexts = {
  "wheels.no_spins": "{wheel, select, daily {今天的轉盤次數已用完} other {轉盤次數已用完}}",
  "wheels.closed": "轉盤目前未開放",
  "wheels.client_seed_missing": "您的種子尚未選定，請重新開啟轉盤",
  "wheels.seed_changed": "您的種子已變更，請重新開啟轉盤",
} satisfies Record<keyof typeof wheelsErrors, string>;

export const wheelsNotices = {
  "wheels.claimed": "獎勵領取成功！",
  "wheels.nothing_won": "可惜，這次沒有中獎",
  "wheels.bonus_waits": "您贏得了 {prize}。接受後紅利才會開始。",
  "wheels.paid_soon": "恭喜您贏得 {prize}，幾分鐘內就會加入您的餘額",
  "wheels.prize.cash": "{amount} 現金",
  "wheels.prize.bonus": "{amount} 紅利",
  "wheels.prize.spins": "再轉 {spins} 次",
  "wheels.prize.nothing": "銘謝惠顧",
} satisfies Record<keyof typeof english, string>;
