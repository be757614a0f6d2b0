/** What the agency room says beside its errors, in English. */
export const agencyNotices = {
  "agency.subordinate_asked": "The user was asked. They join the team when they accept",
  "agency.subordinate_registered": "The user was registered. What they do counts from {day} on",
} as const;
