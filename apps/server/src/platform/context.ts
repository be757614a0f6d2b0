/** What every room is built on: the ground floor, created once at start. */
import type { Config } from "./config/config.ts";
import type { Clock } from "./clock.ts";
import type { Db, ReadPool } from "./database/types.ts";
import type { Jobs } from "./jobs/index.ts";
import type { LimitsOf } from "./http/requests/shared-rate-limit.ts";
import type { Logger } from "./logger.ts";
import type { Outbox } from "./mail/types.ts";
import type { Metrics } from "./metrics.ts";
import type { Notices } from "./database/notices.ts";
import type { Random } from "./random.ts";
import type { Realtime } from "./realtime/index.ts";
import type { Secrets } from "./secrets/secrets.ts";
import type { SeedBox } from "./secrets/seed-box.ts";

export interface Platform {
  readonly config: Config;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: Secrets;
  /** Seals server seeds until they are revealed. */
  readonly seedBox: SeedBox;
  /** Connects as the runtime role; the owner's rights are used only to migrate. */
  readonly db: Db;
  /**
   * A few connections for work that holds a lock in a transaction while it calls other rooms. Those
   * use `db`, so a connection held here keeps nobody there waiting.
   */
  readonly apart: Db;
  /** For lists, reports and checks of the books: see database/read-pool.ts. */
  readonly reads: ReadPool;
  /** The same database, for connections outside the pool. */
  readonly databaseUrl: string;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly limitsOf: LimitsOf;
  readonly outbox: Outbox;
  /** Sends to clients that are connected right now. */
  readonly realtime: Realtime;
  /** A short-lived process beside a running server; nobody should call it at its address. */
  readonly isPassing: boolean;
  /** The address this process listens on, such as http://127.0.0.1:3000. Known after listening. */
  selfUrl(): string;
}
