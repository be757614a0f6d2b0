/**
 * Pescaria da Maré: every shot is a round of its own. For each target that it reaches, in the
 * order of the choice: is it caught, and if a boss is, what its chest holds.
 */
import type { FishHit } from "@tucano/contract/events/fish.ts";
import type { Draws } from "../draws.ts";
import type { GameFacts, InstantGame } from "../engine.ts";
import { readFields } from "../read-fields.ts";
import { tierOf } from "../tier.ts";
import {
  CHEST_WEIGHT,
  findTarget,
  findWeapon,
  type FishTarget,
  type FishWeapon,
  fishTargets,
  fishWeapons,
  RETURN_PERCENT,
  type Share,
} from "./targets.ts";

export interface FishChoice {
  readonly weapon: FishWeapon["id"];
  /** The one aimed at first, then those that a chain or a blast reaches. At most one boss. */
  readonly targets: readonly string[];
}

const costMax = Math.max(...fishWeapons.map(({ cost }) => cost));
const reachMax = Math.max(...fishWeapons.map(({ targetsMax }) => targetsMax));
const mostOf = (target: FishTarget): number =>
  Math.max(target.multiplier, ...(target.chest ?? []).map(({ multiplier }) => multiplier));
const bossMost = Math.max(...fishTargets.map(mostOf));
const fishMost = Math.max(...fishTargets.filter(({ chest }) => !chest).map(mostOf));

const facts: GameFacts = {
  code: "pescaria-da-mare",
  name: "Pescaria da Maré",
  version: 1,
  type: "fish",
  brand: "mare",
  tags: ["new", "shooting"],
  volatility: "medium",
  stakesCentavos: [10, 20, 50, 100, 200, 500, 1_000],
  defaultStakeCentavos: 20,
  maxStakeCentavos: 10_000,
  maxWinMultiplier: costMax * (bossMost + (reachMax - 1) * fishMost),
};

export const fishing: InstantGame<FishChoice> = {
  shape: "instant",
  facts,
  readChoice,
  unitsOf: ({ weapon }) => findWeapon(weapon)?.cost ?? 1,
  play(choice, draws) {
    const weapon = findWeapon(choice.weapon);
    if (weapon === null) throw new RangeError(`There is no weapon ${choice.weapon}.`);
    const shares = weapon.parts(choice.targets.length);
    const hits = choice.targets.map((id, index) =>
      shoot(id, { share: shares[index] ?? 1, cost: weapon.cost }, draws),
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

/** Of how many equally likely cases 97 are a catch. */
export function casesOf(target: FishTarget, share: Share): number {
  return 100 * target.multiplier * share;
}

function shoot(
  id: string,
  { share, cost }: { readonly share: Share; readonly cost: number },
  draws: Draws,
): FishHit {
  const target = findTarget(id);
  if (target === null) throw new RangeError(`Nothing called ${id} swims here.`);
  const isCaught = draws.below(casesOf(target, share)) < RETURN_PERCENT;
  if (!isCaught) return { target: id, isCaught, multiplier: 0, winHundredths: 0 };
  const multiplier = openChest(target, draws);
  return { target: id, isCaught, multiplier, winHundredths: 100 * cost * multiplier };
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

function readChoice(input: unknown): FishChoice | null {
  const fields = readFields(input, ["weapon", "targets"]);
  const weapon = findWeapon(fields?.weapon);
  if (fields === null || weapon === null || !Array.isArray(fields.targets)) return null;
  const items: readonly unknown[] = fields.targets;
  if (items.length < 1 || items.length > weapon.targetsMax) return null;
  const targets = items.map(findTarget);
  const known = targets.filter((target) => target !== null);
  if (known.length !== items.length) return null;
  if (known.filter(({ chest }) => chest !== undefined).length > 1) return null;
  return { weapon: weapon.id, targets: known.map(({ id }) => id) };
}
