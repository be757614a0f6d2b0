/** What the room is made of, and what its parts tell each other. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import type { Market, Numbers } from "../market/index.ts";
import type { MemberRecord } from "../members/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { Jobs } from "../platform/jobs/index.ts";
import type { Logger } from "../platform/logger.ts";
import type { Random } from "../platform/random.ts";
import type { SeedBox } from "../platform/secrets/seed-box.ts";
import type { Rewards } from "../rewards/index.ts";
import type { Statistics } from "../statistics/index.ts";

export type WheelNumbers = Numbers["dailyWheel"];
export type Prize = WheelNumbers["prizes"][number];

export interface WheelsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  /** Server seeds that are not revealed are written and read through it. */
  readonly seedBox: SeedBox;
  readonly logger: Logger;
  readonly jobs: Jobs;
  readonly market: Pick<Market, "read">;
  readonly members: {
    find(memberId: MemberId): Promise<MemberRecord | null>;
    deviceOf(memberId: MemberId): Promise<string | null>;
  };
  /** The code of the site that a host belongs to. */
  readonly siteOf: (host: string) => Promise<string>;
  readonly statistics: Pick<Statistics, "deposits" | "playedByType">;
  readonly rewards: Pick<Rewards, "find" | "forfeit" | "give" | "guard">;
}

/** One member's one wheel: seeds and spins belong to it. */
export interface OwnWheel {
  readonly memberId: MemberId;
  readonly wheel: WheelKind;
}

/** The seeds of the next spin. */
export interface SeedInUse {
  readonly number: number;
  readonly commitment: string;
  readonly nextCommitment: string;
  /** Null until the member's own side has chosen one. */
  readonly clientSeed: string | null;
  readonly nonce: number;
}

export type DrawState = "drawn" | "settled" | "refused";

export interface Draw extends OwnWheel {
  readonly drawId: string;
  /** The São Paulo day whose stock and budget it took from. */
  readonly day: string;
  readonly seedNumber: number;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly tableId: string;
  readonly ticket: number;
  readonly tickets: number;
  readonly drawn: Prize;
  readonly given: Prize;
  readonly state: DrawState;
  readonly drawnAt: Date;
}

/** What a day's prizes have come to so far, over all members. */
export interface DayGiven {
  readonly spentCentavos: number;
  /** With all days before it, from the day on that the wheel's whole budget begins with. */
  readonly spentSinceCentavos: number;
  /** How often each prize was given, by its code. */
  readonly given: ReadonlyMap<string, number>;
}

/** Spins that are neither used nor over. */
export interface UnusedSpins {
  readonly count: number;
  /** The São Paulo day of the oldest. */
  readonly oldestDay: string | null;
}
