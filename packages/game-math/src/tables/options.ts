/** Spots that return the same, under the name by which their return is published. */
import { dragonTiger } from "../games/dragao-e-tigre/game.ts";
import { roulette, rouletteSpots } from "../games/roleta-europeia/game.ts";
import { sicBoSpots } from "../games/sic-bo/game.ts";

export interface SpotGroup {
  readonly id: string;
  readonly spots: readonly string[];
}

const covered = (spot: string): number => rouletteSpots.get(spot)!.length;
const rouletteBy = (id: string, holds: (spot: string) => boolean): SpotGroup => ({
  id,
  spots: roulette.rules.spots.filter(holds),
});
const isInside = (spot: string): boolean => /^[0-9]/.test(spot);

export const rouletteGroups: readonly SpotGroup[] = [
  rouletteBy("even-money", (spot) => covered(spot) === 18),
  rouletteBy("dozen", (spot) => spot.startsWith("dozen")),
  rouletteBy("column", (spot) => spot.startsWith("column")),
  rouletteBy("six-line", (spot) => covered(spot) === 6),
  rouletteBy("corner", (spot) => covered(spot) === 4),
  rouletteBy("street", (spot) => covered(spot) === 3),
  rouletteBy("split", (spot) => covered(spot) === 2),
  rouletteBy("straight", (spot) => isInside(spot) && covered(spot) === 1),
];

const sicBoBy = (kind: string): SpotGroup => ({
  id: kind,
  spots: sicBoSpots.filter((spot) => spot.kind === kind).map(({ id }) => id),
});
const totals = (low: number): SpotGroup => ({
  id: `total-${low}-${21 - low}`,
  spots: [`total${low}`, `total${21 - low}`],
});

export const sicBoGroups: readonly SpotGroup[] = [
  sicBoBy("even-money"),
  sicBoBy("single"),
  sicBoBy("pair"),
  sicBoBy("double"),
  sicBoBy("any-triple"),
  sicBoBy("triple"),
  ...[4, 5, 6, 7, 8, 9, 10].map(totals),
];

const dragonTigerBy = (id: string, ...ends: readonly string[]): SpotGroup => ({
  id,
  spots: dragonTiger.rules.spots.filter((spot) => ends.some((end) => spot.endsWith(end))),
});

export const dragonTigerGroups: readonly SpotGroup[] = [
  { id: "dragon-tiger", spots: ["dragon", "tiger"] },
  { id: "tie", spots: ["tie"] },
  { id: "suited-tie", spots: ["suitedTie"] },
  dragonTigerBy("big-small", "Small", "Big"),
  dragonTigerBy("colour", "Red", "Black"),
  dragonTigerBy("suit", "Spades", "Hearts", "Diamonds", "Clubs"),
];
