/**
 * Tables where one round is everybody's: crash flights, live tables, timed draws. One process runs
 * a table, all of them take bets for it and broadcast it to their clients. Money moves
 * only through the studio wallet; sessions and play money are the studio's, passed in.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as support from "@tucano/contract/backoffice/members/support.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/games/shared-tables.ts";
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";
import { type SharedGame, sharedGames } from "@tucano/game-math/shared/index.ts";
import type { Tx } from "../platform/database/types.ts";
import type { Room } from "../platform/room.ts";
import { abandonRounds, advance } from "./tables/advance.ts";
import { enterSalt, listSaltsDue, listWaiting } from "./chains/announce.ts";
import type { AnnouncedChain } from "./chains/repository-announced.ts";
import { type BookedBet, callOff } from "./desk/call-off.ts";
import { type CashOutWish, cashOut } from "./tables/cash-out.ts";
import { listChat, removeLine, sayLine } from "./talk/chat.ts";
import { endVoid } from "./bets/end-bet.ts";
import { endLeftBets, resolveBet } from "./tables/end-round.ts";
import { leadTables } from "./tables/lead-tables.ts";
import { listLeaderless } from "./tables/repository-leaders.ts";
import { createLines } from "./lines/lines.ts";
import { sharedRoundsJobs } from "./jobs.ts";
import { tableCalls } from "./tables/calls.ts";
import { requireTable } from "./policy.ts";
import { fairnessTableRound } from "./tables/open-table.ts";
import { type BetWish, placeBet } from "./bets/place-bet.ts";
import { quicknet } from "./chains/public-event.ts";
import { eraseLines, type SaidLine } from "./talk/repository-chat.ts";
import { findBet } from "./bets/repository-bets.ts";
import { countOpposites } from "./bets/opposites.ts";
import { listBesides } from "./bets/repository-opposites.ts";
import { listRefused } from "./bets/repository-refused.ts";
import { createSeedKeeper, sealChains } from "./chains/seeds.ts";
import { tablesSocket } from "./lines/socket.ts";
import { hearTalk } from "./talk/talk.ts";
import { findRound } from "./repository.ts";
import type {
  Context,
  Ended,
  SharedRoundsDeps,
  TableBet,
  TableRoundRow,
  TableSession,
} from "./types.ts";
import {
  highestOf,
  pastOf,
  type WatchedRound,
  type WatchedTable,
  watchTables,
} from "./desk/watch.ts";
import { watchTable } from "./lines/watch-table.ts";

export { enterSalt, fairnessChains, listWaiting, type SaltContext } from "./chains/announce.ts";
export { sealChains } from "./chains/seeds.ts";
export { quicknet } from "./chains/public-event.ts";
export { sharedRoundsBookChecks } from "./books-repository.ts";
export type { TableBet, TableRoundRow } from "./types.ts";
export type { WatchedRound, WatchedTable } from "./desk/watch.ts";

export interface SharedRounds {
  fairnessTableRound(roundId: string): Promise<DataOf<typeof contract.fairnessTableRound>>;
  /** What the event of a table's announced chain brought: the beacon's signature of it. */
  enterSalt(wish: { readonly game: string; readonly signature: string }): Promise<void>;
  /** What waits at every table, and for which event. */
  listWaiting(): Promise<readonly AnnouncedChain[]>;
  /** How many tables are shut, or will be, until somebody enters what their event has brought. */
  countSaltsMissing(): Promise<number>;
  listChat(input: InputOf<typeof support.listChat>): Promise<DataOf<typeof support.listChat>>;
  /** False: it was not there, or removed before. */
  removeChat(lineId: number, operatorId: number): Promise<boolean>;
  /** A person's end: what they said at tables. */
  eraseMember(tx: Tx, memberId: MemberId): Promise<void>;
  /** For the back office: the round of a bet, which the platform knows as a round of its own. */
  roundOfBet(betId: string): Promise<string | null>;
  /** In how many rounds since then this player could not lose, alone or with one other. */
  countOpposites(player: string, since: Date): Promise<number>;
  /** Is this one of the bets made here, as the platform names it? Then brings it to its end. */
  resolveBet(betId: string): Promise<boolean>;
  /** Which of these bets the wallet refused to end for good, and why: they wait for people. */
  listRefused(betIds: readonly string[]): Promise<ReadonlyMap<string, StudioStatus>>;
  /** The platform has given back what it had booked. False: there is no such bet. */
  markVoided(betId: string): Promise<boolean>;
  /** As if sent by this player: the answer goes to all of the player's connections. */
  placeBet(session: TableSession, wish: BetWish): Promise<Ended>;
  cashOut(session: TableSession, wish: CashOutWish): Promise<TableBet>;
  say(session: TableSession, text: string): Promise<SaidLine>;
  /** Every table's present state, for operators. */
  watch(): Promise<readonly WatchedTable[]>;
  /** Rounds of one table, those called off too, the latest first. */
  pastOf(game: string, limit: number): Promise<readonly WatchedRound[]>;
  /** The highest bets of a round. Says who: for operators. */
  highestOf(roundId: string, limit: number): Promise<readonly TableBet[]>;
  /** A round of any table; null: there is none. */
  findRound(roundId: string): Promise<TableRoundRow | null>;
  /**
   * Calls a round off, running or over; `undo` takes back what the platform booked of a real bet.
   * Answers how many bets went back; null: there is no such round. Harmless when repeated.
   */
  callOff(roundId: string, undo: (bet: BookedBet) => Promise<void>): Promise<number | null>;
  /** Does what is due at one table and answers when there is something again: tests move it so. */
  advance(game: string): Promise<Date>;
  /** What a process that takes a table over does first. */
  takeOver(game: string): Promise<void>;
  /**
   * Before anybody plays: seals chains that are unencrypted, or under a key that has been replaced.
   */
  sealSeeds(): Promise<number>;
  endLeftBets(olderThanMs: number): Promise<number>;
  /** Runs tables, as far as no other process does. */
  start(): void;
  /** Every table that there is: its code and type. */
  readonly tables: readonly { readonly code: string; readonly type: string }[];
  /** Hears of every phase that a round enters, whichever process runs its table. */
  onPhase(listener: PhaseListener): void;
  /** A table's current round. */
  latestRound(game: string): Promise<contract.TableRound | null>;
  /** The tables that this process runs. */
  led(): readonly string[];
  /** Tables that no process runs, here or elsewhere. */
  listLeaderless(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export type PhaseListener = (game: string, round: contract.TableRound) => void;

/** Those that are shut for it, or will be: where the house may draw salts itself, none is. */
async function countSaltsMissing(context: Context): Promise<number> {
  return (await context.mayDrawSalt()) ? 0 : (await listSaltsDue(context)).length;
}

function measureTables(context: Context, countLines: () => number) {
  const { metrics } = context;
  metrics.gauge({
    name: "tucano_tables_lines",
    help: "Lines to tables that are open.",
    read: countLines,
  });
  metrics.gauge({
    name: "tucano_tables_salts_missing",
    help: "Tables whose announced event has happened and whose salt nobody has entered.",
    read: () => countSaltsMissing(context),
  });
  return {
    slow: metrics.counter({
      name: "tucano_tables_slow_clients_total",
      help: "Lines to tables that were cut because they did not read what they were told.",
    }),
  };
}

export function createSharedRounds(deps: SharedRoundsDeps): Room<SharedRounds> {
  const games: readonly SharedGame[] = deps.games ?? sharedGames;
  const phaseListeners: PhaseListener[] = [];
  const context: Context = {
    ...deps,
    games,
    beacon: deps.beacon ?? quicknet,
    seeds: createSeedKeeper(deps),
    cashing: new Set(),
    onRound: (code) => tables.get(code)?.watch.stir(),
    onEnded: (ended) => tables.get(ended.bet.game)?.watch.tellEnded(ended),
    onPhase: (game, round) => phaseListeners.forEach((listener) => listener(game, round)),
  };
  const tables = new Map(
    games.map((game) => [game.facts.code, { game, watch: watchTable(context, game) }]),
  );
  const lines = createLines(
    context,
    (code) => tables.get(code) ?? null,
    () => measured.slow.inc(),
  );
  const measured = measureTables(context, () => lines.size);
  deps.notices.on("table", (code) => context.onRound(code));
  hearTalk(deps.notices, (code) => tables.get(code)?.watch.talk);
  const leader = leadTables(context);
  const api: SharedRounds = {
    fairnessTableRound: (roundId) => fairnessTableRound(context, roundId),
    enterSalt: (wish) => enterSalt(context, wish),
    listWaiting: () => listWaiting(context),
    countSaltsMissing: () => countSaltsMissing(context),
    listChat: (input) => listChat(context, input),
    removeChat: async (lineId, operatorId) => {
      const game = await removeLine(context, lineId, operatorId);
      if (game === null) return false;
      tables.get(game)?.watch.talk.unsay(lineId);
      return true;
    },
    eraseMember: (tx, memberId) => eraseLines(tx, String(memberId)),
    countOpposites: async (player, since) =>
      countOpposites(await listBesides(deps.db, player, since), player),
    roundOfBet: async (betId) => (await findBet(deps.db, betId))?.roundId ?? null,
    resolveBet: (betId) => resolveBet(context, betId),
    listRefused: (betIds) => listRefused(deps.db, betIds),
    markVoided: async (betId) => {
      const bet = await findBet(deps.db, betId);
      if (bet?.status === "staked") await endVoid(context, bet, null, null);
      return bet !== null;
    },
    placeBet: (session, wish) =>
      placeBet(context, session, requireTable(context, session.game), wish),
    cashOut: (session, wish) => cashOut(context, session, wish),
    say: (session, text) => {
      const { facts } = requireTable(context, session.game);
      return sayLine(context, session, { text, isLive: facts.type === "live" });
    },
    watch: () => watchTables(context, [...tables.keys()]),
    pastOf: (code, limit) => pastOf(context, code, limit),
    highestOf: (roundId, limit) => highestOf(context, roundId, limit),
    findRound: (roundId) => findRound(deps.db, roundId),
    callOff: (roundId, undo) => callOff(context, roundId, undo),
    advance: (code) => advance(context, requireTable(context, code)),
    takeOver: (code) => abandonRounds(context, requireTable(context, code)),
    sealSeeds: () => sealChains(deps),
    endLeftBets: (olderThanMs) => endLeftBets(context, olderThanMs),
    start: () => leader.start(),
    tables: games.map(({ facts }) => ({ code: facts.code, type: facts.type })),
    onPhase: (listener) => void phaseListeners.push(listener),
    latestRound: async (code) => (await tables.get(code)?.watch.round()) ?? null,
    led: () => leader.led(),
    listLeaderless: () => listLeaderless(deps.db, [...tables.keys()]),
    close: async () => {
      for (const { watch } of tables.values()) watch.close();
      await leader.stop();
    },
  };
  return {
    api,
    routes: tableCalls(context),
    jobs: sharedRoundsJobs(context),
    plugin: tablesSocket(deps, lines),
  };
}
