/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const promotionsOfficeErrors = {
  /** Not of the market's shape, or at odds with itself; the fields say where. */
  "backoffice.numbers_invalid": 422,
  "backoffice.numbers_unchanged": 409,
  /** What has been promised is not changed afterwards. */
  "backoffice.numbers_past": 422,
  /** Other numbers begin at that very moment. */
  "backoffice.numbers_taken": 409,
  "backoffice.campaign_invalid": 422,
  "backoffice.campaign_not_found": 404,
  "backoffice.campaign_over": 409,
  "backoffice.promo_code_exists": 409,
  "backoffice.promo_code_unknown": 404,
} as const;
