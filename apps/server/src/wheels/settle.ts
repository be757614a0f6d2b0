/** Paying what was drawn: at most once, under the id of the draw, and again until it is done. */
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { oneByOne } from "../platform/database/one-by-one.ts";
import type { RewardKind, RewardOffer } from "../rewards/index.ts";
import { costOf, turnoverOf } from "./policy.ts";
import { listUnsettled, setRefused, setSettled } from "./repository.ts";
import { giveBackToDay } from "./repository-stock.ts";
import type { Draw, WheelsDeps } from "./types.ts";

/** A draw this young is being paid right now. */
const YOUNG_MS = 30_000;
const SETTLED_AT_ONCE = 500;
const DAY_MS = 86_400_000;
/** A bonus that has not been accepted by then is not wanted. Cash is paid at once. */
const ACCEPT_DAYS = 30;

export const rewardKinds = {
  daily: "daily-wheel",
  lottery: "lottery-wheel",
} as const satisfies Record<Draw["wheel"], RewardKind>;

function offerOf(draw: Draw): RewardOffer {
  const { given, drawn, drawId } = draw;
  const isReplaced = given.code !== drawn.code;
  return {
    memberId: draw.memberId,
    kind: rewardKinds[draw.wheel],
    period: drawId,
    amount: costOf(given),
    pocket: given.kind === "bonus" ? "bonus" : "cash",
    turnover: turnoverOf(given),
    cost: "promotion:cost",
    basis: [
      { what: "spin", reference: drawId, text: `${draw.commitment}:${draw.nonce}` },
      { what: "prize-drawn", text: drawn.code, amountCentavos: costOf(drawn) },
      ...(isReplaced
        ? [{ what: "prize-given", text: given.code, amountCentavos: costOf(given) }]
        : []),
    ],
    availableFrom: draw.drawnAt,
    expiresAt: new Date(draw.drawnAt.getTime() + ACCEPT_DAYS * DAY_MS),
  };
}

/** By which id the player accepts what was drawn; null: there is nothing to accept. */
export async function acceptIdOf({ rewards }: WheelsDeps, draw: Draw): Promise<string | null> {
  if (draw.given.kind !== "bonus") return null;
  const reward = await rewards.find(offerOf(draw));
  return reward?.state === "claimable" && reward.pocket === "bonus" ? reward.id : null;
}

/** True: paid or (a bonus) offered, now or before, or nothing to pay. False: tried again later. */
export async function settleDraw(deps: WheelsDeps, draw: Draw): Promise<boolean> {
  if (draw.state === "settled") return true;
  if (draw.state === "refused") throw new DomainError("rewards.account_blocked");
  try {
    await deps.rewards.give(offerOf(draw));
  } catch (error) {
    if (error instanceof DomainError && error.httpStatus < 500) {
      await refuse(deps, draw, error.code);
      throw error;
    }
    deps.logger.warn({ err: error, draw: draw.drawId }, "A prize waits to be paid.");
    return false;
  }
  await inTransaction(deps.db, (tx) => setSettled(tx, draw, deps.clock.now()));
  return true;
}

/** The actor recorded for what is owed but must not be paid. */
const HOUSE = "wheels";

/** The account may not be paid any more. What was set aside for it is there for others. */
async function refuse(deps: WheelsDeps, draw: Draw, refusal: string): Promise<void> {
  const { db, clock, rewards } = deps;
  const offered = await rewards.find(offerOf(draw));
  if (offered?.state === "claimable") await rewards.forfeit(offered.id, HOUSE, refusal);
  await inTransaction(db, async (tx) => {
    const isFirst = await setRefused(tx, draw, { refusal, at: clock.now() });
    if (!isFirst) return;
    const { wheel, day, given } = draw;
    await giveBackToDay(tx, { wheel, day, prize: given.code, costCentavos: costOf(given) });
  });
}

/** Draws whose payment was cut off; answers how many are done now. Harmless when run twice. */
export async function settleDue(deps: WheelsDeps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - YOUNG_MS);
  let count = 0;
  await oneByOne(
    await listUnsettled(deps.db, { before, limit: SETTLED_AT_ONCE }),
    async (draw) => {
      if (await settleDraw(deps, draw)) count += 1;
    },
    (error, { drawId }) => {
      // It has been refused for good, and written down as that.
      if (error instanceof DomainError) return;
      deps.logger.error({ err: error, draw: drawId }, "A prize cannot be paid.");
    },
  );
  return count;
}
