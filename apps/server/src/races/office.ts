/** What the back office does with races: preparing, publishing, cancelling, taking somebody out. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import {
  arePrizesSound,
  isTimely,
  momentsOf,
  movedTo,
  place,
  prizeMaxOf,
  totalOf,
  worthOf,
} from "./policy.ts";
import { readScores } from "./points-repository.ts";
import {
  disqualifyEntry,
  findEntry,
  findRace,
  insertRace,
  listDisqualified,
  lockRace,
  setState,
  updateDraft,
} from "./race-repository.ts";
import { deleteResults, listResults } from "./result-repository.ts";
import type { Prize, Race, RaceRules, RacesDeps } from "./types.ts";

/** As the desk says it: games by their numbers. */
export type Draft = Omit<RaceRules, "games" | "closesAt" | "paysAt" | "prizes"> & {
  readonly prizes: readonly DraftPrize[];
};

type DraftPrize = Omit<Prize, "free"> & {
  readonly free: Pick<NonNullable<Prize["free"]>, "gameId" | "stake" | "rounds" | "days"> | null;
};

const DAY_MS = 86_400_000;

async function rulesOf(deps: RacesDeps, draft: Draft): Promise<RaceRules> {
  const games = await Promise.all(
    draft.gameIds.map(async (gameId) => {
      const game = await deps.catalog.findGame(gameId);
      if (game === null || game.status === "hidden") {
        throw new DomainError("backoffice.race_games_invalid");
      }
      return `${game.studio}/${game.code}`;
    }),
  );
  const moments = momentsOf(draft.endsAt, draft.reviewHours);
  const prizes = await Promise.all(
    draft.prizes.map((prize) => prizeOf(deps, prize, moments.paysAt)),
  );
  return { ...draft, ...moments, games, prizes };
}

async function prizeOf(deps: RacesDeps, prize: DraftPrize, paysAt: Date): Promise<Prize> {
  const { free } = prize;
  if (free === null) return { ...prize, free };
  const game = await deps.catalog.findGame(free.gameId);
  if (game === null) throw new DomainError("backoffice.race_games_invalid");
  const endsAt = new Date(paysAt.getTime() + free.days * DAY_MS);
  try {
    await deps.freeRounds.requireAllowed({ ...free, gameIds: [free.gameId], endsAt });
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError("backoffice.race_games_invalid");
    throw error;
  }
  const { studio, code: gameCode, name: gameName } = game;
  return { ...prize, free: { ...free, studio, gameCode, gameName } };
}

/** Null: a new one. Answers its number. */
export async function saveDraft(
  deps: RacesDeps,
  raceId: number | null,
  { draft, createdBy }: { readonly draft: Draft; readonly createdBy: string },
): Promise<number> {
  const { db, clock } = deps;
  if (!isTimely(draft, clock.now())) throw new DomainError("backoffice.race_time_invalid");
  const rules = await rulesOf(deps, draft);
  if (!arePrizesSound(rules)) throw new DomainError("backoffice.race_prizes_invalid");
  requireEarned(rules);
  const prizesTotal = totalOf(rules.prizes);
  if (prizesTotal > rules.budget) {
    throw new DomainError("backoffice.race_budget_small", {
      params: { cost: formatWire(prizesTotal) },
    });
  }
  if (raceId === null) {
    const race = { rules, prizesTotal, createdBy, at: clock.now() };
    return inTransaction(db, (tx) => insertRace(tx, race));
  }
  await requireAny(db, raceId);
  const isDraft = await inTransaction(db, (tx) => updateDraft(tx, raceId, { rules, prizesTotal }));
  if (!isDraft) throw new DomainError("backoffice.race_published");
  return raceId;
}

function requireEarned(rules: RaceRules): void {
  const most = prizeMaxOf(rules);
  if (most === null || rules.prizes.every((prize) => worthOf(prize) <= most)) return;
  throw new DomainError("backoffice.race_prize_large", { params: { most: formatWire(most) } });
}

async function requireAny(db: Db, raceId: number): Promise<Race> {
  const race = await findRace(db, raceId);
  if (race === null) throw new DomainError("races.not_found");
  return race;
}

/** A draft with its rules, at another time. */
export async function cloneRace(
  { db, clock }: RacesDeps,
  raceId: number,
  { startsAt, createdBy }: { readonly startsAt: Date; readonly createdBy: string },
): Promise<number> {
  const race = await requireAny(db, raceId);
  const rules = movedTo(race, startsAt);
  if (!isTimely(rules, clock.now())) throw new DomainError("backoffice.race_time_invalid");
  const { prizesTotal } = race;
  return inTransaction(db, (tx) =>
    insertRace(tx, { rules, prizesTotal, createdBy, at: clock.now() }),
  );
}

/** A draft that could be published now. */
export async function requirePublishable(deps: RacesDeps, raceId: number): Promise<Race> {
  const race = await requireAny(deps.db, raceId);
  if (race.state !== "draft") throw new DomainError("backoffice.race_published");
  if (!isTimely(race, deps.clock.now())) throw new DomainError("backoffice.race_time_invalid");
  const { hasRaces, hasBonuses } = await deps.market.read("switches");
  const isCashOnly = race.prizes.every(({ pocket }) => pocket === "cash");
  if (!hasRaces || (!hasBonuses && !isCashOnly)) throw new DomainError("races.not_offered");
  return race;
}

/** Answers what it is, which does not change any more. */
export async function publishRace({ clock }: RacesDeps, tx: Tx, raceId: number): Promise<Race> {
  const race = await lockRace(tx, raceId);
  if (race?.state !== "draft") throw new DomainError("backoffice.race_published");
  if (!isTimely(race, clock.now())) throw new DomainError("backoffice.race_time_invalid");
  await setState(tx, raceId, { state: "published" });
  return race;
}

/** Answers the state that it had. */
export async function cancelRace(
  _deps: RacesDeps,
  tx: Tx,
  { raceId, reason }: { readonly raceId: number; readonly reason: string },
): Promise<Race> {
  const race = await lockRace(tx, raceId);
  if (race === null) throw new DomainError("races.not_found");
  if (race.state !== "draft" && race.state !== "published") throw new DomainError("races.over");
  await setState(tx, raceId, { state: "cancelled", reason });
  return race;
}

const isBeforePayment = ({ state, paysAt }: Race, now: Date): boolean =>
  state === "published" || (state === "decided" && now < paysAt);

/** Somebody who takes part in a race that is not paid. */
export async function requireRacer(
  { db, clock }: RacesDeps,
  of: { readonly raceId: number; readonly memberId: MemberId },
): Promise<Race> {
  const race = await requireAny(db, of.raceId);
  if (!isBeforePayment(race, clock.now())) throw new DomainError("races.over");
  if ((await findEntry(db, of)) === null) throw new DomainError("backoffice.race_member_unknown");
  return race;
}

/** What was decided is decided anew without them, by the job of the next minute. */
export async function disqualify(
  { clock }: RacesDeps,
  tx: Tx,
  of: { readonly raceId: number; readonly memberId: MemberId; readonly reason: string },
): Promise<void> {
  const race = await lockRace(tx, of.raceId);
  if (race === null || !isBeforePayment(race, clock.now())) throw new DomainError("races.over");
  await disqualifyEntry(tx, { ...of, at: clock.now() });
  if (race.state !== "decided") return;
  await deleteResults(tx, of.raceId);
  await setState(tx, of.raceId, { state: "published" });
}

/** The desk's view: as it was decided, or as it stands; then those who were taken out. */
export async function readBoard({ db }: RacesDeps, race: Race, limit: number) {
  const out = await listDisqualified(db, race.raceId);
  const isDecided = race.state === "decided" || race.state === "paid";
  const rows = isDecided
    ? await listResults(db, { raceId: race.raceId, limit })
    : place(await readScores(db, race), race.ties).slice(0, limit);
  return { rows, out };
}
