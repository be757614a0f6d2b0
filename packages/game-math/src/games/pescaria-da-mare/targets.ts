/**
 * What swims in the bay and what it is shot with. A target that pays m times the weapon's cost is
 * caught with chance R / m, with the same R for every target: nobody can choose better or worse.
 */

/** R, what every shot returns: 97 in 100. */
export const RETURN_PERCENT = 97;

export interface FishTarget {
  readonly id: string;
  /** Times the weapon's cost: what a catch pays, or what it pays on average where it varies. */
  readonly multiplier: number;
  /** Of a boss: what a catch may pay, and how often in a hundred. Their mean is `multiplier`. */
  readonly chest?: readonly { readonly multiplier: number; readonly weight: number }[];
}

export const CHEST_WEIGHT = 100;

/** From the smallest to the largest. */
export const fishTargets: readonly FishTarget[] = [
  { id: "sardine", multiplier: 2 },
  { id: "shrimp", multiplier: 3 },
  { id: "clown", multiplier: 4 },
  { id: "seahorse", multiplier: 6 },
  { id: "puffer", multiplier: 8 },
  { id: "crab", multiplier: 10 },
  { id: "squid", multiplier: 15 },
  { id: "turtle", multiplier: 20 },
  { id: "lionfish", multiplier: 30 },
  { id: "ray", multiplier: 40 },
  { id: "shark", multiplier: 60 },
  { id: "whale", multiplier: 100 },
  {
    id: "kingOctopus",
    multiplier: 75,
    chest: [
      { multiplier: 50, weight: 60 },
      { multiplier: 75, weight: 20 },
      { multiplier: 100, weight: 15 },
      { multiplier: 300, weight: 5 },
    ],
  },
  {
    id: "seaSerpent",
    multiplier: 150,
    chest: [
      { multiplier: 100, weight: 60 },
      { multiplier: 150, weight: 25 },
      { multiplier: 250, weight: 10 },
      { multiplier: 550, weight: 5 },
    ],
  },
  {
    id: "goldenTide",
    multiplier: 250,
    chest: [
      { multiplier: 100, weight: 60 },
      { multiplier: 200, weight: 25 },
      { multiplier: 600, weight: 10 },
      { multiplier: 1_000, weight: 3 },
      { multiplier: 2_500, weight: 2 },
    ],
  },
];

export type WeaponId = "harpoon" | "lance" | "chain" | "bomb";

export interface FishWeapon {
  readonly id: WeaponId;
  /** What a shot costs, in units. */
  readonly cost: number;
  /** How many targets it may reach. */
  readonly targetsMax: number;
  /** Parts of the shot that each target gets, by their number; they add up to one. */
  readonly parts: (targets: number) => readonly Share[];
}

/** A part of a shot: one in so many. */
export type Share = number;

const equalParts = (targets: number): Share[] => Array.from({ length: targets }, () => targets);

/** The target gets half of the charge, those around it share the other half. */
function blastParts(targets: number): Share[] {
  if (targets === 1) return [1];
  return [2, ...Array.from({ length: targets - 1 }, () => 2 * (targets - 1))];
}

export const fishWeapons: readonly FishWeapon[] = [
  { id: "harpoon", cost: 1, targetsMax: 1, parts: equalParts },
  { id: "lance", cost: 5, targetsMax: 1, parts: equalParts },
  { id: "chain", cost: 4, targetsMax: 4, parts: equalParts },
  { id: "bomb", cost: 10, targetsMax: 6, parts: blastParts },
];

const targetById = new Map(fishTargets.map((target) => [target.id, target]));
const weaponById = new Map<string, FishWeapon>(fishWeapons.map((weapon) => [weapon.id, weapon]));

export const findTarget = (id: unknown): FishTarget | null =>
  typeof id === "string" ? (targetById.get(id) ?? null) : null;
export const findWeapon = (id: unknown): FishWeapon | null =>
  typeof id === "string" ? (weaponById.get(id) ?? null) : null;
