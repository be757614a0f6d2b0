/**
 * The house's own game server: a studio like any other. It commits to seeds, draws rounds as pure
 * mathematics and moves money only through the studio wallet; the platform knows it only as the
 * launcher of its games and the resolver of its interrupted rounds.
 */
import type { StudioWallet } from "@tucano/contract/studios/studio-wallet.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { gathering } from "../platform/memory/gathering.ts";
import type { Soon } from "../platform/memory/soon.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { houseGamesJobs } from "./jobs.ts";
import { createTouches } from "../platform/memory/touches.ts";
import type { InterruptedRound } from "../rounds/index.ts";
import { createChances } from "./seeds/chances.ts";
import { createDemoWallet } from "./demo/demo-wallet.ts";
import { createDrawer } from "./play/instant.ts";
import { fairnessRound, ownerOfRound } from "./verification/fairness.ts";
import { recordOfRound } from "./verification/record.ts";
import { playCalls } from "./play/calls.ts";
import { parsheetOf } from "./verification/parsheet.ts";
import {
  endAllRounds,
  markVoided,
  recoverRounds,
  resolveRound,
  waitingOf,
} from "./play/recovery.ts";
import { roundsSince } from "./play/rounds-since.ts";
import { listRefused } from "./settlement/repository-refused.ts";
import { findSessions, touchSessions } from "./repository.ts";
import { seedCalls } from "./seeds/calls.ts";
import { retireSeeds } from "./seeds/retire-seeds.ts";
import { sealSeeds } from "./seeds/seeds.ts";
import {
  forgetSessions,
  launchUrl,
  recallSession,
  rememberSessions,
  startDemo,
} from "./sessions/sessions.ts";
import { walletOf } from "./settlement/settle-round.ts";
import { verificationCalls } from "./verification/calls.ts";
import type { Context, HouseGamesDeps, PlayMode, PlaySession } from "./types.ts";

export { houseGamesBookChecks } from "./books-repository.ts";
export { createHttpStudioWallet } from "./http-studio-wallet.ts";
export { freeStakesOf } from "./play/free-stakes.ts";
export { houseGameTheories } from "./verification/theory.ts";
export { sealSeeds } from "./seeds/seeds.ts";
export type { HouseGamesDeps } from "./types.ts";

export type HouseGames = ReturnType<typeof createApi>;

export interface StudioPlayers {
  find(token: string): Soon<PlaySession | null>;
  startDemo(game: string, language: Language): Promise<PlaySession>;
  wallet(mode: PlayMode): StudioWallet;
}

export function createHouseGames(deps: HouseGamesDeps): Room<HouseGames> {
  const context: Context = {
    ...deps,
    instant: deps.instantRounds?.(createDrawer(deps.seedBox)) ?? null,
    demoWallet: createDemoWallet(deps.db),
    lookUpSession: gathering({
      load: (tokens: readonly string[]) => findSessions(deps.db, tokens),
    }),
    known: rememberSessions(),
    touches: createTouches({
      logger: deps.logger,
      write: (some) => inTransaction(deps.db, (tx) => touchSessions(tx, some)),
    }),
  };
  const api = createApi(context);
  return {
    api,
    routes: [...playCalls(context), ...seedCalls(context), ...verificationCalls(context)],
    jobs: houseGamesJobs(context),
  };
}

function createApi(context: Context) {
  return {
    ...boundTo(context, {
      launchUrl,
      listWaiting: waitingOf,
      markVoided,
      fairnessRound,
      /** The member who has played this round; null for demos and for what is no round of ours. */
      ownerOfRound,
      /** A round as it was played and paid, to be shown again; null: it is none that is over. */
      recordOfRound,
      /** What these players have played of one game since, for those who look on. */
      roundsSince,
      /** Finishes rounds left open for at least this long; 0 at boot. Returns how many. */
      recoverRounds,
      /** Before anybody plays: seals seeds that are unencrypted, or under a replaced key. */
      sealSeeds,
      /** Forgets sessions that nobody can play on. */
      forgetSessions,
    }),
    ...boundTo(context.db, { listRefused }),
    resolveRound: (round: InterruptedRound) => resolveRound(context, round.roundRef),
    /** Its published mathematics; null: not a game of ours. */
    parsheetOf,
    /**
     * After a restore to the past, before anybody plays: ends every open round and reveals every
     * seed, so that nothing which players have seen is drawn again. Returns how many seeds.
     */
    retireSeeds: async (): Promise<number> => {
      await endAllRounds(context);
      return retireSeeds(context);
    },
    /** Writes what was noted of sessions and not written yet. */
    close: () => context.touches.close(),
    /** For tables with one round for everybody: who plays, and from which purse. */
    players: boundTo(context, {
      find: recallSession,
      startDemo,
      wallet: walletOf,
    }) satisfies StudioPlayers,
    /** For a studio beside this one that draws its outcomes by itself. */
    chances: createChances(context),
  };
}
