/** The ways of playing a slot beside its plain spin, as its definition says. */
import type { GridSlot } from "@tucano/game-math/grid-slots/kinds.ts";
import type { SlotMode } from "@tucano/game-math/grid-slots/modes.ts";

/** What free spins have that are not as those that a spin wins. */
export type Extra =
  | { readonly kind: "specials"; readonly count: number }
  | { readonly kind: "multiplier"; readonly from: number };

export interface GridMode {
  /** By which its figures are published. */
  readonly id: string;
  /** As the server is told. */
  readonly choice: unknown;
  /** What it costs, in stakes of a plain spin. */
  readonly units: number;
  /** Free spins that it begins with; null: a paid spin that wins them more often. */
  readonly spins: number | null;
  readonly extra: Extra | null;
}

function modeOf<Numbers>(
  { id, units, spins, numbers }: SlotMode<Numbers>,
  extraOf: (numbers: Partial<Numbers>) => Extra | null,
): GridMode {
  const extra = numbers === undefined ? null : extraOf(numbers);
  return { id, choice: { mode: id }, units, spins: spins ?? null, extra };
}

export function modesOf(slot: GridSlot): readonly GridMode[] {
  switch (slot.kind) {
    case "book":
      return (slot.numbers.modes ?? []).map((mode) =>
        modeOf(mode, ({ specials }) =>
          specials === undefined ? null : { kind: "specials", count: specials.length },
        ),
      );
    case "joined":
      return (slot.numbers.modes ?? []).map((mode) => modeOf(mode, () => null));
    case "ways":
      return (slot.numbers.modes ?? []).map((mode) => modeOf(mode, () => null));
    case "cascade":
      return (slot.numbers.modes ?? []).map((mode) =>
        modeOf(mode, ({ freeMultiplier }) =>
          freeMultiplier === undefined ? null : { kind: "multiplier", from: freeMultiplier.from },
        ),
      );
    case "sticky": {
      // Its rounds were bought before there were other ways, and say so in their own words.
      const { buyUnits: units, spins } = slot.numbers;
      return [{ id: "buy", choice: { buy: true }, units, spins: spins[0], extra: null }];
    }
    default:
      return [];
  }
}

export const isBought = (mode: GridMode): mode is GridMode & { readonly spins: number } =>
  mode.spins !== null;
