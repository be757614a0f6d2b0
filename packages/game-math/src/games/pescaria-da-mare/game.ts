/**
 * Pescaria da Maré: every shot is a round of its own. For each target that it reaches, in the
 * order of the choice: is it caught, and if a boss is, what its chest holds.
 */
import type { FishHit } from "@tucano/contract/events/fish.ts";
import type { Draws } from "../../draws.ts";
import type { GameFacts, InstantGame } from "../../engine.ts";
import { readFields } from "../../read-fields.ts";
import { tierOf } from "../../tier.ts";
import {
  CHEST_WEIGHT,
  findTarget,
  findWeapon,
  type FishTarget,
  type FishWeapon,
  RETURN_PERCENT,
  type Share,
} from "./targets.ts";

export interface FishChoice {
  readonly weapon: FishWeapon["id"];
  /** The one aimed at first, then those that a chain or a blast reaches. A boss takes it all. */
  readonly targets: readonly string[];
}

const facts: GameFacts = {
  code: "pescaria-da-mare",
  name: "Pescaria da Maré",
  version: 2,
  type: "fish",
  brand: "mare",
  tags: ["new", "shooting"],
  stakesCentavos: [10, 20, 50, 100, 200, 500, 1_000],
  defaultStakeCentavos: 20,
  maxStakeCentavos: 10_000,
};

export const fishing: InstantGame<FishChoice> = {
  shape: "instant",
  facts,
  readChoice: (input) => {
    const choice = readShot(input);
    return choice !== null && bossesOf(choice) > 0 && choice.targets.length > 1 ? null : choice;
  },
  unitsOf: (choice) => weaponOf(choice).cost,
  play(choice, draws) {
    const weapon = weaponOf(choice);
    const shares = weapon.parts(choice.targets.length);
    const hits = shares.map((share, index) =>
      shoot(choice.targets[index], { share, cost: weapon.cost }, draws),
    );
    const winHundredths = hits.reduce((sum, hit) => sum + hit.winHundredths, 0);
    const tier = tierOf(winHundredths / weapon.cost);
    return {
      book: [
        { type: "fishShot", weapon: weapon.id, hits },
        { type: "finalWin", winHundredths, tier },
      ],
      winHundredths,
    };
  },
};

/** A blast could catch a boss and whales around it: 3,000 costs, once in 10^19 shots. */
export const fishingFirst: InstantGame<FishChoice> = {
  ...fishing,
  facts: { ...facts, version: 1 },
  readChoice: (input) => {
    const choice = readShot(input);
    return choice !== null && bossesOf(choice) > 1 ? null : choice;
  },
};

/** Of how many equally likely cases 97 are a catch. */
export function casesOf(target: FishTarget, share: Share): number {
  return 100 * target.multiplier * share;
}

function weaponOf({ weapon: id }: FishChoice): FishWeapon {
  const weapon = findWeapon(id);
  if (weapon === null) throw new RangeError(`There is no weapon ${id}.`);
  return weapon;
}

function shoot(
  id: string | undefined,
  { share, cost }: { readonly share: Share; readonly cost: number },
  draws: Draws,
): FishHit {
  const target = findTarget(id);
  if (target === null) throw new RangeError(`Nothing called ${id} swims here.`);
  const isCaught = draws.below(casesOf(target, share)) < RETURN_PERCENT;
  if (!isCaught) return { target: target.id, isCaught, multiplier: 0, winHundredths: 0 };
  const multiplier = openChest(target, draws);
  return { target: target.id, isCaught, multiplier, winHundredths: 100 * cost * multiplier };
}

function openChest({ chest, multiplier }: FishTarget, draws: Draws): number {
  if (chest === undefined) return multiplier;
  const ticket = draws.below(CHEST_WEIGHT);
  let end = 0;
  for (const prize of chest) {
    end += prize.weight;
    if (ticket < end) return prize.multiplier;
  }
  throw new RangeError("A ticket lies within the weights of the chest.");
}

function readShot(input: unknown): FishChoice | null {
  const fields = readFields(input, ["weapon", "targets"]);
  const weapon = findWeapon(fields?.weapon);
  if (fields === null || weapon === null || !Array.isArray(fields.targets)) return null;
  const items: readonly unknown[] = fields.targets;
  if (items.length < 1 || items.length > weapon.targetsMax) return null;
  const targets = items.map(findTarget);
  const known = targets.filter((target) => target !== null);
  if (known.length !== items.length) return null;
  return { weapon: weapon.id, targets: known.map(({ id }) => id) };
}

function bossesOf({ targets }: FishChoice): number {
  return targets.filter((id) => findTarget(id)?.chest !== undefined).length;
}
