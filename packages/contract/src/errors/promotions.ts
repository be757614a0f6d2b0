/** Errors of the promotions room: code -> HTTP status. Texts: packages/i18n. */
export const promotionsErrors = {
  /** What the rule asks for is not met, or the time to claim is over: the check says which. */
  "promotions.not_eligible": 409,
  /** No recharge of the event is left to be claimed for. */
  "promotions.no_eligible_recharge": 409,
  /** Whoever an invitation's claim names is nobody whom the caller invited. */
  "promotions.user_unknown": 409,
  /** The activity is closed, or the market does not allow it. */
  "promotions.not_offered": 409,
  /** It is for others: by site, level, or when they registered. */
  "promotions.not_for_you": 409,
  /** One member is given so much of it on a day, or in all. */
  "promotions.own_limit_reached": 409,
  "promotions.code_unknown": 404,
  /** Its time is over, or all of it has been taken. */
  "promotions.code_over": 409,
  /** This member has had it as often as it may be had. */
  "promotions.code_taken": 409,
  /** For others: by level, or by when they registered. */
  "promotions.code_not_for_you": 409,
} as const;
