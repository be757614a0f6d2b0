/** Errors of the VIP room: code -> HTTP status and what it says in English. */
export const vipErrors = {
  "vip.upgrade_required": [403, "Upgrade required"],
  "vip.not_eligible": [409, "You're not eligible for this reward"],
  "vip.nothing_to_claim": [409, "There is no rebate to claim right now"],
  "vip.rebate_not_found": [404, "There is no rebate for this day"],
} as const;
