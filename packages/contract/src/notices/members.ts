/** What the members room says beside its errors, in English. */
export const membersNotices = {
  "members.registered": "Your registration has been successfully completed",
  "members.password_changed": "Your password has been changed",
  "members.withdrawal_password_changed": "Your withdrawal password has been changed",
  "members.email_bound": "Your e-mail address has been linked",
  "members.device": "{browser} on {system}",
  "members.device_unknown": "Unknown device",
} as const;
