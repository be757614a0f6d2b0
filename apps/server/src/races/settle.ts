/**
 * The end of a race: placed once all of its rounds are read, paid when the time for disputes is
 * over. Each step is one transaction under the race's lock, and a prize is one reward, so however
 * many processes settle, each place is paid once.
 */
import { ZERO } from "@tucano/contract/money.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { hasUnreadBefore } from "../ledger/index.ts";
import { oneByOne } from "../platform/database/one-by-one.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import type { FreeGift, RewardOffer } from "../rewards/index.ts";
import { awardsOf, periodOf, place, pointsText } from "./policy.ts";
import { forgetRounds, POINTS, readScores } from "./points-repository.ts";
import { listDue, lockRace, setState } from "./race-repository.ts";
import { insertResults, listDueOf, setResult } from "./result-repository.ts";
import type { Award, Race, RacesDeps, Result, Score } from "./types.ts";

const DAY_MS = 86_400_000;
/** A bonus that has not been accepted by then is not wanted. Cash is paid at once. */
const ACCEPT_DAYS = 30;
/** So long anybody can ask what a result came from. */
const ROUNDS_KEPT_DAYS = 90;

/** Harmless when run twice, and by two processes at once. */
export async function settleDue(deps: RacesDeps): Promise<void> {
  const now = deps.clock.now();
  const tell = (error: unknown, { raceId }: Race) =>
    deps.logger.error({ err: error, race: raceId }, "A race could not be settled.");
  const closed = await listDue(deps.db, { now, state: "published" });
  await oneByOne(closed, (race) => decide(deps, race), tell);
  const decided = await listDue(deps.db, { now, state: "decided" });
  await oneByOne(decided, (race) => pay(deps, race), tell);
  const before = new Date(now.getTime() - ROUNDS_KEPT_DAYS * DAY_MS);
  await inTransaction(deps.db, (tx) => forgetRounds(tx, before, now));
}

/** Who may not be given anything just now is not placed, and others move up. */
async function decide(deps: RacesDeps, due: Race): Promise<void> {
  const { raceId, closesAt } = due;
  if (await hasUnreadBefore(deps.db, [POINTS], closesAt)) return;
  const barred = await barredOf(deps, due);
  await inTransaction(deps.db, async (tx) => {
    const race = await lockRace(tx, raceId);
    if (race?.state !== "published") return;
    const results = resultsOf(race, await readScores(tx, race), barred);
    await insertResults(tx, { raceId, results, at: deps.clock.now() });
    await setState(tx, raceId, { state: "decided" });
  });
}

async function barredOf(deps: RacesDeps, race: Race): Promise<ReadonlySet<MemberId>> {
  const scores = await readScores(deps.db, race);
  const known = await deps.members.findMany(scores.map(({ memberId }) => memberId));
  const isBarred = (memberId: MemberId) => known.get(memberId)?.status !== "active";
  return new Set(scores.map(({ memberId }) => memberId).filter(isBarred));
}

const noAward: Award = { pocket: "none", amount: ZERO, turnover: ZERO, free: null };

function resultsOf(
  race: Race,
  scores: readonly Score[],
  barred: ReadonlySet<MemberId>,
): readonly Result[] {
  const isBarred = ({ memberId }: Score) => barred.has(memberId);
  const placed = place(
    scores.filter((one) => !isBarred(one)),
    race.ties,
  );
  const awards = awardsOf(placed, race);
  const placedResults = placed.map(({ memberId, place: at, score, rounds }, index): Result => {
    const award = awards[index] ?? noAward;
    const state = award.pocket === "none" ? "none" : "due";
    return { ...award, memberId, place: at, score, rounds, state, reason: null };
  });
  const others = scores.filter(isBarred).map(({ memberId, score, rounds }): Result => {
    const state = { state: "barred", reason: "races.account_blocked" } as const;
    return { ...noAward, ...state, memberId, place: null, score, rounds };
  });
  return [...placedResults, ...others];
}

async function pay(deps: RacesDeps, race: Race): Promise<void> {
  const { raceId } = race;
  await oneByOne(
    await listDueOf(deps.db, raceId),
    (result) => payOne(deps, race, result),
    (error, { memberId }) =>
      deps.logger.error({ err: error, race: raceId, memberId }, "A prize waits to be paid."),
  );
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockRace(tx, raceId);
    const isDone = locked?.state === "decided" && (await listDueOf(tx, raceId)).length === 0;
    if (isDone) await setState(tx, raceId, { state: "paid" });
  });
}

/** A refusal is for good; anything else is tried again in a minute. */
async function payOne(deps: RacesDeps, race: Race, result: Result): Promise<void> {
  const { raceId } = race;
  const { memberId } = result;
  const offer = offerOf(race, result);
  const limits = [{ scope: periodOf(raceId), most: race.budget }];
  try {
    // A bonus waits for its player's yes; anything else is there at once.
    if (result.pocket === "bonus") await deps.rewards.give(offer);
    else await deps.rewards.claimNow(offer, {}, limits);
  } catch (error) {
    if (!(error instanceof DomainError) || error.httpStatus >= 500) throw error;
    const reason = error.code;
    await inTransaction(deps.db, (tx) =>
      setResult(tx, { raceId, memberId, state: "refused", reason }),
    );
    return;
  }
  await inTransaction(deps.db, (tx) =>
    setResult(tx, { raceId, memberId, state: "paid", reason: null }),
  );
}

const giftOf = ({ studio, gameCode, stake, rounds, days }: FreeGift): FreeGift => ({
  studio,
  gameCode,
  stake,
  rounds,
  days,
});

function offerOf(race: Race, result: Result): RewardOffer {
  const { raceId, name, scoring, paysAt } = race;
  const { memberId, place: at, score, rounds, pocket, amount, turnover } = result;
  const free = result.free === null ? null : giftOf(result.free);
  return {
    memberId,
    kind: "race",
    period: periodOf(raceId),
    amount,
    pocket: pocket === "bonus" ? "bonus" : "cash",
    turnover,
    cost: "promotion:cost",
    basis: [
      { what: "race", reference: String(raceId), text: name },
      { what: "race-place", text: String(at) },
      { what: "race-points", text: `${pointsText(scoring, score)} (${rounds})` },
    ],
    availableFrom: paysAt,
    expiresAt: new Date(paysAt.getTime() + ACCEPT_DAYS * DAY_MS),
    free,
  };
}
