import type { MemberId } from "@tucano/contract/member-id.ts";
import type { HouseGames } from "../house-games/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config/config.ts";
import type { Db } from "../platform/database/types.ts";
import type { LimitsOf } from "../platform/http/requests/shared-rate-limit.ts";
import type { Logger } from "../platform/logger.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Random } from "../platform/random.ts";
import type { Rounds } from "../rounds/index.ts";

export interface SeasDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly config: Pick<Config, "http">;
  readonly limitsOf: LimitsOf;
  readonly houseGames: Pick<HouseGames, "players" | "roundsSince">;
  readonly rounds: Pick<Rounds, "isPlaying">;
  /** Masked, of those who may be named and want to be. */
  readonly namesOf: (memberIds: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, string>>;
}
