/** What the room is made of, and what it tells other rooms. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Catalog } from "../catalog/index.ts";
import type { Members } from "../members/index.ts";
import type { Market, Numbers } from "../market/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { Jobs } from "../platform/jobs/index.ts";
import type { Logger } from "../platform/logger.ts";
import type { Rewards } from "../rewards/index.ts";
import type { Statistics } from "../statistics/index.ts";

export interface VipDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly jobs: Jobs;
  readonly members: Pick<Members, "findMany" | "raiseLevels">;
  /** The code of the site that a host belongs to. */
  readonly siteOf: (host: string) => Promise<string>;
  readonly market: Market;
  readonly statistics: Statistics;
  readonly rewards: Rewards;
  readonly catalog: Catalog;
}

/** From the lowest level on; a level's number is its place. */
export type Ladder = Numbers["vip"]["levels"];
export type LadderLevel = Ladder[number];

export const tracks = ["vip", "slot", "live"] as const;
export type Track = (typeof tracks)[number];

/** All a member ever recharged and staked, net of what was taken back. */
export interface Totals {
  readonly recharge: Centavos;
  readonly betting: Centavos;
  readonly slot: Centavos;
  readonly live: Centavos;
}

export type Levels = Readonly<Record<Track, number>>;

export interface Rank {
  readonly memberId: MemberId;
  readonly totals: Totals;
  readonly levels: Levels;
}
