/** How the sandbox studio misbehaves, by switch: whatever partners were seen to do, and worse. */
export const mischiefs = {
  repeats: "Each call to the wallet is sent three times at once.",
  late: "A win comes a second after the player has seen it.",
  "out-of-order": "A win is sent before its bet, and again after it.",
  "wrong-signatures": "Each call to the wallet is signed by a stranger first.",
  "lost-wins": "Wins are listed, but never sent.",
  "lost-bets": "Bets are sent, but never listed.",
  "other-amounts": "Transactions are listed with a unit more than was sent.",
  "nominal-free-bets": "Free bets name a stake instead of zero.",
  "half-answers": "Answers to the operator end in the middle.",
  silence: "The operator gets no answer.",
  errors: "The operator gets HTTP 500.",
  "lost-rewards": "A reward is made, and the operator gets HTTP 500.",
  gone: "The last game is not listed.",
  changed: "The first game is listed with another return.",
} as const;
export type Mischief = keyof typeof mischiefs;

export const isMischief = (name: string): name is Mischief => Object.hasOwn(mischiefs, name);
