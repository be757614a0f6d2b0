/** What the wheels room says beside its errors, in English. */
export const wheelsNotices = {
  "wheels.claimed": "Reward claimed successfully!",
  "wheels.nothing_won": "No prize this time",
  "wheels.bonus_waits": "You've won {prize}. It starts when you accept it.",
  "wheels.paid_soon": "You've won {prize}. It will be in your balance in a few minutes",
  "wheels.prize.cash": "{amount} in cash",
  "wheels.prize.bonus": "{amount} bonus",
  "wheels.prize.spins": "{spins, plural, one {# more spin} other {# more spins}}",
  "wheels.prize.nothing": "No prize",
} as const;
