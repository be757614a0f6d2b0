/** What the room of missions needs of others, and what its parts tell each other. */
import type { missionOpenings, pointKinds } from "@tucano/contract/player/rewards/missions.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Catalog } from "../catalog/index.ts";
import type { Compliance } from "../compliance/index.ts";
import type { FreeRounds } from "../free-rounds/index.ts";
import type { Market, Numbers } from "../market/index.ts";
import type { Members } from "../members/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Rewards } from "../rewards/index.ts";
import type { Statistics } from "../statistics/index.ts";

export type MissionNumbers = Numbers["missions"];
export type Mission = MissionNumbers["list"][number];
export type ShopNumbers = Numbers["shop"];
export type Item = ShopNumbers["items"][number];

export type Opening = (typeof missionOpenings)[number];
export type PointKind = (typeof pointKinds)[number];

/** One line of a member's points. */
export interface PointLine {
  readonly number: number;
  readonly kind: PointKind;
  readonly reference: string;
  readonly code: string | null;
  readonly change: number;
  readonly balance: number;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

export interface Purchase {
  readonly memberId: MemberId;
  readonly id: string;
  readonly code: string;
  readonly points: number;
  readonly day: string;
  readonly item: Item;
  readonly state: "taken" | "given" | "refused";
  readonly refusal: string | null;
  readonly createdAt: Date;
}

export interface MissionsDeps extends Pick<Platform, "db" | "clock" | "logger" | "jobs"> {
  readonly market: Pick<Market, "read">;
  readonly members: Pick<Members, "find" | "deviceOf" | "hasSecondFactor">;
  readonly compliance: Pick<Compliance, "findExclusion" | "listLimits">;
  readonly statistics: Pick<Statistics, "turnover" | "playedEver">;
  readonly catalog: Pick<Catalog, "findGameByCode">;
  readonly freeRounds: Pick<FreeRounds, "requireAllowed">;
  readonly rewards: Pick<Rewards, "claim" | "find" | "fitsBudget" | "forfeit" | "guard" | "offer">;
  /** The code of the site that a host belongs to. */
  readonly siteOf: (host: string) => Promise<string>;
}
