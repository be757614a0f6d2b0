/**
 * What others shoot at, here. Their sea is drawn by their own screen, so each of their shots plays
 * with whoever is of the same kind. None of that may take anything from the player: the one that is
 * aimed at, one that is being shot at, and bosses stay, whatever others have caught.
 */
import type { Shoal, Swimmer } from "./shoal.ts";

/** In the order of the shot; null where nobody of that kind can be lent. */
export function lend(
  shoal: Shoal,
  targets: readonly string[],
  aim: Swimmer | null,
): (Swimmer | null)[] {
  const lent: Swimmer[] = [];
  return targets.map((id) => {
    const found = shoal.swimmers.filter(
      (one) =>
        one.target.id === id &&
        shoal.isInside(one) &&
        !lent.includes(one) &&
        (one.isBoss || isLent(one, aim)),
    );
    // One of those that have just come in: it stays in sight for longest.
    const one = found.at(-1) ?? null;
    if (one !== null) lent.push(one);
    return one;
  });
}

/** May it go for somebody else's catch? Asked anew when the shot arrives. */
export function isLent(swimmer: Swimmer, aim: Swimmer | null): boolean {
  return swimmer !== aim && !swimmer.isBoss && !swimmer.isHeld && !swimmer.isGone;
}
