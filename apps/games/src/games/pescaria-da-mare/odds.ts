/** What a shot may catch, in words that need no arithmetic: "1 in 20.6", "50–300×". */
import { casesOf } from "@tucano/game-math/games/pescaria-da-mare/game.ts";
import {
  type FishTarget,
  type FishWeapon,
  RETURN_PERCENT,
} from "@tucano/game-math/games/pescaria-da-mare/targets.ts";

/** One catch in so many shots, as the wire writes figures; a tenth matters only to small ones. */
export function oneInOf(target: FishTarget, share = 1): string {
  const shots = casesOf(target, share) / RETURN_PERCENT;
  const tenths = Math.round(10 * shots);
  if (tenths >= 1_000) return String(Math.round(shots));
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

/** The part of a shot that the one aimed at gets, when so many are reached. */
export function shareOf(weapon: FishWeapon, reached: number): number {
  return weapon.parts(Math.max(1, reached))[0] ?? 1;
}

/** Times what the shot costs. */
export function paysOf({ chest, multiplier }: FishTarget): string {
  const least = chest?.[0]?.multiplier ?? multiplier;
  const most = chest?.at(-1)?.multiplier ?? multiplier;
  return least === most ? `${most}×` : `${least}–${most}×`;
}
