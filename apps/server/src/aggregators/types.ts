/** What the room of partners' games and days needs of others. */
import type { Catalog } from "../catalog/index.ts";
import type { Hub88Client, PartnerEnd } from "../hub88/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Rounds } from "../rounds/index.ts";

export interface AggregatorsDeps extends Pick<
  Platform,
  "db" | "clock" | "config" | "logger" | "metrics"
> {
  readonly catalog: Pick<
    Catalog,
    | "allGames"
    | "drawTile"
    | "enlist"
    | "invalidate"
    | "offered"
    | "setGameStatus"
    | "setTile"
    | "tileMaxBytes"
  >;
  readonly rounds: Pick<Rounds, "listStudios" | "partnerEnd" | "listMovements" | "findMovements">;
  readonly clientOf: (end: PartnerEnd) => Hub88Client;
}
