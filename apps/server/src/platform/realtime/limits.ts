/** How much of this server one member, one address and everybody together may hold on to. */
export interface Limits {
  readonly total: number;
  /** Of one address, or of one customer's network of IPv6. Many players share a provider's. */
  readonly perNetwork: number;
  /** Windows and devices of one member. */
  readonly perMember: number;
}

export const limits: Limits = { total: 20_000, perNetwork: 500, perMember: 8 };

/** Whoever opens a line says who he is, or is sent away. */
export const HELLO_WITHIN_MS = 5_000;
/** A client hears from us so often, and a browser answers the ping by itself. */
export const BEAT_MS = 25_000;
/** Two beats without any sign of life: the line is dead. */
export const SILENT_MS = 60_000;
/** A line that listens to nothing is of no use. */
export const IDLE_MS = 60_000;
/** How long a token is good for. */
export const RENEW_SECONDS = 15 * 60;
/** With some time for the renewal to arrive. */
export const RENEW_MS = (RENEW_SECONDS + 30) * 1_000;

/** So many messages in so much time are more than any client has to say. */
export const SAYING_MAX = 30;
export const SAYING_WITHIN_MS = 10_000;
