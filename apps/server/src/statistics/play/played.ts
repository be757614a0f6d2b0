/** Play by the type of the game, and by how much the game counts. Pure. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import {
  add,
  type Centavos,
  multiplyFloor,
  negate,
  subtract,
  ZERO,
} from "@tucano/contract/money.ts";
import type { PlayedRow } from "./played-repository.ts";

export interface PlayedByType {
  readonly memberId: MemberId;
  readonly gameType: GameType;
  readonly stakeCentavos: Centavos;
  readonly winCentavos: Centavos;
  /** By the games' turnover weights. */
  readonly weightedCentavos: Centavos;
  readonly cashStakeCentavos: Centavos;
  readonly cashWinCentavos: Centavos;
}

export interface PlayedTotals {
  readonly stakeCentavos: Centavos;
  readonly winCentavos: Centavos;
  readonly weightedCentavos: Centavos;
}

/** What of a game matters here. */
export interface WeighedGame {
  readonly gameType: GameType;
  readonly turnoverWeightPercent: number;
}

export type GamesByCode = ReadonlyMap<string, WeighedGame>;

const FULL_PERCENT = 100;

const NOTHING_PLAYED: PlayedTotals = {
  stakeCentavos: ZERO,
  winCentavos: ZERO,
  weightedCentavos: ZERO,
};

/** A day on which more was taken back than staked is below nothing, and counts so. */
function weigh(stake: Centavos, weightPercent: number): Centavos {
  return stake < 0
    ? negate(multiplyFloor(negate(stake), weightPercent, FULL_PERCENT))
    : multiplyFloor(stake, weightPercent, FULL_PERCENT);
}

/** A game that the catalogue does not know has no type, and nothing is promised for it. */
export function sumByType(rows: readonly PlayedRow[], games: GamesByCode): PlayedByType[] {
  const sums = new Map<string, PlayedByType>();
  for (const row of rows) {
    const game = games.get(row.game);
    if (game === undefined) continue;
    const key = `${row.memberId} ${game.gameType}`;
    const { stake, win } = row;
    const weighted = weigh(stake, game.turnoverWeightPercent);
    const sum = sums.get(key);
    sums.set(key, {
      memberId: row.memberId,
      gameType: game.gameType,
      stakeCentavos: add(sum?.stakeCentavos ?? ZERO, stake),
      winCentavos: add(sum?.winCentavos ?? ZERO, win),
      weightedCentavos: add(sum?.weightedCentavos ?? ZERO, weighted),
      cashStakeCentavos: add(sum?.cashStakeCentavos ?? ZERO, subtract(stake, row.bonusStake)),
      cashWinCentavos: add(sum?.cashWinCentavos ?? ZERO, subtract(win, row.bonusWin)),
    });
  }
  return [...sums.values()];
}

/** One entry for each member asked for. A game without a weight counts nothing beside its stake. */
export function sumByMember(
  memberIds: readonly MemberId[],
  rows: readonly PlayedRow[],
  games: GamesByCode,
): ReadonlyMap<MemberId, PlayedTotals> {
  const totals = new Map(memberIds.map((memberId) => [memberId, NOTHING_PLAYED]));
  for (const row of rows) {
    const sum = totals.get(row.memberId) ?? NOTHING_PLAYED;
    const { stake, win } = row;
    const weighted = weigh(stake, games.get(row.game)?.turnoverWeightPercent ?? 0);
    totals.set(row.memberId, {
      stakeCentavos: add(sum.stakeCentavos, stake),
      winCentavos: add(sum.winCentavos, win),
      weightedCentavos: add(sum.weightedCentavos, weighted),
    });
  }
  return totals;
}
