/** What the lists and favourites of all visitors are made from, kept in memory. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Remembered } from "../platform/memory/remember.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { PlayCounts } from "./lists.ts";
import type { Snapshot } from "./snapshot.ts";

export interface CatalogContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly snapshots: Remembered<Snapshot>;
  readonly siteOf: (host: string) => Promise<string>;
  readonly counts: Remembered<PlayCounts>;
}

/** Who asks, and on which host: that chooses the site. */
export interface Visit {
  readonly member: { readonly memberId: MemberId } | null;
  readonly host: string;
}
