/**
 * The door of rounds: launching games, the wallet that studios speak to, and what members played.
 * A studio, our own included, moves money only through its wallet: signed over HTTP, or the same
 * JSON in process. Money and round are written in one commit by the ledger; this room decides.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Catalog, Game } from "../catalog/index.ts";
import type { FreeGrant } from "../free-rounds/index.ts";
import type { Jackpots } from "../jackpots/index.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { type Soon, soon } from "../platform/memory/soon.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { createUuid7 } from "../platform/uuid7.ts";
import { createRoundKinds, type RoundKinds } from "./round-kinds.ts";
import type { WatchBonuses } from "./free-play.ts";
import { readBonusAtPlay } from "./bonus-repository.ts";
import { readRoundLink } from "./history/round-link.ts";
import { findRoundsByRef } from "./history/by-ref-repository.ts";
import type { Hub88Client, PartnerEnd } from "../hub88/index.ts";
import { createGate } from "./sessions/gate.ts";
import { createHttpLauncher } from "./studio-wallet/http-launcher.ts";
import type { RoundDrawer } from "./instant/instant.ts";
import { historyCalls } from "./history/calls.ts";
import { createInstantRounds } from "./instant/instant-play.ts";
import { openInstantMonths } from "./instant/instant-repository.ts";
import { listStuck, resolveInterrupted } from "./voids/interrupted.ts";
import { roundsJobs } from "./jobs.ts";
import { sessionCalls } from "./sessions/calls.ts";
import { walletPlugin } from "./studio-wallet/plugin.ts";
import { readOpenStakes } from "./history/open-stakes-repository.ts";
import { readBestReturn, readPlayed } from "./history/played-repository.ts";
import { listPlayedBefore, presentJackpot } from "./history/record.ts";
import { listJackpots } from "./history/jackpot-repository.ts";
import { findMovements, listMovements } from "./history/movements-repository.ts";
import type { RoundPlace } from "./repository.ts";
import { createSessions } from "./sessions/sessions.ts";
import { createCircuits } from "./studios/circuit.ts";
import {
  addOwnKey,
  addStudioKey,
  checkKey,
  checkTerms,
  type DeskDeps,
  readStudio,
  retireOwnKey,
  retireStudioKey,
  saveStudio,
} from "./studios/desk.ts";
import { createNetworkGuard } from "./studios/network-guard.ts";
import { loadStudios, updateStudioStatus } from "./studios/studio-repository.ts";
import { createPartnerLauncher } from "./studio-wallet/partner-launcher.ts";
import { createStudioWallet, createWalletCore } from "./studio-wallet/studio-wallet.ts";
import { createStudios } from "./studios/studios.ts";
import { operatorHeaders } from "./studios/operator-signature.ts";
import { createOwnKeys } from "./studios/own-keys.ts";
import { countVoided } from "./voids/voided-repository.ts";
import { findRoundOf, type RoundOf } from "./voids/void-repository.ts";
import { voidRound } from "./voids/void-round.ts";
import type { PlayingMember, RoundResolver, StuckRound, StudioLauncher } from "./types.ts";

export type { Drawn, DrawnPlay, RoundDrawer } from "./instant/instant.ts";
export type { InstantRound } from "./instant/instant-round.ts";
export type { InstantRounds } from "./instant/instant-play.ts";
export { roundsBookChecks } from "./books-repository.ts";
export { instantRoundMonths } from "./retention-repository.ts";
export {
  houseKeyId,
  installHouseKeys,
  installRoundsDefaults,
  retireHouseKeys,
} from "./studios/defaults.ts";
export type { OwnMovement } from "./history/movements-repository.ts";
export { memberIdOf, userOf } from "./names.ts";
export { OWN_KEYS_KEY, sealOwnKeys } from "./studios/own-keys.ts";
export { isSignatureValid, signBody } from "./studios/signature.ts";
export { plainTerms } from "./studios/studio-repository.ts";
export type { Studio as Partner, StudioTerms } from "./studios/studio-repository.ts";
export type * from "./types.ts";
export type { FoundRound, RoundOf } from "./voids/void-repository.ts";

export type Rounds = ReturnType<typeof createApi>;

export interface RoundsDeps extends Pick<
  Platform,
  "db" | "clock" | "random" | "logger" | "metrics" | "config" | "secrets" | "jobs" | "notices"
> {
  readonly ledger: Ledger;
  readonly catalog: Catalog;
  readonly findMember: (memberId: MemberId) => Promise<PlayingMember | null>;
  /** May this member play, as far as documents go? From memory. Left out: yes. */
  readonly mayPlay?: (memberId: MemberId) => Soon<boolean>;
  /** Asked before a game is opened; throws when limits are missing. Left out: none are asked. */
  readonly requireReady?: (memberId: MemberId) => Promise<void>;
  /** The most that may be staked at once while a bonus is being played; from memory. */
  readonly bonusStakeMax: () => Soon<Centavos>;
  /** Speaks to a partner over HTTP. */
  readonly clientOf: (end: PartnerEnd) => Hub88Client;
  /** The market has free rounds; from memory. */
  readonly areFreeRoundsOffered: () => Soon<boolean>;
  /** What a member can play of a game for the house's money. */
  readonly playableFree: (memberId: MemberId, gameId: number) => Promise<readonly FreeGrant[]>;
  /** Has a bonus watched that free rounds have won. */
  readonly watchBonuses: WatchBonuses;
  readonly jackpots: Pick<Jackpots, "oddsOf" | "wake">;
  /** Studios in this process, by code: asked for addresses and to finish interrupted rounds. */
  readonly launchers: Readonly<Record<string, StudioLauncher>>;
  readonly resolvers?: Readonly<Record<string, RoundResolver>>;
  /** A session ends after this long without a stake; from memory. */
  readonly sessionIdleMs: () => Soon<number>;
  /** A revoked login takes its games with it. */
  readonly isLoginRevoked?: (loginSessionId: string) => Soon<boolean>;
}

/** Far enough that a worker may be away for months. */
const MONTHS_AHEAD_MS = 365 * 24 * 3_600_000;
const OPERATOR_ID = "tucano";
/** Our key for requests to studios. The name of its file was the first one's id as well. */
const OPERATOR_KEY = "operator-1";

export function createRounds(deps: RoundsDeps): Room<Rounds> {
  const { db, clock, catalog, config } = deps;
  const sessions = createSessions({
    ...deps,
    isLoginRevoked: deps.isLoginRevoked ?? (() => false),
  });
  const studios = createStudios(deps);
  const gate = createGate({ catalog, sessions, studios, mayPlay: deps.mayPlay });
  const houseKeys = deps.secrets.rsaKeys(OPERATOR_KEY);
  const ownKeys = createOwnKeys({ ...deps, studios, houseKeys });
  const openMonths = (): Promise<void> => {
    const now = clock.now();
    return openInstantMonths(db, now, new Date(now.getTime() + MONTHS_AHEAD_MS));
  };
  const kinds = createRoundKinds(deps.watchBonuses);
  // Tables and the like take several bets at once, each a round of its own to us.
  const minRoundMsOf = (studio: string, { gameType }: Game): number =>
    studio in deps.launchers || gameType !== "slots" ? 0 : config.games.minRoundMs;
  const core = createWalletCore({ ...deps, gate, studios, kinds, minRoundMsOf });
  const partnerEnd = async (code: string): Promise<PartnerEnd | null> => {
    const studio = await studios.find(code);
    if (studio === null || studio.baseUrl === null) return null;
    const signer = await ownKeys.signerOf(code);
    return {
      partner: code,
      baseUrl: studio.baseUrl,
      operatorId: studio.operatorId ?? OPERATOR_ID,
      sign: (body) => operatorHeaders(body, signer),
    };
  };
  const circuits = createCircuits({ ...deps, studios });
  const launcherOf = async (code: string): Promise<StudioLauncher | null> => {
    const inProcess = deps.launchers[code];
    if (inProcess !== undefined) return inProcess;
    const [studio, end] = await Promise.all([studios.find(code), partnerEnd(code)]);
    if (studio === null || end === null) return null;
    const launcher = createHttpLauncher(deps.clientOf(end), studio);
    return createPartnerLauncher({ studio, circuits, launcher });
  };
  const launchDeps = { ...deps, sessions, studios, launcherOf, publicUrl: config.http.publicUrl };
  const desk: DeskDeps = {
    ...deps,
    ownKeys,
    isOwn: (code) => code in deps.launchers,
  };
  const interrupted = { ...deps, resolverOf: (code: string) => deps.resolvers?.[code] ?? null };
  return {
    api: createApi({
      deps,
      core,
      kinds,
      gate,
      sessions,
      studios,
      partnerEnd,
      interrupted,
      openMonths,
      desk,
    }),
    routes: [...sessionCalls(launchDeps), ...historyCalls({ ...deps, studios, partnerEnd })],
    jobs: roundsJobs({ ...interrupted, sessions, openMonths }),
    // The same wallet over HTTP: /wallet/v1/*
    plugin: walletPlugin({
      core,
      studios,
      ownKeys,
      guard: createNetworkGuard({ ...deps, studios }),
    }),
  };
}

interface Parts {
  readonly deps: RoundsDeps;
  readonly core: ReturnType<typeof createWalletCore>;
  readonly kinds: RoundKinds;
  readonly gate: ReturnType<typeof createGate>;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly studios: ReturnType<typeof createStudios>;
  readonly partnerEnd: (code: string) => Promise<PartnerEnd | null>;
  readonly interrupted: RoundsDeps & {
    readonly resolverOf: (code: string) => RoundResolver | null;
  };
  readonly openMonths: () => Promise<void>;
  readonly desk: DeskDeps;
}

function createApi(parts: Parts) {
  const { deps, core, kinds, gate, sessions, interrupted, openMonths } = parts;
  const { db, clock } = deps;
  const newRoundId = createUuid7(clock, deps.random);
  return {
    /** For the back office: the latest first, from a place on. */
    playedBefore: (
      memberId: MemberId,
      of: { readonly before: RoundPlace; readonly limit: number },
    ) => listPlayedBefore({ ...deps, studios: parts.studios }, memberId, of),
    /** What a member has played since an instant; exact while the wallet is locked by `tx`. */
    playedSince: readPlayed,
    /** The most that one round returned by its stake, in hundredths; null: nothing. */
    bestReturn: (memberId: MemberId, time: { readonly from: Date; readonly until: Date }) =>
      readBestReturn(deps.db, memberId, time),
    ...boundTo(db, {
      /** What a member has staked in rounds that are not over, by type of game. */
      openStakes: readOpenStakes,
      /** Of the latest rounds since then: how many were taken back. */
      countVoided,
      /** One round, however it was played; null: there is none. */
      findRound: findRoundOf,
      /** What its studio has said of a jackpot, as it is shown; null: nothing. */
      readJackpot: async (pool: Db, of: RoundOf) =>
        presentJackpot((await listJackpots(pool, of.memberId, [of]))[0] ?? null),
      /** Of other studios than the house, by the studio's name of it; the latest first, some. */
      findRoundsByRef,
      /** A partner's bets and wins since an instant and before another. */
      listMovements,
      /** Those of these players and ids that there are, whenever they were. */
      findMovements,
      /** Every studio that is known, in the order of their codes. */
      listStudios: loadStudios,
    }),
    /** In the order of the members; exact while their wallets are locked by `tx`. */
    isBonusAtPlay: (tx: Tx, memberIds: readonly MemberId[]) =>
      readBonusAtPlay(
        tx,
        memberIds.map((memberId) => ({ memberId, except: null })),
      ),
    /** The wallet in process, for a studio that runs beside the platform. */
    studioWallet: (studio: string) => createStudioWallet(core, studio),
    /** Rounds that are over at once, for a studio beside the platform that says how to draw. */
    instantRounds: <Chance>(studio: string, drawer: RoundDrawer<Chance>) =>
      createInstantRounds({ ...deps, gate, newRoundId, now: () => clock.now() }, studio, drawer),
    /** Opens the months of instant rounds ahead; safe at any time. */
    openMonths,
    ...boundTo(interrupted, {
      /**
       * Rounds open for longer than anybody plays one, that nobody is playing and that could not
       * be settled, and why.
       */
      listStuck,
      /** Asks the studios that can to finish what was interrupted; returns how many rounds. */
      resolveInterrupted,
    }),
    /** Has the studio ask for a stuck round's end once more. False: it cannot be asked. */
    retryRound: async (round: StuckRound) => {
      const resolver = interrupted.resolverOf(round.studio);
      await resolver?.resolveRound(round);
      return resolver !== null;
    },
    /**
     * May bets still be made by this token? Not after its login or its game was ended, nor once
     * nothing was staked for too long. Asking keeps no session alive; answered from memory.
     */
    isPlaying: (token: string): Soon<boolean> =>
      soon(sessions.find(token), (known) => known !== null && !known.isExpired),
    /** Ends a member's game sessions; open rounds still settle. */
    endGameSessions: (memberId: MemberId) => sessions.endAll(memberId),
    /**
     * Calls a round off: bets go back, wins are taken back as far as they are there. Harmless when
     * repeated. Throws backoffice.round_not_found.
     */
    voidRound: async (of: RoundOf) => {
      const round = await voidRound({ ...deps, kinds }, of);
      await interrupted.resolverOf(of.studio)?.markVoided?.(of.roundRef);
      return round;
    },
    ...partnerApi(parts),
    /** Writes what was noted of sessions and not written yet. */
    close: () => sessions.close(),
  };
}

/** Of studios and partners: what the desk, pages and lists need. */
function partnerApi({ deps, desk, partnerEnd, studios }: Parts) {
  return {
    /** The partner's page about a round. Throws rounds.no_link and rounds.studio_unreachable. */
    roundLink: (of: RoundOf) => readRoundLink({ ...deps, partnerEnd }, of),
    ...boundTo(desk, {
      /** Everything that is known of a studio. Throws backoffice.studio_not_found. */
      readStudio,
      /** As it would be kept; changes nothing. */
      checkStudio: checkTerms,
      checkStudioKey: checkKey,
      saveStudio,
      addStudioKey,
      /** From then on the key verifies nothing, for good. */
      retireStudioKey,
      /** Makes a key of ours for a partner; it is shown at once, and signs from its date. */
      addOwnKey,
      /** From then on it signs nothing, for good. */
      retireOwnKey,
    }),
    /** Where a partner answers, and how it knows the house; null: it is no partner over HTTP. */
    partnerEnd,
    /** disabled: no launch, no bet, no frame; wins and rollbacks are taken as ever. */
    setStudioStatus: updateStudioStatus,
    /** Forgets what is remembered of studios here; others hear of a change by themselves. */
    invalidateStudios: () => studios.invalidate(),
    /** Studios whose games cannot be opened just now: switched off, or their launches fail. */
    awayStudios: () => studios.listAway(),
    /** Origins that pages may frame. */
    frameOrigins: () => studios.frameOrigins(),
  };
}
