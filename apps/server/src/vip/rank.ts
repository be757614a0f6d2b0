/** Where members stand: what they recharged and staked, and the levels that this has reached. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { add, type Centavos, ZERO } from "@tucano/contract/money.ts";
import type { Numbers } from "../market/index.ts";
import type { Db } from "../platform/database/types.ts";
import { addDays, startOfDay } from "../platform/days.ts";
import type { PlayedByType, Statistics } from "../statistics/index.ts";
import { higherLevels, levelsOf } from "./policy.ts";
import { listReached } from "./repository.ts";
import type { Ladder, Levels, Rank, Totals, Track, VipDeps } from "./types.ts";

/** With what has been written down of it already. */
export interface NotedRank extends Rank {
  readonly reached: Levels;
}

interface RankDeps {
  readonly db: Db;
  readonly statistics: Pick<Statistics, "playedByType" | "depositTotals">;
}

const BEGIN_OF_DAYS = "0001-01-01";
const END_OF_DAYS = "9999-12-31";

export function stakesOf(played: readonly PlayedByType[], gameType?: GameType): Centavos {
  return add(
    ...played
      .filter((one) => gameType === undefined || one.gameType === gameType)
      .map((one) => one.stakeCentavos),
  );
}

/** What the bets count as turnover, by the games' weights. */
export function countedOf(played: readonly PlayedByType[]): Centavos {
  return add(...played.map((one) => one.weightedCentavos));
}

/** As it is now, or with `day` as it was at that day's end. */
export async function readRanks(
  { db, statistics }: RankDeps,
  memberIds: readonly MemberId[],
  { ladder, day }: { readonly ladder: Ladder; readonly day: string | null },
): Promise<NotedRank[]> {
  const until = day === null ? null : startOfDay(addDays(day, 1));
  const [played, deposits, reached] = await Promise.all([
    statistics.playedByType({ memberIds, from: BEGIN_OF_DAYS, to: day ?? END_OF_DAYS }),
    statistics.depositTotals(memberIds, until ?? undefined),
    listReached(db, memberIds, until),
  ]);
  const playedBy = Map.groupBy(played, (one) => one.memberId);
  const reachedBy = Map.groupBy(reached, (one) => one.memberId);
  return memberIds.map((memberId) => {
    const own = playedBy.get(memberId) ?? [];
    const totals: Totals = {
      recharge: deposits.get(memberId)?.totalCentavos ?? ZERO,
      betting: stakesOf(own),
      slot: stakesOf(own, "slots"),
      live: stakesOf(own, "live"),
    };
    const noted = reachedBy.get(memberId) ?? [];
    const notedOn = (track: Track) => noted.find((one) => one.track === track)?.level ?? 0;
    const before: Levels = { vip: notedOn("vip"), slot: notedOn("slot"), live: notedOn("live") };
    const levels = higherLevels(before, levelsOf(ladder, totals));
    return { memberId, totals, levels, reached: before };
  });
}

export async function readRank(
  deps: RankDeps,
  memberId: MemberId,
  ladder: Ladder,
): Promise<NotedRank> {
  const [rank] = await readRanks(deps, [memberId], { ladder, day: null });
  if (rank === undefined) throw new Error("One member has one rank.");
  return rank;
}

/** The numbers that held at that instant. */
export interface Terms {
  readonly vip: Numbers["vip"];
  readonly rebates: Numbers["rebates"];
  /** May the market give something back for having played? */
  readonly hasLoyalty: boolean;
  /** And promise something before? */
  readonly hasBonuses: boolean;
}

export async function readTerms({ market }: Pick<VipDeps, "market">, at: Date): Promise<Terms> {
  const [vip, rebates, { hasLoyalty, hasBonuses }] = await Promise.all([
    market.read("vip", at),
    market.read("rebates", at),
    market.read("switches", at),
  ]);
  return { vip, rebates, hasLoyalty, hasBonuses };
}
