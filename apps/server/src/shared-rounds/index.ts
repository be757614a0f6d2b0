/**
 * Tables where one round is everybody's: crash flights, live tables, timed draws. One process runs
 * a table, all of them take bets for it and broadcast it to their clients. Money moves
 * only through the studio wallet; sessions and play money are the studio's, passed in.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/games/shared-tables.ts";
import { type SharedGame, sharedGames } from "@tucano/game-math/shared/index.ts";
import type { Tx } from "../platform/database/types.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { abandonRounds, advance } from "./tables/advance.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { enterSalt, listSaltsDue, listWaiting } from "./chains/announce.ts";
import { retireChains } from "./chains/repository-announced.ts";
import { callOff } from "./desk/call-off.ts";
import { cashOut } from "./tables/cash-out.ts";
import { listChat, removeLine, sayLine } from "./talk/chat.ts";
import { endVoid } from "./bets/end-bet.ts";
import { endLeftBets, resolveBet } from "./tables/end-round.ts";
import { leadTables, type TableLeader } from "./tables/lead-tables.ts";
import { listLeaderless } from "./tables/repository-leaders.ts";
import { createLines } from "./lines/lines.ts";
import { sharedRoundsJobs } from "./jobs.ts";
import { tableCalls } from "./tables/calls.ts";
import { requireTable } from "./policy.ts";
import { fairnessTableRound } from "./tables/open-table.ts";
import { type BetWish, placeBet } from "./bets/place-bet.ts";
import { quicknet } from "./chains/public-event.ts";
import { eraseLines } from "./talk/repository-chat.ts";
import { findBet } from "./bets/repository-bets.ts";
import { countOpposites } from "./bets/opposites.ts";
import { listBesides } from "./bets/repository-opposites.ts";
import { listRefused } from "./bets/repository-refused.ts";
import { createSeedKeeper, sealChains } from "./chains/seeds.ts";
import { tablesSocket } from "./lines/socket.ts";
import { hearTalk } from "./talk/talk.ts";
import { findRound } from "./repository.ts";
import type { Context, SharedRoundsDeps, TableSession } from "./types.ts";
import { highestOf, pastOf, watchTables } from "./desk/watch.ts";
import { type TableWatch, watchTable } from "./lines/watch-table.ts";

export { enterSalt, fairnessChains, listWaiting, type SaltContext } from "./chains/announce.ts";
export { sealChains } from "./chains/seeds.ts";
export { quicknet } from "./chains/public-event.ts";
export { sharedRoundsBookChecks } from "./books-repository.ts";
export type { WatchedRound, WatchedTable } from "./desk/watch.ts";
export type { TableBet } from "./types.ts";

export type SharedRounds = ReturnType<typeof createApi>;

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
  const api = createApi({ context, tables, leader, phaseListeners });
  return {
    api,
    routes: tableCalls(context),
    jobs: sharedRoundsJobs(context),
    plugin: tablesSocket(deps, lines),
  };
}

interface Parts {
  readonly context: Context;
  readonly tables: ReadonlyMap<string, { readonly watch: TableWatch }>;
  readonly leader: TableLeader;
  readonly phaseListeners: PhaseListener[];
}

function createApi({ context, tables, leader, phaseListeners }: Parts) {
  const { db, games } = context;
  return {
    ...boundTo(context, {
      fairnessTableRound,
      /** What the event of a table's announced chain brought: the beacon's signature of it. */
      enterSalt,
      /** What waits at every table, and for which event. */
      listWaiting,
      /** How many tables are shut, or will be, until somebody enters what their event brought. */
      countSaltsMissing,
      listChat,
      /** Is this one of the bets made here, as the platform names it? Then brings it to its end. */
      resolveBet,
      cashOut,
      /** Rounds of one table, those called off too, the latest first. */
      pastOf,
      /** The highest bets of a round. Says who: for operators. */
      highestOf,
      /**
       * Calls a round off, running or over; `undo` takes back what the platform booked of a real
       * bet. Answers how many bets went back; null: there is no such round. Harmless when repeated.
       */
      callOff,
      endLeftBets,
    }),
    ...boundTo(db, {
      /** Which of these bets the wallet refused to end for good, and why: they wait for people. */
      listRefused,
      /** A round of any table; null: there is none. */
      findRound,
      /** For the back office: a bet, which the platform knows as a round of its own. */
      findBet,
    }),
    /** False: it was not there, or removed before. */
    removeChat: async (lineId: number, operatorId: number) => {
      const game = await removeLine(context, lineId, operatorId);
      if (game === null) return false;
      tables.get(game)?.watch.talk.unsay(lineId);
      return true;
    },
    /** A person's end: what they said at tables. */
    eraseMember: (tx: Tx, memberId: MemberId) => eraseLines(tx, String(memberId)),
    /** In how many rounds since then this player could not lose, alone or with one other. */
    countOpposites: async (player: string, since: Date) =>
      countOpposites(await listBesides(db, player, since), player),
    /** The platform has given back what it had booked. False: there is no such bet. */
    markVoided: async (betId: string) => {
      const bet = await findBet(db, betId);
      if (bet?.status === "staked") await endVoid(context, bet, null, null);
      return bet !== null;
    },
    /** As if sent by this player: the answer goes to all of the player's connections. */
    placeBet: (session: TableSession, wish: BetWish) =>
      placeBet(context, session, requireTable(context, session.game), wish),
    say: (session: TableSession, text: string) => {
      const { facts } = requireTable(context, session.game);
      return sayLine(context, session, { text, isLive: facts.type === "live" });
    },
    /** Every table's present state, for operators. */
    watch: () => watchTables(context, [...tables.keys()]),
    /** Does what is due at one table and answers when there is more: tests move it so. */
    advance: (code: string) => advance(context, requireTable(context, code)),
    /** What a process that takes a table over does first. */
    takeOver: (code: string) => abandonRounds(context, requireTable(context, code)),
    /** Before anybody plays: seals chains that are unencrypted, or under a replaced key. */
    sealSeeds: () => sealChains(context),
    /** After a restore to the past, before anybody plays: no chain goes on. Returns how many. */
    retireChains: () => inTransaction(context.db, (tx) => retireChains(tx, context.clock.now())),
    /** Runs tables, as far as no other process does. */
    start: () => leader.start(),
    /** Every table that there is: its code and type. */
    tables: games.map(({ facts }) => ({ code: facts.code, type: facts.type })),
    /** Hears of every phase that a round enters, whichever process runs its table. */
    onPhase: (listener: PhaseListener) => void phaseListeners.push(listener),
    /** A table's current round. */
    latestRound: async (code: string) => (await tables.get(code)?.watch.round()) ?? null,
    /** The tables that this process runs. */
    led: () => leader.led(),
    /** Tables that no process runs, here or elsewhere. */
    listLeaderless: () => listLeaderless(db, [...tables.keys()]),
    close: async () => {
      for (const { watch } of tables.values()) watch.close();
      await leader.stop();
    },
  };
}
