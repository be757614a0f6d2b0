/** Automatic play: counted, and stopped by what the player allowed it to lose. Pure. */
import { type Centavos, add, subtract, ZERO } from "@tucano/contract/money.ts";

export interface AutoPlan {
  /** Rounds still to play. */
  remaining: number;
  lossLimit: Centavos;
  /** Won minus staked since it began; negative when losing. */
  net: Centavos;
  stopsOnFeature: boolean;
}

export type AutoStop = "finished" | "loss_limit" | "feature";

export function startAuto(count: number, lossLimit: Centavos, stopsOnFeature: boolean): AutoPlan {
  return { remaining: count, lossLimit, net: ZERO, stopsOnFeature };
}

interface AutoRound {
  stake: Centavos;
  win: Centavos;
  hadFeature: boolean;
}

/** The plan after a round, or why it ends. */
export function continueAuto(plan: AutoPlan, round: AutoRound): AutoPlan | AutoStop {
  const net = subtract(add(plan.net, round.win), round.stake);
  const remaining = plan.remaining - 1;
  if (round.hadFeature && plan.stopsOnFeature) return "feature";
  if (remaining <= 0) return "finished";
  // The next stake could be lost whole: stop before it, not after.
  if (subtract(net, round.stake) < -plan.lossLimit) return "loss_limit";
  return { ...plan, remaining, net };
}
