/** Writes down the levels that members have reached, and offers the gift of each. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import { upgradeOffer } from "./offers.ts";
import { rungOf } from "./policy.ts";
import { insertLevelChanges, type LevelChange } from "./repository.ts";
import { type NotedRank, readRank, readTerms, type Terms } from "./rank.ts";
import { type Ladder, type Track, tracks, type VipDeps } from "./types.ts";

const bettingOn = { vip: "betting", slot: "slot", live: "live" } as const;

/** Whoever climbs several levels at once has reached each of them. */
function changesOf(rank: NotedRank, ladder: Ladder, reachedAt: Date): LevelChange[] {
  const { memberId, totals } = rank;
  const of = (track: Track): LevelChange[] => {
    const from = rank.reached[track];
    return Array.from({ length: rank.levels[track] - from }, (_, index) => ({
      memberId,
      track,
      level: from + 1 + index,
      levelName: rungOf(ladder, from + 1 + index).name,
      recharge: totals.recharge,
      betting: totals[bettingOn[track]],
      reachedAt,
    }));
  };
  return tracks.flatMap(of);
}

/** Only who writes a level down offers its gift: so it is offered once, whoever else looks. */
export async function noteLevels(
  tx: Tx,
  { rewards, members, clock }: Pick<VipDeps, "rewards" | "members" | "clock">,
  of: {
    readonly ranks: readonly NotedRank[];
    readonly terms: Terms;
    readonly reachedAt: Date;
  },
): Promise<void> {
  const { ranks, terms } = of;
  const changes = ranks.flatMap((one) => changesOf(one, terms.vip.levels, of.reachedAt));
  const written = (await insertLevelChanges(tx, changes)).filter(({ track }) => track === "vip");
  if (written.length === 0) return;
  const byLevel = written.toSorted((a, b) => a.level - b.level);
  await members.raiseLevels(tx, new Map(byLevel.map((one) => [one.memberId, one.level])));
  if (!terms.hasLoyalty) return;
  const byMember = new Map(ranks.map((one) => [one.memberId, one]));
  const offers = written.flatMap(({ memberId, level }) => {
    const rank = byMember.get(memberId);
    if (rank === undefined) return [];
    return upgradeOffer(rank, { level, terms, now: clock.now() }) ?? [];
  });
  if (offers.length > 0) await rewards.offer(tx, offers);
}

/** Where a member stands at this moment, written down if it is higher than ever before. */
export async function climb(
  deps: VipDeps,
  memberId: MemberId,
): Promise<{ readonly rank: NotedRank; readonly terms: Terms }> {
  const now = deps.clock.now();
  const terms = await readTerms(deps, now);
  const rank = await readRank(deps, memberId, terms.vip.levels);
  if (tracks.some((track) => rank.levels[track] > rank.reached[track])) {
    await inTransaction(deps.db, (tx) =>
      noteLevels(tx, deps, { ranks: [rank], terms, reachedAt: now }),
    );
  }
  return { rank, terms };
}
