/** How every round begins: the stage moves at the tap, the stake goes, and the server is asked. */
import { formatWire, subtract } from "@tucano/contract/money.ts";
import {
  askOrExplain,
  chosenStake,
  type Context,
  enter,
  refusesStake,
  setBalance,
} from "./desk.ts";
import { freeInUse } from "./free-rounds.ts";

interface Wish {
  readonly stake: string;
  readonly round_key: string;
  readonly choice?: unknown;
  readonly free_grant?: string;
}

export interface Begun<Round> {
  readonly round: Round;
  readonly startedMs: number;
}

/** Null: there was nothing to play, or it was refused, and everything is as it was before. */
export async function placeStake<Round>(
  context: Context,
  send: (wish: Wish) => Promise<Round>,
): Promise<Begun<Round> | null> {
  const { state, hud, stage, link, motion, nowMs } = context;
  const choice = stage.choice();
  const stake = chosenStake(context);
  if (choice === null || refusesStake(context, stake)) return null;
  const roundKey = context.makeKey();
  const startedMs = nowMs();
  enter(context, "waiting");
  const free = freeInUse(state.free);
  if (free === null) hud.setBalance(formatWire(subtract(state.balance, stake)));
  link.send({ type: "round-started", roundId: roundKey });
  // The stage too can be tapped to skip: a tap too late for one round does not hurry the next.
  motion.resume();
  stage.startRound?.();
  const wish = {
    stake: formatWire(stake),
    round_key: roundKey,
    ...(choice === undefined ? {} : { choice }),
    ...(free === null ? {} : { free_grant: free.grant_id }),
  };
  const round = await askOrExplain(context, () => send(wish));
  if (round !== null) return { round, startedMs };
  await stage.cancelRound?.();
  setBalance(context, state.laterBalance ?? state.balance);
  state.laterBalance = null;
  return null;
}
