/** Errors of the VIP room: code -> HTTP status. Texts: packages/i18n. */
export const vipErrors = {
  "vip.upgrade_required": 403,
  "vip.not_eligible": 409,
  "vip.nothing_to_claim": 409,
  "vip.rebate_not_found": 404,
} as const;
