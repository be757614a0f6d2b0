/** Errors of the agency room: code -> HTTP status. Texts: packages/i18n. */
export const agencyErrors = {
  /** The market has no invitation programme just now. */
  "agency.closed": 409,
  /** Some field of the form is wrong: `fields` says which and why. */
  "agency.invalid_subordinate": 422,

  // Single fields; they appear in `fields`.
  "agency.phone_invalid": 422,
  "agency.invite_code_unknown": 422,
  /** The same answer for an unknown UID and for one that has another phone. */
  "agency.uid_unknown": 422,

  "agency.already_bound": 409,
  "agency.own_tree": 409,
  "agency.not_your_invitation": 403,
  /** Nobody of that number asks, or not any more. */
  "agency.wish_unknown": 404,
  "agency.commission_unknown": 404,
  /** For operators: it was decided before. */
  "agency.commission_decided": 409,
} as const;
