/** Errors of the agency room: code -> HTTP status and what it says in English. */
export const agencyErrors = {
  /** The market has no invitation programme just now. */
  "agency.closed": [409, "The invitation programme is not open right now"],
  /** Some field of the form is wrong: `fields` says which and why. */
  "agency.invalid_subordinate": [422, "Please fix the error in the form"],

  // Single fields; they appear in `fields`.
  "agency.phone_invalid": [422, "Please enter the correct mobile phone number"],
  "agency.invite_code_unknown": [422, "This invitation code does not exist"],
  /** The same answer for an unknown UID and for one that has another phone. */
  "agency.uid_unknown": [422, "There is no user with this UID and this phone number"],

  "agency.already_bound": [409, "This user already has an inviter"],
  "agency.own_tree": [409, "You can't be invited by yourself or by someone you invited"],
  "agency.not_your_invitation": [
    403,
    "You can register users with your own invitation code, or with that of somebody you invited",
  ],
  /** Nobody of that number asks, or not any more. */
  "agency.wish_unknown": [404, "There is no invitation with this number"],
  "agency.commission_unknown": [404, "We could not find this commission"],
  /** For operators: it was decided before. */
  "agency.commission_decided": [
    409,
    "This commission has already been decided. Nothing was changed",
  ],
} as const;
