/** Errors of the promotions room: code -> HTTP status and what it says in English. */
export const promotionsErrors = {
  /** What the rule asks for is not met, or the time to claim is over: the check says which. */
  "promotions.not_eligible": [409, "You're not eligible for this reward"],
  /** No recharge of the event is left to be claimed for. */
  "promotions.no_eligible_recharge": [409, "No eligible top-ups"],
  /** The person named in an invitation's claim was not invited by the caller. */
  "promotions.user_unknown": [409, "USER DOES NOT EXIST"],
  /** The activity is closed, or the market does not allow it. */
  "promotions.not_offered": [409, "No activity"],
  /** It is for others: by site, level, or when they registered. */
  "promotions.not_for_you": [409, "This promotion isn't for your account"],
  /** One member is given so much of it on a day, or in all. */
  "promotions.own_limit_reached": [
    409,
    "You've reached this promotion's limit per player. See its terms for when there is more",
  ],
  "promotions.code_unknown": [404, "This promo code doesn't exist"],
  /** Its time is over, or all of it has been taken. */
  "promotions.code_over": [409, "This code is no longer valid"],
  /** This member has had it as often as it may be had. */
  "promotions.code_taken": [409, "You've already used this code"],
  /** For others: by level, or by when they registered. */
  "promotions.code_not_for_you": [409, "This code is not for your account"],
} as const;
