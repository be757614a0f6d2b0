/**
 * Limits calls per minute, in this process; shared-rate-limit.ts does so in all of them. A call
 * with a token that has been accepted before counts against that token, so players who share their
 * provider's address do not use up each other's calls. All other calls, those with unknown tokens
 * included, count against the address.
 */
import { BoundedMap } from "../../memory/bounded-map.ts";
import { DomainError } from "../../errors.ts";

export interface Taken {
  readonly isKnown: boolean;
}

export interface RateLimits {
  /** Counts a call; throws if it is one too many. `isKnown`: it counted against its token. */
  take(token: string | null, address: string): Taken | Promise<Taken>;
  /** The token was accepted: from now on it counts for itself, and this call is not counted. */
  prove(token: string, address: string): void;
  /** The token is no longer valid. */
  disprove(token: string): void;
}

/** Of this process: nobody has to be asked. */
export interface OwnRateLimits extends RateLimits {
  take(token: string | null, address: string): Taken;
}

export interface RateLimitOptions {
  readonly perAddress: number;
  readonly perToken: number;
  readonly nowMs?: () => number;
}

/** A window that begins with the first call, not at a full minute. */
interface Minute {
  startedAtMs: number;
  calls: number;
}

const MINUTE_MS = 60_000;
export const REMEMBERED_MAX = 200_000;
const known = { isKnown: true } as const;
const unknown = { isKnown: false } as const;

export function tooManyCalls(leftMs: number): DomainError {
  return new DomainError("common.too_many_requests", {
    retryAfterSeconds: Math.ceil(leftMs / 1_000),
  });
}

export function createRateLimits({
  perAddress,
  perToken,
  nowMs = () => performance.now(),
}: RateLimitOptions): OwnRateLimits {
  const tokens = new BoundedMap<string, Minute>(REMEMBERED_MAX);
  const networks = new BoundedMap<string, Minute>(REMEMBERED_MAX);

  const minuteOf = (address: string): Minute => {
    const network = networkOf(address);
    const minute = networks.get(network) ?? { startedAtMs: nowMs(), calls: 0 };
    if (minute.calls === 0) networks.set(network, minute);
    return minute;
  };
  const count = (minute: Minute, callsMax: number): void => {
    const now = nowMs();
    if (now - minute.startedAtMs >= MINUTE_MS) {
      minute.startedAtMs = now;
      minute.calls = 0;
    }
    if (minute.calls >= callsMax) {
      throw tooManyCalls(minute.startedAtMs + MINUTE_MS - now);
    }
    minute.calls += 1;
  };
  return {
    take: (token, address) => {
      const ofToken = token === null ? undefined : tokens.get(token);
      if (ofToken === undefined) count(minuteOf(address), perAddress);
      else count(ofToken, perToken);
      return ofToken === undefined ? unknown : known;
    },
    prove: (token, address) => {
      if (tokens.get(token) !== undefined) return;
      tokens.set(token, { startedAtMs: nowMs(), calls: 1 });
      const minute = minuteOf(address);
      minute.calls = Math.max(minute.calls - 1, 0);
    },
    disprove: (token) => tokens.delete(token),
  };
}

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** In IPv6 one customer has a whole /64, so all its addresses count together. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => "0"), ...after];
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}
