/**
 * The door of segments: members by what they did, one notion for whatever is given, offered or
 * told. A segment is evaluated by one statement over what the readers of the journal keep, never
 * over the journal; each room brings its part of the statement through its door. Whoever is
 * excluded or paused is in none; whoever shows signs of risk, or wants no advertising, is in none
 * for marketing. The rules are in policy.ts, why in docs/adr/0065-segments.md.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { ReadDb, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import type { Room } from "../platform/room.ts";
import { readCriteria } from "./criteria.ts";
import { countFitting, listFitting, pageFitting } from "./fitting-repository.ts";
import { isSound, mayBeFor } from "./policy.ts";
import * as repository from "./repository.ts";
import type { SegmentPurpose, SegmentReference, SegmentRules, SegmentsDeps } from "./types.ts";

export type * from "./types.ts";

export type Segments = ReturnType<typeof createApi>;

export const createSegments = (deps: SegmentsDeps): Room<Segments> => ({ api: createApi(deps) });

interface Rules {
  readonly purpose: SegmentPurpose;
  readonly rules: SegmentRules;
}

function requireSound({ purpose, rules }: Rules): void {
  if (!isSound(rules)) throw new DomainError("backoffice.segment_invalid");
  if (!mayBeFor(purpose, rules)) throw new DomainError("backoffice.segment_protective");
}

function createApi(deps: SegmentsDeps) {
  const { db, clock } = deps;
  const find = async (reference: Partial<SegmentReference> & { segmentId: number }) => {
    const found = await repository.findSegment(db, reference);
    if (found === null) throw new DomainError("backoffice.segment_not_found");
    return found;
  };
  return {
    /** The newest first, without protective ones unless they are asked for. */
    list: (of: repository.ListedSegments) => repository.listSegments(db, of),
    /** Without a version: the latest. Throws backoffice.segment_not_found. */
    find,
    /** As they are called now. */
    namesOf: (segmentIds: readonly number[]) => repository.listNames(db, segmentIds),
    /** Null: there is none. */
    purposeOf: async (reference: SegmentReference): Promise<SegmentPurpose | null> =>
      (await repository.findSegment(db, reference))?.purpose ?? null,
    /**
     * For what gives or sells something. Throws backoffice.segment_not_found, and
     * backoffice.segment_protective.
     */
    findForMarketing: async (segmentId: number) => {
      const found = await find({ segmentId });
      if (found.isRetired) throw new DomainError("backoffice.segment_not_found");
      if (found.purpose !== "marketing") throw new DomainError("backoffice.segment_protective");
      return found;
    },
    /**
     * A new one, or the next version. Throws backoffice.segment_invalid, segment_protective,
     * segment_exists and segment_not_found, and common.not_found for a site there is not.
     */
    prepare: async (wish: Rules) => {
      requireSound(wish);
      await readCriteria(deps, wish);
    },
    save: (tx: Tx, wish: repository.NewVersion) => repository.saveVersion(tx, wish, clock.now()),
    /** False: there is none, or it was before. */
    retire: repository.retireSegment,
    /** How many it is now, and some of them, in an order that follows nothing they did. */
    count: async (reading: ReadDb, wish: Rules) => {
      requireSound(wish);
      return countFitting(reading, await readCriteria(deps, wish));
    },
    /** Some at a time, by their number: so many are looked at, however few of them fit. */
    page: async (
      reference: SegmentReference,
      page: { readonly after: number; readonly limit: number },
    ): Promise<{ readonly memberIds: readonly MemberId[]; readonly next: number | null }> => {
      const criteria = await readCriteria(deps, await find(reference));
      return pageFitting(db, criteria, page);
    },
    /** Those of these who are in it now. */
    among: async (
      reference: SegmentReference,
      memberIds: readonly MemberId[],
    ): Promise<readonly MemberId[]> => {
      const criteria = await readCriteria(deps, await find(reference));
      return listFitting(db, criteria, memberIds);
    },
  };
}
