/**
 * Offers beside the standing one of a kind: the first in their order that is open and meant for
 * somebody is theirs instead of it. Whom a segment's offer is meant for is found out by a job and
 * kept: nobody loses an offer by taking a step toward it.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import {
  type Audience,
  type NumberKey,
  type OtherOffer,
  severalKeys,
  shutAt,
} from "../market/index.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { PromotionsDeps } from "./types.ts";
import { findPlace, listMeant, noteMeant } from "./meant-repository.ts";

const MEMBERS_AT_ONCE = 1_000;
/** Of one run and offer; the next run goes on. */
const PAGES_MAX = 100;

const nameOf = (
  key: NumberKey,
  { code, segmentId, segmentVersion, startsAt }: OtherOffer,
): string => `${key}:${code}/${segmentId ?? 0}.${segmentVersion ?? 0}/${startsAt}`;

const openAt = (others: readonly OtherOffer[], at: Date): readonly OtherOffer[] =>
  others.filter((one) => one.isOpen && shutAt(one, at) === null);

/** The first other that is this member's at that moment; null: the standing one is. */
export async function chooseOther(
  deps: PromotionsDeps,
  of: {
    readonly key: NumberKey;
    readonly others: readonly OtherOffer[];
    readonly memberId: MemberId;
    readonly at: Date;
    readonly isFor: (audience: Audience) => Promise<boolean>;
  },
): Promise<OtherOffer | null> {
  const { key, memberId, at } = of;
  const open = openAt(of.others, at);
  const ofSegments = open
    .filter(({ segmentId }) => segmentId !== null)
    .map((other) => nameOf(key, other));
  const meant =
    ofSegments.length === 0
      ? new Map<string, Date>()
      : await listMeant(deps.db, memberId, ofSegments);
  for (const other of open) {
    const since = meant.get(nameOf(key, other));
    const isMeant = other.segmentId === null || (since !== undefined && since <= at);
    if (isMeant && (await of.isFor(other.audience))) return other;
  }
  return null;
}

/** Finds out whom the offers of segments that are open now are meant for. */
export async function noteWhoIsMeant(deps: PromotionsDeps): Promise<void> {
  const now = deps.clock.now();
  for (const key of severalKeys) {
    const { isOpen, others } = await deps.market.read(key);
    if (!isOpen) continue;
    for (const other of openAt(others, now)) await noteOf(deps, key, other);
  }
}

async function noteOf(deps: PromotionsDeps, key: NumberKey, other: OtherOffer): Promise<void> {
  const { segmentId, segmentVersion } = other;
  if (segmentId === null || segmentVersion === null) return;
  const offer = nameOf(key, other);
  let after = await findPlace(deps.db, offer);
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { memberIds, next } = await deps.segments.page(
      { segmentId, version: segmentVersion },
      { after, limit: MEMBERS_AT_ONCE },
    );
    const now = deps.clock.now();
    // Through: the next run begins again, for those who have come into it since.
    after = next ?? 0;
    const noted = { offer, memberIds, place: after, now };
    await inTransaction(deps.db, (tx) => noteMeant(tx, noted));
    if (next === null) return;
  }
}
