/** Symbols that fall, by the way in which their screens pay. */
import { type CountPays, payAnywhere, payClusters, payWays } from "../evaluators.ts";
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
  /** Only of clusters: the most a cell multiplies. Elsewhere symbols pay wherever they are. */
  readonly spotMax?: number;
}

function evaluatorOf({ screen, scatter, pays, spotMax }: CascadeNumbers): Evaluator {
  if ("least" in pays) return payWays(screen, pays);
  if (spotMax === undefined) return payAnywhere(screen, pays);
  return payClusters(screen, pays, { scatter, spotMax });
}

function create(numbers: CascadeNumbers): CascadeSlot {
  return createCascadeSlot(numbers, evaluatorOf(numbers));
}

export const cascadeSlot = slotKind("cascade", create, plainGame);
