/** What a shot returns, exactly: each target by itself, the whole by addition. */
import { figuresOfOutcomes, type Outcome } from "../../outcomes.ts";
import { plus, type Rational, rational, times } from "../../rational.ts";
import { casesOf, type FishChoice } from "./game.ts";
import {
  CHEST_WEIGHT,
  findTarget,
  findWeapon,
  type FishTarget,
  RETURN_PERCENT,
  type Share,
} from "./targets.ts";

/** Times the weapon's cost, for one target that gets this share of a shot. */
export function targetOutcomes(target: FishTarget, share: Share = 1): Outcome[] {
  const cases = casesOf(target, share);
  const chest = target.chest ?? [{ multiplier: target.multiplier, weight: CHEST_WEIGHT }];
  return [
    ...chest.map(({ multiplier, weight }) => ({
      winHundredths: 100 * multiplier,
      weight: BigInt(RETURN_PERCENT * weight),
    })),
    { winHundredths: 0, weight: BigInt((cases - RETURN_PERCENT) * CHEST_WEIGHT) },
  ];
}

export function chanceOf(target: FishTarget, share: Share = 1): Rational {
  return rational(RETURN_PERCENT, casesOf(target, share));
}

export function returnOfShot({ weapon, targets }: FishChoice): Rational {
  const parts = findWeapon(weapon)?.parts(targets.length) ?? [];
  return targets.reduce((sum, id, index) => {
    const target = findTarget(id);
    if (target === null) throw new RangeError(`Nothing called ${id} swims here.`);
    return plus(sum, figuresOfOutcomes(targetOutcomes(target, parts[index] ?? 1)).rtp);
  }, rational(0n));
}

/** The mean of a boss's chest; of any other target what it pays. */
export function meanOf({ chest, multiplier }: FishTarget): Rational {
  if (chest === undefined) return rational(multiplier);
  return chest.reduce(
    (sum, prize) => plus(sum, times(rational(prize.multiplier), rational(prize.weight, 100))),
    rational(0n),
  );
}
