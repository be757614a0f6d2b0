/**
 * How often somebody may call in a minute. A call with a token that has been answered well before
 * counts for that token: players behind one address of their provider do not take each other's
 * turns. Everything else, tokens nobody knows included, counts for the address it comes from.
 */
import { BoundedMap } from "../../memory/bounded-map.ts";
import { DomainError } from "../../errors.ts";

export interface RateLimits {
  /** Counts a call; throws when it is one too many. `isKnown`: it counted for its token. */
  take(token: string | null, address: string): { readonly isKnown: boolean };
  /** The token was answered well: it counts for itself from now on, and this call did not count. */
  prove(token: string, address: string): void;
  /** The token is good no more. */
  disprove(token: string): void;
}

export interface RateLimitOptions {
  readonly perAddress: number;
  readonly perToken: number;
  readonly nowMs?: () => number;
}

/** Counted from the first call of somebody, not by the clock on the wall. */
interface Minute {
  startedAtMs: number;
  calls: number;
}

const MINUTE_MS = 60_000;
const REMEMBERED_MAX = 200_000;
const known = { isKnown: true } as const;
const unknown = { isKnown: false } as const;

export function createRateLimits({
  perAddress,
  perToken,
  nowMs = () => performance.now(),
}: RateLimitOptions): RateLimits {
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
      const leftMs = minute.startedAtMs + MINUTE_MS - now;
      throw new DomainError("common.too_many_requests", {
        retryAfterSeconds: Math.ceil(leftMs / 1_000),
      });
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

/** One customer has a whole /64 of IPv6: their addresses count together. */
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
