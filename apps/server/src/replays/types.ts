import type { Catalog } from "../catalog/index.ts";
import type { HouseGames } from "../house-games/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { Random } from "../platform/random.ts";
import type { SharedRounds } from "../shared-rounds/index.ts";
import type { Rgs } from "../rgs/index.ts";

export interface ReplaysDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly houseGames: Pick<HouseGames, "recordOfRound">;
  readonly sharedRounds: Pick<SharedRounds, "findBet" | "fairnessTableRound">;
  readonly rgs: Pick<Rgs, "replayOf">;
  readonly catalog: Pick<Catalog, "findGameByCode">;
}
