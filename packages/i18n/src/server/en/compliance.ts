import type { complianceErrors } from "@tucano/contract/errors/compliance.ts";

export const complianceTexts = {
  "compliance.amount_out_of_range": "Choose a limit between R$ {min} and R$ {max}.",
  "compliance.minutes_out_of_range": "Choose a limit between {min} and {max} minutes.",
  "compliance.limit_unknown": "You have no such limit.",
  "compliance.change_unknown": "There is no change of this limit to confirm.",
  "compliance.change_waits": "A higher limit can be confirmed 24 hours after you ask for it.",
  "compliance.time_out_not_offered": "A time-out lasts from {min} to {max} days.",
  "compliance.exclusion_not_offered": "An exclusion lasts from {min} to {max} months, or for good.",
  "compliance.exclusion_not_confirmed": "Type {word} to confirm. This cannot be taken back.",
  "compliance.deposit_limit_reached":
    "Your {period, select, day {daily} week {weekly} other {monthly}} deposit limit leaves R$ {left}.",
  "compliance.limits_required":
    "Before you play or deposit, set your own limits for losses and for playing time, under Responsible gaming.",
} satisfies Record<keyof typeof complianceErrors, string>;

export const complianceNotices = {
  "compliance.limit_set": "Your limit holds from now on",
  "compliance.limit_asked":
    "You can confirm this change in 24 hours. Until then the old limit holds.",
  "compliance.limit_confirmed": "Your limit has been changed",
  "compliance.break_started": "You are taking a break. You have been signed out everywhere.",
} as const;
