/** Taking part, and no longer: by one's own word, and as one person. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction, inTurn } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { periodOf, stateOf } from "./policy.ts";
import { endEntry, findEntry, findRace, insertEntry } from "./race-repository.ts";
import type { Race, RacesDeps } from "./types.ts";

interface Wish {
  readonly raceId: number;
  readonly memberId: MemberId;
}

/** What players may know of. */
export async function requireRace({ db }: Pick<RacesDeps, "db">, raceId: number): Promise<Race> {
  const race = await findRace(db, raceId);
  if (race === null || race.state === "draft") throw new DomainError("races.not_found");
  return race;
}

/** Rounds count from this transaction on. Whoever takes part already keeps their points. */
export async function joinRace(deps: RacesDeps, wish: Wish): Promise<void> {
  const { db, clock, market, members, rewards } = deps;
  const race = await requireRace(deps, wish.raceId);
  const state = stateOf(race, clock.now());
  if (state !== "upcoming" && state !== "running") throw new DomainError("races.over");
  if (!(await market.read("switches")).hasRaces) throw new DomainError("races.not_offered");
  const member = await members.find(wish.memberId);
  if (member === null || member.status !== "active" || member.isDemo) {
    throw new DomainError("races.account_blocked");
  }
  const entry = await findEntry(db, wish);
  if (entry?.disqualifiedReason != null) {
    throw new DomainError("races.disqualified", { params: { reason: entry.disqualifiedReason } });
  }
  const device = await members.deviceOf(wish.memberId);
  const key = { memberId: wish.memberId, kind: "race", period: periodOf(wish.raceId) } as const;
  await rewards.guard(key, {
    ...(member.cpf === "" ? {} : { cpf: member.cpf }),
    ...(device === null ? {} : { device }),
  });
  await inTurn(db, { what: "race", memberId: wish.memberId }, (tx) =>
    insertEntry(tx, { ...wish, at: clock.now() }),
  );
}

export async function leaveRace(deps: RacesDeps, wish: Wish): Promise<void> {
  const race = await requireRace(deps, wish.raceId);
  if (race.state !== "published") throw new DomainError("races.over");
  await inTransaction(deps.db, (tx) => endEntry(tx, { ...wish, at: deps.clock.now() }));
}
