/**
 * A table as the players of this process see it, whichever process runs it. Events are read
 * from the database when somebody says that it changed; the ticks of a flight are calculated once
 * and go out as the same bytes to everybody.
 */
import { formatWire } from "@tucano/contract/money.ts";
import {
  type PastRound,
  type RosterEntry,
  type TableMessage,
  type TableRound,
  TICK_MS,
} from "@tucano/contract/player/games/shared-tables.ts";
import { multiplierAt } from "@tucano/game-math/games/voo-do-tucano/table.ts";
import type { SharedGame } from "@tucano/game-math/shared/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import { crashOfRound, endOfFlight } from "../tables/advance.ts";
import type { Line } from "../line.ts";
import { presentBet, presentEntry, presentPast, presentRound } from "../present.ts";
import { findLatestRound, listPastRounds } from "../repository.ts";
import { listBetsOf, readRoster } from "../bets/repository-bets.ts";
import { createTalk, type Talk } from "../talk/talk.ts";
import type { Context, Ended, TableRoundRow } from "../types.ts";

const ROSTER_MAX = 60;
/** Bets are sent together, at most this often. */
const ROSTER_EVERY_MS = 300;
const HISTORY_MAX = 40;
/** How often bets of other processes are looked for while bets may change. */
const LOOK_EVERY_MS = 700;

export interface TableWatch {
  readonly lines: ReadonlySet<Line>;
  readonly talk: Talk;
  join(line: Line): Promise<void>;
  leave(line: Line): void;
  /** What a connection gets first. */
  picture(): Promise<Picture>;
  /** The latest round as everybody may see it; null while there has been none. */
  round(): Promise<TableRound | null>;
  /** A round or its bets changed somewhere. */
  stir(): void;
  tellEnded(ended: Ended): void;
  publish(message: TableMessage): void;
  close(): void;
}

export interface Picture {
  readonly round: TableRound | null;
  readonly roster: RosterEntry[];
  readonly roster_count: number;
  readonly history: PastRound[];
}

interface State {
  round: TableRoundRow | null;
  roster: Map<string, string>;
  entries: RosterEntry[];
  count: number;
  history: PastRound[];
  isReading: boolean;
  isStirred: boolean;
  isClosed: boolean;
  /** Bets whose end was told here. */
  told: Set<string>;
  readAtMs: number;
}

export function watchTable(context: Context, game: SharedGame): TableWatch {
  const { code } = game.facts;
  const lines = new Set<Line>();
  const byPlayer = new Map<string, Set<Line>>();
  const state: State = {
    round: null,
    roster: new Map(),
    entries: [],
    count: 0,
    history: [],
    isReading: false,
    isStirred: false,
    isClosed: false,
    told: new Set(),
    readAtMs: Number.NEGATIVE_INFINITY,
  };
  const publish = (message: TableMessage): void => {
    if (lines.size === 0) return;
    const bytes = Buffer.from(JSON.stringify(message));
    for (const line of lines) line.send(bytes);
  };
  const ticker = createTicker(context, publish);

  const readRound = async (): Promise<void> => {
    const round = await findLatestRound(context.db, code);
    const { round: before } = state;
    state.round = round;
    const isNew = round?.id !== before?.id;
    const shown = round === null ? null : presentRound(round);
    const isChanged = isNew || shown?.phase !== (before && presentRound(before).phase);
    if (!isChanged || round === null || shown === null) return;
    if (isNew) {
      state.roster.clear();
      state.entries = [];
      state.count = 0;
      state.told.clear();
    }
    if (isNew || shown.phase === "shown" || state.history.length === 0) {
      state.history = (await listPastRounds(context.db, code, HISTORY_MAX)).map(presentPast);
    }
    const { clock } = context;
    publish({
      type: "round",
      server_time: toWireInstant(clock.now()),
      round: shown,
      players: lines.size,
    });
    ticker.follow(round.status === "flying" ? round : null);
    context.onPhase(code, shown);
  };

  const readBets = async (): Promise<void> => {
    const { round } = state;
    if (round === null || lines.size === 0) return;
    const { bets, count } = await readRoster(context.db, round.id, ROSTER_MAX);
    const entries = bets.map(presentEntry);
    const changed = entries.filter((entry) => state.roster.get(entry.id) !== JSON.stringify(entry));
    for (const entry of changed) state.roster.set(entry.id, JSON.stringify(entry));
    const isTold = changed.length === 0 && count === state.count;
    state.entries = entries;
    state.count = count;
    if (!isTold) publish({ type: "roster", entries: changed, count });
    if (round.status !== "betting" && round.status !== "closed") await tellFoundEnds(round.id);
  };

  /** Ends that another process has brought about. */
  const tellFoundEnds = async (roundId: string): Promise<void> => {
    const own = await listBetsOf(context.db, roundId, [...byPlayer.keys()]);
    for (const bet of own) {
      if (bet.status !== "settled" && bet.status !== "void") continue;
      tellEnded({ bet, balance: null });
    }
  };

  const tellEnded = ({ bet, balance }: Ended): void => {
    const own = byPlayer.get(bet.player);
    if (own === undefined || state.told.has(bet.id)) return;
    state.told.add(bet.id);
    const shown = balance === null ? null : formatWire(balance);
    for (const line of own) {
      line.tell({ type: "settled", bet: presentBet(bet), balance: shown });
    }
  };

  const read = async (): Promise<void> => {
    if (state.isReading || state.isClosed) return;
    state.isReading = true;
    try {
      while (state.isStirred && !state.isClosed) {
        state.isStirred = false;
        await readRound();
        const nowMs = performance.now();
        if (nowMs - state.readAtMs < ROSTER_EVERY_MS) continue;
        state.readAtMs = nowMs;
        await readBets();
      }
    } catch (error) {
      if (!state.isClosed)
        context.logger.warn({ err: error, game: code }, "A table could not be read.");
    } finally {
      state.isReading = false;
    }
  };
  const stir = (): void => {
    state.isStirred = true;
    void read();
  };
  // What was left out between two tellings, and what other processes took.
  const looking = setInterval(() => {
    if (lines.size > 0) stir();
  }, LOOK_EVERY_MS);
  looking.unref();

  return {
    lines,
    talk: createTalk(context, lines),
    join: async (line) => {
      lines.add(line);
      const player = line.session?.player ?? "";
      const own = byPlayer.get(player) ?? new Set<Line>();
      own.add(line);
      byPlayer.set(player, own);
      if (state.round === null) {
        state.isStirred = true;
        await read();
      }
    },
    leave: (line) => {
      lines.delete(line);
      const player = line.session?.player ?? "";
      const own = byPlayer.get(player);
      own?.delete(line);
      if (own?.size === 0) byPlayer.delete(player);
    },
    round: async () => {
      const round = state.round ?? (await findLatestRound(context.db, code));
      return round === null ? null : presentRound(round);
    },
    picture: async () => {
      if (state.history.length === 0) {
        state.history = (await listPastRounds(context.db, code, HISTORY_MAX)).map(presentPast);
      }
      return {
        round: state.round === null ? null : presentRound(state.round),
        roster: state.entries,
        roster_count: state.count,
        history: state.history,
      };
    },
    stir,
    tellEnded,
    publish,
    close: () => {
      state.isClosed = true;
      clearInterval(looking);
      ticker.follow(null);
    },
  };
}

/** Tells a flight's multiplier ten times a second, and never what lies behind its end. */
function createTicker(context: Context, publish: (message: TableMessage) => void) {
  let timer: NodeJS.Timeout | undefined;
  let following: string | null = null;
  const tick = (round: TableRoundRow, endsAtMs: number): void => {
    if (following !== round.id) return;
    const nowMs = context.clock.now().getTime();
    const ms = nowMs - round.startsAt.getTime();
    if (nowMs >= endsAtMs) return;
    publish({ type: "tick", ms, hundredths: multiplierAt(ms, round.growthPpb ?? 0) });
    // By the clock, so that ticks do not drift.
    timer = setTimeout(() => tick(round, endsAtMs), TICK_MS - (ms % TICK_MS));
    timer.unref();
  };
  return {
    follow: (round: TableRoundRow | null) => {
      if (round?.id === following) return;
      clearTimeout(timer);
      following = round?.id ?? null;
      if (round === null) return;
      void crashOfRound(context, round)
        .then((crash) => tick(round, endOfFlight(round, crash).getTime()))
        .catch((error: unknown) =>
          context.logger.warn({ err: error }, "A flight could not be sent."),
        );
    },
  };
}
