/** What the compliance room says beside its errors, in English. */
export const complianceNotices = {
  "compliance.limit_set": "Your limit applies from now on",
  "compliance.limit_asked":
    "You can confirm this change in 24 hours. Until then the old limit applies.",
  "compliance.limit_confirmed": "Your limit has been changed",
  "compliance.break_started": "Your time-out has started. You have been logged out everywhere.",
} as const;
