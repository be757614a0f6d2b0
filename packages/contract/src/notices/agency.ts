/** What the agency room says beside its errors, in English. */
export const agencyNotices = {
  "agency.subordinate_asked": "We asked the user. They join the team when they accept",
  "agency.subordinate_registered": "The user was added. Their activity counts from {day}",
} as const;
