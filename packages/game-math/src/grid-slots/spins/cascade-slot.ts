/** Symbols that fall, by the way in which their screens pay. */
import { payAroundWilds, payOverMarks } from "../clusters.ts";
import { type CountPays, payAnywhere, payWays } from "../evaluators.ts";
import { plainGame, slotKind } from "../slot.ts";
import type { WaysPays } from "../ways.ts";
import {
  type CascadeDefinition,
  type CascadeSlot,
  createCascadeSlot,
  type Evaluator,
} from "./cascade-spin.ts";

export interface CascadeNumbers extends CascadeDefinition {
  /** By how many symbols there are, or by the reels that a way goes over. */
  readonly pays: CountPays | { readonly least: number; readonly pays: WaysPays };
  /** Of clusters over marked cells: the most a cell multiplies. Without it, wilds grow in them. */
  readonly spotMax?: number;
}

function evaluatorOf({ screen, pays, spotMax }: CascadeNumbers): Evaluator {
  if ("least" in pays) return payWays(screen, pays);
  if (screen.pays !== "cluster") return payAnywhere(screen, pays);
  return spotMax === undefined
    ? payAroundWilds(screen, pays)
    : payOverMarks(screen, pays, { spotMax });
}

function create(numbers: CascadeNumbers): CascadeSlot {
  return createCascadeSlot(numbers, evaluatorOf(numbers));
}

export const cascadeSlot = slotKind("cascade", create, plainGame);
