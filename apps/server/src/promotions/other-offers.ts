/**
 * Offers beside the standing one of a kind: the first in their order that is open and meant for
 * somebody is theirs instead of it. Whom a segment's offer is meant for is found out by a job and
 * kept: nobody loses an offer by taking a step toward it.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Numbers, shutAt } from "../market/index.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { PromotionsDeps } from "./types.ts";
import { findPlace, listMeant, noteMeant } from "./meant-repository.ts";

type Standing = Numbers["rechargeRebate"];
type Other = Standing["others"][number];

const MEMBERS_AT_ONCE = 1_000;
/** Of one run and offer; the next run goes on. */
const PAGES_MAX = 100;

const nameOf = ({ code, segmentId, segmentVersion, startsAt }: Other): string =>
  `${code}/${segmentId ?? 0}.${segmentVersion ?? 0}/${startsAt}`;

/** Of the standing numbers, or of the first other that is this member's at that moment. */
export async function chooseOffer(
  deps: PromotionsDeps,
  of: {
    readonly numbers: Standing;
    readonly memberId: MemberId;
    readonly at: Date;
    readonly isFor: (other: Other) => Promise<boolean>;
  },
): Promise<Standing> {
  const { numbers, memberId, at } = of;
  const open = numbers.others.filter((one) => one.isOpen && shutAt(one, at) === null);
  if (open.length === 0) return numbers;
  const ofSegments = open.filter(({ segmentId }) => segmentId !== null).map(nameOf);
  const meant =
    ofSegments.length === 0
      ? new Map<string, Date>()
      : await listMeant(deps.db, memberId, ofSegments);
  for (const other of open) {
    const since = meant.get(nameOf(other));
    const isMeant = other.segmentId === null || (since !== undefined && since <= at);
    if (isMeant && (await of.isFor(other))) return { ...other, others: [] };
  }
  return numbers;
}

/** Finds out whom the offers of segments that are open now are meant for. */
export async function noteWhoIsMeant(deps: PromotionsDeps): Promise<void> {
  const now = deps.clock.now();
  const { isOpen, others } = await deps.market.read("rechargeRebate");
  const open = others.filter((one) => isOpen && one.isOpen && shutAt(one, now) === null);
  for (const other of open) await noteOf(deps, other);
}

async function noteOf(deps: PromotionsDeps, other: Other): Promise<void> {
  const { segmentId, segmentVersion } = other;
  if (segmentId === null || segmentVersion === null) return;
  const offer = nameOf(other);
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
