/** Errors of the wheels room: code -> HTTP status. Texts: packages/i18n. */
export const wheelsErrors = {
  "wheels.no_spins": 409,
  /** Not offered on this site or at this time, or nothing is left that could be won. */
  "wheels.closed": 409,
  "wheels.client_seed_missing": 409,
  "wheels.seed_changed": 409,
} as const;
