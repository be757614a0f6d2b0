/**
 * What missions may pay: no way of doing them gives more than it costs in expectation. What a point
 * buys is bounded by a fixed worth; what a mission costs is the house's edge on the least stakes at
 * the cheapest games that it can be done with. Pure.
 *
 * Whoever has lost L has done a mission that costs C at most L ÷ C times, as every time takes
 * rounds of its own. So all missions together pay at most L times the sum of their shares, which
 * are points ÷ C. What is paid without play comes on top, and buys nothing before four times as
 * much is earned by play: 0.8 × (1 + 1 ÷ 4) = 1.
 */
import { leastLosses } from "@tucano/game-math/offers/least-loss.ts";
import type { Numbers } from "./numbers.ts";

type Mission = Numbers["missions"]["list"][number];
type Item = Numbers["shop"]["items"][number];

/** So many points buy what is worth a centavo, or less. */
export const POINTS_A_CENTAVO = 10;
/** Of what all missions cost, the most that they may pay together. */
export const SHARE_MAX = 0.8;
/** What protects an account takes no round: so many points for all of it. */
export const WITHOUT_PLAY_MAX = 100;
/** Nothing is cheaper: what buys it was earned by play to four parts in five. */
export const ITEM_POINTS_MIN = 5 * WITHOUT_PLAY_MAX;

const cheapest = (games: number): number =>
  leastLosses.slice(0, games).reduce((sum, { lossCentavos }) => sum + lossCentavos, 0);

const isWithoutPlay = ({ counts }: Mission): boolean =>
  counts === "twoStep" || counts === "depositLimit";

/** In centavos, what whoever does it loses on average, at least. */
export function costOf({ counts, goal, roundsEach }: Mission): number {
  if (counts === "twoStep" || counts === "depositLimit") return 0;
  if (counts === "rounds") return goal * cheapest(1);
  if (counts === "days") return goal * roundsEach * cheapest(1);
  return roundsEach * cheapest(goal);
}

/** Of what it costs, the part that it gives back at most. */
export const shareOf = (mission: Mission): number =>
  mission.points / POINTS_A_CENTAVO / costOf(mission);

/** The missions that the list has no room for beside those before them. */
export function tooGenerous(list: readonly Mission[]): readonly number[] {
  let [share, withoutPlay] = [0, 0];
  return list.flatMap((mission, index) => {
    if (isWithoutPlay(mission)) {
      if (withoutPlay + mission.points > WITHOUT_PLAY_MAX) return [index];
      withoutPlay += mission.points;
      return [];
    }
    if (share + shareOf(mission) > SHARE_MAX) return [index];
    share += shareOf(mission);
    return [];
  });
}

/** What it gives, in centavos: a bonus by its amount, and free rounds by their stakes. */
export const faceOf = ({ amountCentavos, free }: Item): number =>
  amountCentavos + free.freeCount * free.freeStakeCentavos;

/** Cheaper than what it gives, or than anything may be. */
export const isTooCheap = (item: Item): boolean =>
  item.points < Math.max(ITEM_POINTS_MIN, faceOf(item) * POINTS_A_CENTAVO);
