/** Texts of the wheels' errors and notices, in English. */
import type { wheelsErrors } from "@tucano/contract/errors/wheels.ts";

export const wheelsTexts = {
  "wheels.no_spins": "{wheel, select, daily {No more roll remaining} other {No more spins left}}",
  "wheels.closed": "The wheel is closed at the moment",
  "wheels.client_seed_missing": "Your seed has not been chosen yet. Open the wheel again",
  "wheels.seed_changed": "Your seeds have changed meanwhile. Open the wheel again",
} satisfies Record<keyof typeof wheelsErrors, string>;

export const wheelsNotices = {
  "wheels.claimed": "Reward claimed successfully!",
  "wheels.nothing_won": "No prize this time",
  "wheels.bonus_waits": "You have won {prize}. It begins when you accept it.",
  "wheels.paid_soon": "You have won {prize}. It will be on your balance in a few minutes",
  "wheels.prize.cash": "{amount} in cash",
  "wheels.prize.bonus": "{amount} bonus",
  "wheels.prize.spins": "{spins, plural, one {# more spin} other {# more spins}}",
  "wheels.prize.nothing": "No prize",
} as const;
