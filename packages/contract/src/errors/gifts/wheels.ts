/** Errors of the wheels room: code -> HTTP status and what it says in English. */
export const wheelsErrors = {
  "wheels.no_spins": [
    409,
    "{wheel, select, daily {No more roll remaining} other {No more spins left}}",
  ],
  /** Not offered on this site or at this time, or nothing is left that could be won. */
  "wheels.closed": [409, "The wheel is closed at the moment"],
  "wheels.client_seed_missing": [409, "Your seed has not been chosen yet. Open the wheel again"],
  "wheels.seed_changed": [409, "Your seeds have changed in the meantime. Open the wheel again"],
} as const;
