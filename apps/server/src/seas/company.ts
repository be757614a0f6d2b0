/**
 * Who sits where, and what they tell each other. Seats are rows, so that players of several
 * processes sit at one sea; each process looks four times a second, for all of its players at once,
 * at the seats of their seas and at what was played there since. Nothing of it is on the way of a
 * shot, and where a player is alone nobody looks at rounds.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type SeaShot, SHOTS_A_TELLING } from "@tucano/contract/player/games/seas.ts";
import { fishing } from "@tucano/game-math/games/pescaria-da-mare/game.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { leastUuid7 } from "../platform/uuid7.ts";
import { memberIdOf } from "../rounds/index.ts";
import type { Line } from "./line.ts";
import { shotOf } from "./policy.ts";
import {
  leaveSeats,
  listSeats,
  type Place,
  renewSeats,
  takeSeat,
  type TakenSeat,
} from "./repository.ts";
import type { SeasDeps } from "./types.ts";

const GAME = fishing.facts.code;
/** Seats are renewed so often, and free when they were not for so long. */
const RENEW_EVERY_MS = 5_000;
const SEAT_KEPT_MS = 15_000;
/** Players in one statement. */
const PLAYERS_MAX = 1_000;

interface Player {
  readonly player: string;
  readonly token: string;
}

export interface Company {
  /** Null: the line was closed meanwhile. */
  sit(line: Line, player: Player): Promise<Place | null>;
  /** Never rejects. */
  leave(line: Line): Promise<void>;
  look(): Promise<void>;
  /** Everybody stands up: the process ends. */
  disband(): Promise<void>;
}

interface State {
  readonly lines: Set<Line>;
  /** Up to where the rounds of players in company have been told: ids. */
  told: Map<string, string>;
  /** Of players; null: not to be named. */
  names: ReadonlyMap<string, string | null>;
  renewedAtMs: number;
  isOver: boolean;
}

export function createCompany(deps: SeasDeps, nowMs = () => performance.now()): Company {
  const { db, clock, logger } = deps;
  const state: State = {
    lines: new Set(),
    told: new Map(),
    names: new Map(),
    renewedAtMs: Number.NEGATIVE_INFINITY,
    isOver: false,
  };
  const renewedSince = (): Date => new Date(clock.now().getTime() - SEAT_KEPT_MS);

  const leave = async (line: Line): Promise<void> => {
    if (!state.lines.delete(line) || state.isOver) return;
    try {
      await inTransaction(db, (tx) => leaveSeats(tx, [line.id]));
    } catch (error) {
      logger.warn({ err: error }, "A seat at a sea is left by its time alone.");
    }
  };

  return {
    sit: async (line, player) => {
      const now = clock.now();
      const sitting = { ...player, line: line.id, now, renewedSince: renewedSince() };
      const place = await inTransaction(db, (tx) => takeSeat(tx, sitting));
      for (const other of state.lines) {
        if (other.seated?.player !== player.player) continue;
        state.lines.delete(other);
        other.close("elsewhere", "Seated in another window.");
      }
      line.seated = { ...player, ...place };
      state.lines.add(line);
      if (line.isOpen) return place;
      await leave(line);
      return null;
    },
    leave,
    look: async () => {
      for (const line of await listOver(deps, state)) {
        line.close("unauthenticated", "Open the game again.");
        await leave(line);
      }
      if (nowMs() - state.renewedAtMs >= RENEW_EVERY_MS) {
        state.renewedAtMs = nowMs();
        await renew(deps, state);
      }
      if (state.lines.size === 0) return;
      const seas = new Set([...state.lines].map(({ seated }) => seated?.sea ?? 0));
      const taken = await listSeats(db, [...seas], renewedSince());
      await tellSeats(deps, state, taken);
      await tellShots(deps, state, taken);
    },
    disband: async () => {
      state.isOver = true;
      const ids = [...state.lines].map(({ id }) => id);
      if (ids.length > 0) await inTransaction(db, (tx) => leaveSeats(tx, ids));
    },
  };
}

/** Whoever may not play any longer does not sit among those who may. */
async function listOver({ rounds }: SeasDeps, { lines }: State): Promise<Line[]> {
  const over: Line[] = [];
  for (const line of lines) {
    if (line.seated !== null && !(await rounds.isPlaying(line.seated.token))) over.push(line);
  }
  return over;
}

/** A seat that another line has taken over, or that was thought free, is lost. */
async function renew({ db, clock }: SeasDeps, state: State): Promise<void> {
  // Names are read anew with them: who does not want to be named any more is not.
  state.names = new Map();
  if (state.lines.size === 0) return;
  const asked = [...state.lines].map((line) => ({ line, player: line.seated?.player ?? "" }));
  const seats = asked.map(({ line, player }) => ({ player, line: line.id }));
  const held = await inTransaction(db, (tx) => renewSeats(tx, seats, clock.now()));
  for (const { line, player } of asked) {
    const by = held.get(player);
    if (by === line.id) continue;
    if (by === undefined) line.close("try_again_later", "The seat was thought free.");
    else line.close("elsewhere", "Seated in another window.");
  }
}

async function tellSeats(
  { namesOf }: SeasDeps,
  state: State,
  taken: readonly TakenSeat[],
): Promise<void> {
  if (taken.some(({ player }) => !state.names.has(player))) {
    const members = new Map(taken.map(({ player }) => [player, memberIdOf(player)] as const));
    const names = await namesOf([...members.values()].filter((memberId) => memberId !== null));
    const nameOf = (memberId: MemberId | null) => (memberId === null ? null : names.get(memberId));
    state.names = new Map(
      Array.from(members, ([player, memberId]) => [player, nameOf(memberId) ?? null] as const),
    );
  }
  const texts = new Map<number, string>();
  for (const [sea, seats] of Map.groupBy(taken, (one) => one.sea)) {
    const shown = seats.map(({ seat, player }) => ({
      seat,
      name: state.names.get(player) ?? null,
    }));
    texts.set(sea, JSON.stringify({ type: "seats", seats: shown }));
  }
  for (const line of state.lines) {
    const text = texts.get(line.seated?.sea ?? 0) ?? "";
    if (text === "" || line.toldSeats === text) continue;
    line.toldSeats = text;
    line.send(text);
  }
}

/** Of those who sit with others: the first look at a player begins now, not in their past. */
async function tellShots(
  { houseGames, clock }: SeasDeps,
  state: State,
  taken: readonly TakenSeat[],
): Promise<void> {
  const bySea = Map.groupBy(taken, ({ sea }) => sea);
  const together = taken.filter(({ sea }) => (bySea.get(sea)?.length ?? 0) > 1);
  const begin = leastUuid7(clock.now());
  state.told = new Map(together.map(({ player }) => [player, state.told.get(player) ?? begin]));
  const shots = new Map<number, SeaShot[]>();
  for (let start = 0; start < together.length; start += PLAYERS_MAX) {
    const some = new Map(
      together.slice(start, start + PLAYERS_MAX).map((one) => [one.player, one] as const),
    );
    const players = [...some.keys()].map((player) => ({
      player,
      after: state.told.get(player) ?? begin,
    }));
    const rounds = await houseGames.roundsSince(GAME, { players, limit: SHOTS_A_TELLING });
    for (const { player, id, book } of rounds) {
      state.told.set(player, id);
      const place = some.get(player);
      const shot = place === undefined ? null : shotOf(place.seat, book);
      if (place === undefined || shot === null) continue;
      shots.set(place.sea, [...(shots.get(place.sea) ?? []), shot]);
    }
  }
  for (const [sea, list] of shots) {
    const text = JSON.stringify({ type: "shots", shots: list });
    for (const line of state.lines) if (line.seated?.sea === sea) line.send(text);
  }
}
