/** The pure rules of access: how long a session lasts, and how guessing is bounded. */

export const session = { absoluteSeconds: 12 * 3_600, idleSeconds: 30 * 60 } as const;

export const signIn = {
  ticketSeconds: 5 * 60,
  /** Of one ticket. */
  wrongCodesMax: 5,
} as const;
