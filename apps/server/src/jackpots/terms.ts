/** What held when: terms change from a moment on, and a round keeps those of its own moment. */
import { gamesTakingPart } from "@tucano/game-math/jackpots/share.ts";
import { type JackpotPool, jackpotPools } from "@tucano/game-math/jackpots/draw.ts";
import type { Version } from "../market/index.ts";

/** Of one pool, from a moment on: what is counted of which accounts. */
export interface Period {
  readonly pool: JackpotPool;
  readonly from: Date;
  /** Null: until further notice. */
  readonly until: Date | null;
  readonly oddsCentavos: number;
  readonly rate: number;
  readonly accounts: readonly string[];
}

export const accountOf = (code: string): string => `house:game:house/${code}`;

/** `versions`: the newest first, as the market keeps them. While it is closed there is none. */
export function periodsOf(versions: readonly Version<"jackpots">[]): Period[] {
  return versions.flatMap(({ effectiveFrom: from, value }, index) => {
    if (!value.isOpen) return [];
    const until = versions[index - 1]?.effectiveFrom ?? null;
    const accounts = gamesTakingPart(value).map(accountOf);
    return jackpotPools.map((pool) => ({ pool, from, until, accounts, ...value[pool] }));
  });
}
