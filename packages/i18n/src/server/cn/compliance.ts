/** Texts of limits, breaks and self-exclusion, in Simplified Chinese. */
import type { complianceErrors } from "@tucano/contract/errors/compliance.ts";
import type { complianceNotices as english } from "../en/compliance.ts";

export const complianceTexts = {
  "compliance.amount_out_of_range": "请将限额设在 R$ {min} 至 R$ {max} 之间。",
  "compliance.minutes_out_of_range": "请将时限设在 {min} 至 {max} 分钟之间。",
  "compliance.limit_unknown": "您没有设置此项限额。",
  "compliance.change_unknown": "此项限额没有待确认的更改。",
  "compliance.change_waits": "调高限额须在申请满 24 小时后才能确认。",
  "compliance.time_out_not_offered": "暂停时间可设为 {min} 至 {max} 天。",
  "compliance.exclusion_not_offered": "自我排除期限可设为 {min} 至 {max} 个月，或永久。",
  "compliance.exclusion_not_confirmed": "请输入 {word} 进行确认。此操作无法撤销。",
  "compliance.deposit_limit_reached":
    "按照您的{period, select, day {每日} week {每周} other {每月}}充值限额，" +
    "目前还可充值 R$ {left}。",
  "compliance.limits_required":
    "游戏或充值之前，请在“理性游戏”中设置您自己的亏损限额和游戏时间限额。",
} satisfies Record<keyof typeof complianceErrors, string>;

export const complianceNotices = {
  "compliance.limit_set": "您的限额即刻生效",
  "compliance.limit_asked": "您可在 24 小时后确认此更改。在此之前，原限额继续有效。",
  "compliance.limit_confirmed": "您的限额已更改",
  "compliance.break_started": "您的暂停期已开始，所有设备均已退出登录。",
} satisfies Record<keyof typeof english, string>;
