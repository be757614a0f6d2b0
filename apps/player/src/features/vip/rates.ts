import type { GameType } from "@tucano/contract/player/games/catalog.ts";

interface Rated {
  rebate_rates: readonly { game_type: GameType; rate: string }[];
}

export interface RateGroup {
  types: GameType[];
  /** One for each level, in the order of the levels. */
  rates: string[];
}

/** Types of games that have the same rate at every level stand together: two lines, not eleven. */
export function groupRates(levels: readonly Rated[]): RateGroup[] {
  const groups = new Map<string, RateGroup>();
  for (const { game_type: type } of levels[0]?.rebate_rates ?? []) {
    const rates = levels.map(
      (level) => level.rebate_rates.find((each) => each.game_type === type)?.rate ?? "0.00",
    );
    const key = rates.join();
    const group = groups.get(key) ?? { types: [], rates };
    group.types.push(type);
    groups.set(key, group);
  }
  return [...groups.values()];
}
