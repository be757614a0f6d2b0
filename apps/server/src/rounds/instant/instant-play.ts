/** What a studio that runs beside the platform gets for its instant rounds: playing and finding. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { StudioRefusal } from "@tucano/contract/studios/studio-wallet.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { FreeRefusal } from "../../free-rounds/index.ts";
import type { Jackpots } from "../../jackpots/index.ts";
import type { Ledger, Outcome } from "../../ledger/index.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Soon } from "../../platform/memory/soon.ts";
import { instantOfUuid7 } from "../../platform/uuid7.ts";
import {
  type InstantAnswer,
  type InstantEffect,
  instantKind,
  type RoundDrawer,
} from "./instant.ts";
import {
  countInstantRounds,
  findInstantRound,
  findInstantOwner,
  findInstantRoundOfAnybody,
  listInstantRounds,
  listInstantSince,
} from "./instant-repository.ts";
import type { InstantRound } from "./instant-round.ts";
import type { WatchBonuses } from "../free-play.ts";
import { memberIdOf, userOf } from "../names.ts";
import type { Gate } from "../sessions/gate.ts";

export interface InstantWish {
  readonly user: string;
  readonly token: string;
  readonly gameCode: string;
  /** Of the client's making, any version. The same key again is the same round. */
  readonly roundKey: string;
  readonly amount: Centavos;
  /** The least between this round and the player's last one of any game. */
  readonly minRoundMs: number;
  /** What the player chose, as JSON; absent or null in games without a choice. */
  readonly choice?: string | null;
  /** The grant of free rounds that pays for it; absent or null: the player. */
  readonly freeGrant?: string | null;
}

export type InstantResult =
  | { readonly status: "RS_OK"; readonly round: InstantRound }
  /** The key was used for another stake, choice or game. */
  | { readonly status: "conflict" }
  | {
      readonly status: StudioRefusal;
      /** A bonus is being played, and the stake was higher than this. */
      readonly bonusStakeMax?: Centavos;
      /** Why it is not played within the grant that was named. */
      readonly freeRefusal?: FreeRefusal;
    };

export type InstantRounds = ReturnType<typeof createInstantRounds>;

export interface InstantDeps {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly gate: Gate;
  /** Ids that begin with their time. */
  readonly newRoundId: () => string;
  readonly now: () => Date;
  /** The most that may be staked at once while a bonus is being played; from memory. */
  readonly bonusStakeMax: () => Soon<Centavos>;
  /** The market has free rounds; from memory. */
  readonly areFreeRoundsOffered: () => Soon<boolean>;
  readonly watchBonuses: WatchBonuses;
  /** Pools that rounds of a game that begin then may win; from memory. */
  readonly jackpots: Pick<Jackpots, "oddsOf" | "wake">;
}

export interface PlayerAndGame {
  readonly user: string;
  readonly gameCode: string;
}

/** A player, and the last round that is known of them: its id, or the least id of an instant. */
export interface PlayerPlace {
  readonly user: string;
  readonly after: string;
}

export interface RowsOfPage {
  readonly offset: number;
  readonly limit: number;
}

/** Keys are each member's own: two members may well use the same. */
const SOURCE = "instant:";

export function createInstantRounds<Chance>(
  deps: InstantDeps,
  studio: string,
  drawer: RoundDrawer<Chance>,
) {
  const { db } = deps;
  const kind = instantKind(drawer, deps.watchBonuses);
  const source = SOURCE + studio;
  return {
    /**
     * Throws DomainError `common.overloaded` or `common.unavailable` when the money core cannot
     * take it just now, and whatever the drawer throws: then nothing was stored.
     */
    play: async (wish: InstantWish): Promise<InstantResult> => {
      const { user, gameCode, amount, minRoundMs, token } = wish;
      const { choice = null, freeGrant = null } = wish;
      const memberId = memberIdOf(user);
      if (memberId === null) return { status: "RS_ERROR_INVALID_TOKEN" };
      const game = await deps.gate.findGame(studio, gameCode);
      if (game === null) return { status: "RS_ERROR_INVALID_GAME" };
      const { refusal, session } = await deps.gate.look({ studio, memberId, game, token });
      const roundKey = wish.roundKey.toLowerCase();
      const { id: gameId, gameType, brandCode } = game;
      const counted = drawer.turnoverPercent({ gameCode, choice });
      const id = deps.newRoundId();
      const outcome = await deps.ledger.execute(kind, {
        memberId,
        source,
        externalId: roundKey,
        payload: payloadOf({ gameCode, amount, choice, freeGrant }),
        input: {
          studio,
          id,
          roundKey,
          user,
          amount,
          minRoundMs,
          choice,
          freeGrant,
          isFreeOffered: freeGrant !== null && (await deps.areFreeRoundsOffered()),
          // By the moment that its id tells of, so that anybody can look up what held then.
          jackpotOdds: await deps.jackpots.oddsOf(gameCode, instantOfUuid7(id)),
          at: deps.now(),
          game: { gameId, gameCode, gameType, brandCode },
          stakeMin: game.minBetCentavos,
          stakeMax: game.maxBetCentavos,
          turnoverWeightPercent: Math.min(game.turnoverWeightPercent, counted),
          bonusStakeMax: await deps.bonusStakeMax(),
          gate: refusal,
          isClosedToNewRounds: game.status !== "live",
        },
      });
      if (outcome.status === "applied" && session !== null) deps.gate.touch(session);
      if (outcome.status === "applied" && (outcome.effect?.jackpots.length ?? 0) > 0) {
        deps.jackpots.wake();
      }
      return resultOf(db, memberId, outcome);
    },
    find: async (user: string, id: string) => {
      const memberId = memberIdOf(user);
      return memberId === null ? null : findInstantRound(db, { memberId, id });
    },
    findOfAnybody: (id: string) => findInstantRoundOfAnybody(db, { studio, id }),
    /** The member who has played it. */
    ownerOf: (id: string) => findInstantOwner(db, { studio, id }),
    /** Of one player and game, the latest first. */
    list: async ({ user, gameCode }: PlayerAndGame, page: RowsOfPage) => {
      const memberId = memberIdOf(user);
      return memberId === null ? [] : listInstantRounds(db, { memberId, studio, gameCode }, page);
    },
    count: async ({ user, gameCode }: PlayerAndGame) => {
      const memberId = memberIdOf(user);
      return memberId === null ? 0 : countInstantRounds(db, { memberId, studio, gameCode });
    },
    /**
     * What players have played of one game since, at most so many of each, the latest; the oldest
     * first.
     */
    since: async (gameCode: string, players: readonly PlayerPlace[], limit: number) => {
      const places = players.flatMap(({ user, after }) => {
        const memberId = memberIdOf(user);
        return memberId === null ? [] : [{ memberId, after }];
      });
      const played = await listInstantSince(db, places, { studio, gameCode, limit });
      return played.map(({ memberId, round }) => ({ user: userOf(memberId), round }));
    },
    /** The studio's note on a player, locked until the transaction ends: rounds wait for it. */
    lockNote: (tx: Tx, user: string) => deps.ledger.lockNote(tx, requireMember(user)),
    /** Changes it outside of a round; to be locked before. */
    setNote: (tx: Tx, user: string, note: string) =>
      deps.ledger.setNote(tx, requireMember(user), note),
  };
}

/** What the round's key is bound to. */
function payloadOf(of: {
  readonly gameCode: string;
  readonly amount: Centavos;
  readonly choice: string | null;
  readonly freeGrant: string | null;
}): string {
  const free = of.freeGrant === null ? null : `free:${of.freeGrant}`;
  return [of.gameCode, of.amount, of.choice, free].filter((part) => part !== null).join(" ");
}

function requireMember(user: string): MemberId {
  const memberId = memberIdOf(user);
  if (memberId === null) throw new Error("A note was requested for a stranger to this server.");
  return memberId;
}

function resultOf(
  db: Db,
  memberId: MemberId,
  outcome: Outcome<InstantAnswer, InstantEffect, StudioRefusal>,
): Soon<InstantResult> {
  switch (outcome.status) {
    case "applied": {
      const { answer, effect } = outcome;
      return effect === null
        ? findPlayed(db, { memberId, id: answer.round })
        : played(effect.round);
    }
    case "refused":
      return refusalOf(outcome.code, outcome.answer);
    case "conflict":
      return { status: "conflict" };
    case "tombstoned":
      throw new DomainError("common.internal");
  }
}

function played(round: InstantRound): InstantResult {
  return { status: "RS_OK", round };
}

async function findPlayed(
  db: Db,
  of: { readonly memberId: MemberId; readonly id: string },
): Promise<InstantResult> {
  const round = await findInstantRound(db, of);
  if (round === null) throw new Error("A round that was answered is gone.");
  return played(round);
}

function refusalOf(status: StudioRefusal, answer: InstantAnswer | undefined): InstantResult {
  const max = answer?.bonusStakeMaxCentavos;
  if (answer?.freeRefusal !== undefined) return { status, freeRefusal: answer.freeRefusal };
  return max === undefined ? { status } : { status, bonusStakeMax: toCentavos(max) };
}
