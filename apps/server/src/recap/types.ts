/** What the room works with. */
import type { Compliance } from "../compliance/index.ts";
import type { Members } from "../members/index.ts";
import type { Messages } from "../messages/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Rounds } from "../rounds/index.ts";
import type { Statistics } from "../statistics/index.ts";

type Ground = "db" | "clock" | "config" | "limitsOf" | "logger" | "outbox" | "random";

export interface RecapDeps extends Pick<Platform, Ground> {
  readonly compliance: Pick<Compliance, "excludedAmong" | "presentLimits" | "readStatement">;
  readonly members: Pick<Members, "find">;
  readonly messages: Pick<Messages, "notify">;
  readonly rounds: Pick<Rounds, "bestReturn">;
  readonly statistics: Pick<Statistics, "requireReadUntil">;
  /** Where players come in, for links in mails. */
  readonly publicUrl: () => string;
}
