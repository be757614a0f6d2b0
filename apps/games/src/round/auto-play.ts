/** Automatic play: counted, and stopped by what the player allowed it to lose. Pure. */
import { type Centavos, add, multiplyFloor, subtract, ZERO } from "@tucano/contract/money.ts";

/** Of the stake after a round: as it is, a step up the game's stakes, or back to where it began. */
export type StakeMove = "keep" | "raise" | "reset";

/** What the player chose before it began. */
export interface AutoWish {
  readonly count: number;
  readonly lossLimit: Centavos;
  readonly stopsOnFeature: boolean;
  /** It ends once it has won so much more than it staked; null: never for that. */
  readonly gainLimit: Centavos | null;
  /** It ends after a round that returned so many times its stake; null: never for that. */
  readonly stopsAtTimes: number | null;
  readonly afterLoss: StakeMove;
  readonly afterWin: StakeMove;
}

export interface AutoPlan {
  readonly wish: AutoWish;
  /** The step of the stakes that it began with, and ends with. */
  readonly firstStep: number;
  /** Rounds still to play. */
  readonly remaining: number;
  /** Won minus staked since it began; negative when losing. */
  readonly net: Centavos;
}

export type AutoStop = "finished" | "loss_limit" | "gain_limit" | "feature" | "times";

export function startAuto(wish: AutoWish, firstStep: number): AutoPlan {
  return { wish, firstStep, remaining: wish.count, net: ZERO };
}

interface AutoRound {
  /** Zero when the house paid it. */
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly hadFeature: boolean;
}

/** The stakes that the next round may have: what each step costs, null where it can't be played. */
export interface Stakes {
  readonly step: number;
  readonly costOf: (step: number) => Centavos | null;
}

/** The plan after a round, with the step of the next one; or why it ends. */
export function continueAuto(
  plan: AutoPlan,
  round: AutoRound,
  stakes: Stakes,
): { readonly plan: AutoPlan; readonly step: number } | AutoStop {
  const { wish } = plan;
  const net = subtract(add(plan.net, round.win), round.stake);
  const remaining = plan.remaining - 1;
  if (round.hadFeature && wish.stopsOnFeature) return "feature";
  if (remaining <= 0) return "finished";
  if (returned(round, wish.stopsAtTimes)) return "times";
  if (wish.gainLimit !== null && net >= wish.gainLimit) return "gain_limit";
  const step = nextStep(plan, round, stakes);
  // The next stake could be lost whole: stop before it, not after.
  const next = round.stake === 0 ? ZERO : (stakes.costOf(step) ?? round.stake);
  if (subtract(net, next) < -wish.lossLimit) return "loss_limit";
  return { plan: { ...plan, remaining, net }, step };
}

const returned = ({ stake, win }: AutoRound, times: number | null): boolean =>
  times !== null && stake > 0 && win >= multiplyFloor(stake, times, 1);

/** A step that can't be paid, or is more than a round may stake, is not taken. */
function nextStep(plan: AutoPlan, { stake, win }: AutoRound, { step, costOf }: Stakes): number {
  if (win === stake || stake === 0) return step;
  const move = win > stake ? plan.wish.afterWin : plan.wish.afterLoss;
  if (move === "keep") return step;
  if (move === "reset") return plan.firstStep;
  return costOf(step + 1) === null ? step : step + 1;
}
