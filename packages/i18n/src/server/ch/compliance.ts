/** Texts of limits, breaks and self-exclusion, in Traditional Chinese. */
import type { complianceErrors } from "@tucano/contract/errors/compliance.ts";
import type { complianceNotices as english } from "../en/compliance.ts";

export const complianceTexts = {
  "compliance.amount_out_of_range": "請將限額設於 R$ {min} 至 R$ {max} 之間。",
  "compliance.minutes_out_of_range": "請將時間上限設於 {min} 至 {max} 分鐘之間。",
  "compliance.limit_unknown": "您沒有設定這項限額。",
  "compliance.change_unknown": "這項限額沒有待確認的變更。",
  "compliance.change_waits": "調高限額須於提出申請 24 小時後才能確認。",
  "compliance.time_out_not_offered": "暫停期可設為 {min} 至 {max} 天。",
  "compliance.exclusion_not_offered": "自我排除期可設為 {min} 至 {max} 個月，或永久。",
  "compliance.exclusion_not_confirmed": "請輸入 {word} 以確認。此操作無法復原。",
  "compliance.deposit_limit_reached":
    "依您的{period, select, day {每日} week {每週} other {每月}}儲值限額，" +
    "目前還可儲值 R$ {left}。",
  "compliance.limits_required":
    "遊戲或儲值之前，請在「理性遊玩」中設定您自己的虧損限額和遊戲時間限額。",
} satisfies Record<keyof typeof complianceErrors, string>;

export const complianceNotices = {
  "compliance.limit_set": "您的限額即時生效",
  "compliance.limit_asked": "您可於 24 小時後確認這項變更，在此之前仍適用原限額。",
  "compliance.limit_confirmed": "您的限額已變更",
  "compliance.break_started": "您的暫停期已開始，所有裝置均已登出。",
} satisfies Record<keyof typeof english, string>;
