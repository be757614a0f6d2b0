/** What the compliance room says beside its errors, in English. */
export const complianceNotices = {
  "compliance.limit_set": "Your limit holds from now on",
  "compliance.limit_asked":
    "You can confirm this change in 24 hours. Until then the old limit holds.",
  "compliance.limit_confirmed": "Your limit has been changed",
  "compliance.break_started": "You are taking a break. You have been signed out everywhere.",
} as const;
