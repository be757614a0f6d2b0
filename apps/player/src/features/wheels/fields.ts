/**
 * Which fields the picture of a wheel has. Likelier prizes have more of them, spread evenly, and
 * each prize has one at least: a chance of one in ten thousand would not be seen otherwise. The
 * exact odds stand in the list beside it.
 */
import type { WheelPrize } from "./api.ts";

export const FIELD_COUNT = 16;

type Weighed = Pick<WheelPrize, "code"> & { odds: Pick<WheelPrize["odds"], "weight"> };

/** One for each, the rest by weight: the one furthest below its share gets the next. */
function countsOf(prizes: readonly Weighed[], fields: number): Map<string, number> {
  const total = prizes.reduce((sum, { odds }) => sum + odds.weight, 0);
  const counts = new Map(prizes.map(({ code }) => [code, 1]));
  for (let left = fields - prizes.length; left > 0; left -= 1) {
    const lack = ({ code, odds }: Weighed) =>
      (odds.weight / total) * fields - (counts.get(code) ?? 0);
    const next = prizes.toSorted((a, b) => lack(b) - lack(a))[0];
    if (next !== undefined) counts.set(next.code, (counts.get(next.code) ?? 0) + 1);
  }
  return counts;
}

/** Rare prizes each begin elsewhere: otherwise they would all lie side by side. */
function phaseOf(order: number): number {
  return (0.5 + order * 0.618) % 1;
}

/** The code of each field, clockwise from the top. */
export function fieldsOf(prizes: readonly Weighed[], least = FIELD_COUNT): readonly string[] {
  const fields = Math.max(least, prizes.length);
  const counts = countsOf(prizes, fields);
  const places = prizes.flatMap(({ code }, order) => {
    const count = counts.get(code) ?? 0;
    return Array.from({ length: count }, (_, index) => ({
      code,
      order,
      at: (index + phaseOf(order)) / count,
    }));
  });
  return places.toSorted((a, b) => a.at - b.at || a.order - b.order).map(({ code }) => code);
}

/** The wheel's angle, in degrees, that puts the middle of this field at the top. */
export function restOf(index: number, fields: number): number {
  return 360 - ((index + 0.5) / fields) * 360;
}

/** From its present angle, by whole turns and then to the field: never backwards. */
export function angleTo(from: number, rest: number, turns: number): number {
  const already = ((from % 360) + 360) % 360;
  return from + turns * 360 + ((rest - already + 360) % 360);
}
