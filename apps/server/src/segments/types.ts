/** What a segment is, and what the room is made of. */
import type {
  segmentPurposes,
  segmentRules,
} from "@tucano/contract/backoffice/members/segments.ts";
import type { RawBuilder } from "kysely";
import type * as z from "zod/mini";
import type { Catalog } from "../catalog/index.ts";
import type { MemberSegment } from "../members/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";

/** All of what is named must fit; what is not named does not matter. Money is in centavos. */
export type SegmentRules = z.output<typeof segmentRules>;
export type SegmentPurpose = (typeof segmentPurposes)[number];

export interface SegmentReference {
  readonly segmentId: number;
  readonly version: number;
}

export interface Segment extends SegmentReference {
  readonly name: string;
  readonly purpose: SegmentPurpose;
  readonly rules: SegmentRules;
  readonly isRetired: boolean;
  readonly setBy: string;
  readonly setAt: Date;
}

export interface SegmentsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalog: Pick<Catalog, "allGames">;
  /** By which hosts members of a site are known. Throws common.not_found. */
  readonly hostsOf: (site: string) => Promise<Pick<MemberSegment, "hosts" | "notHosts">>;
  /** Of a column with a member's number: is there a sign of risk that nobody has closed? */
  readonly hasRiskSignal: (memberId: RawBuilder<unknown>) => RawBuilder<boolean>;
  /** Of such a column, too: has colleagues put one of these tags on the member? */
  readonly hasTag: (
    memberId: RawBuilder<unknown>,
    tagIds: readonly number[],
  ) => RawBuilder<boolean>;
}
