/** How many connections one member, one address and everybody together may hold. */
export interface Limits {
  readonly total: number;
  /** Per address, or per customer network in IPv6. Many players share a provider's address. */
  readonly perNetwork: number;
  /** Per member, across windows and devices. */
  readonly perMember: number;
}

export const limits: Limits = { total: 20_000, perNetwork: 500, perMember: 8 };

/** A client that has not said hello by then is disconnected. */
export const HELLO_WITHIN_MS = 5_000;
/** How often the server sends a beat; browsers answer the ping by themselves. */
export const BEAT_MS = 25_000;
/** Two beats without any sign of life: the connection is dead. */
export const SILENT_MS = 60_000;
/** A connection without a subscription is closed after this long. */
export const IDLE_MS = 60_000;
/** How soon a client has to say hello again with a fresh token. */
export const RENEW_SECONDS = 15 * 60;
/** With some time to spare for the hello to arrive. */
export const RENEW_MS = (RENEW_SECONDS + 30) * 1_000;

/** More messages than this in that time, and the client is disconnected. */
export const SAYING_MAX = 30;
export const SAYING_WITHIN_MS = 10_000;
