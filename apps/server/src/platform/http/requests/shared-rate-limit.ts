/**
 * Limits that all processes count together, so that nobody gets more by being sent to another one.
 * While the shared store is away each process counts alone, and allows only a part: as many
 * servers as there may be together allow no more than before, and the fewer there are, the less.
 */
import { createHash } from "node:crypto";
import { BoundedMap } from "../../memory/bounded-map.ts";
import type { SharedCounts } from "../../memory/shared-counts.ts";
import {
  createRateLimits,
  networkOf,
  type RateLimits,
  REMEMBERED_MAX,
  tooManyCalls,
} from "./rate-limit.ts";

/** Of a limit, where nobody knows what the others have counted. */
const PART_ALONE = 4;

export interface LimitOptions {
  readonly perAddress: number;
  readonly perToken: number;
}

/** `what` is limited by itself, such as calls or connections. */
export type LimitsOf = (what: string, options: LimitOptions) => RateLimits;

/** Null: there is one process, or none that is told of others. */
export function limitsWith(counts: SharedCounts | null): LimitsOf {
  return (what, options) =>
    counts === null ? createRateLimits(options) : shareRateLimits(counts, what, options);
}

function shareRateLimits(
  counts: SharedCounts,
  what: string,
  { perAddress, perToken }: LimitOptions,
): RateLimits {
  const alone = createRateLimits({
    perAddress: Math.ceil(perAddress / PART_ALONE),
    perToken: Math.ceil(perToken / PART_ALONE),
  });
  /** Tokens that were accepted here, and what they are counted under. */
  const tokens = new BoundedMap<string, string>(REMEMBERED_MAX);
  const keyOf = (address: string) => `${what}:from:${networkOf(address)}`;
  return {
    take: async (token, address) => {
      const ofToken = token === null ? undefined : tokens.get(token);
      const counted = await counts.add(ofToken ?? keyOf(address), 1);
      if (counted === null) return alone.take(token, address);
      if (counted.calls > (ofToken === undefined ? perAddress : perToken)) {
        throw tooManyCalls(counted.leftMs);
      }
      return { isKnown: ofToken !== undefined };
    },
    prove: (token, address) => {
      alone.prove(token, address);
      if (tokens.get(token) !== undefined) return;
      const key = `${what}:by:${createHash("sha256").update(token).digest("base64url")}`;
      tokens.set(token, key);
      void counts.add(key, 1);
      void counts.add(keyOf(address), -1);
    },
    disprove: (token) => {
      alone.disprove(token);
      tokens.delete(token);
    },
  };
}
