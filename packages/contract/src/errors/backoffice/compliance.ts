/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const complianceOfficeErrors = {
  /** Somebody else has decided it, or it was taken back. */
  "backoffice.case_decided": 409,
  /** What people ask about their data. */
  "backoffice.request_exists": 409,
  "backoffice.request_decided": 409,
  /** Nothing has to be kept, or it is no erasure; an erasure is not done by saying so. */
  "backoffice.not_postponable": 409,
  /** `data` says what is in the way, and until when. */
  "backoffice.not_erasable": 409,
  /** Somebody else looks at these pictures just now. */
  "backoffice.kyc_claimed": 409,
  /** Pictures are shown, and decided upon, for some minutes after a reason was written down. */
  "backoffice.kyc_not_opened": 403,
  "backoffice.kyc_decided": 409,
  "backoffice.not_barred": 409,
} as const;
