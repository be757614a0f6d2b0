/** What anybody may ask: everything that recomputes a round, and the games' published figures. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/house-games.ts";
import type { Book } from "@tucano/contract/events/round-events.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { definitionOf } from "@tucano/game-math/definitions/index.ts";
import { catalogue } from "@tucano/game-math/games/catalogue.ts";
import { seedToHex } from "@tucano/game-math/provably-fair.ts";
import { decimals, rational } from "@tucano/game-math/rational.ts";
import { sheetOfGame } from "@tucano/game-math/sheet.ts";
import { DomainError } from "../../platform/errors.ts";
import { instantOfUuid7 } from "../../platform/uuid7.ts";
import { type InstantRound, memberIdOf } from "../../rounds/index.ts";
import { detailsOf } from "../play/instant.ts";
import { findRound } from "../repository.ts";
import { readSeedOfCommitment } from "../seeds/repository-seeds.ts";
import { listSteps } from "../steps/repository-steps.ts";
import { accountOf } from "./theory.ts";
import type { Context } from "../types.ts";
import { toWireInstant } from "../../platform/days.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function fairnessRound(
  context: Context,
  roundId: string,
): Promise<DataOf<typeof contract.fairnessRound>> {
  if (!UUID.test(roundId)) throw new DomainError("house_games.round_unknown");
  const kept = (await context.instant?.findOfAnybody(roundId)) ?? null;
  if (kept !== null) return fairnessOfInstant(context, kept);
  const round = await findRound(context.db, roundId);
  if (round === null || round.status === "pending") {
    throw new DomainError("house_games.round_unknown");
  }
  const seed = await readSeedOfCommitment(context.db, round.commitment);
  const isSettled = round.status === "settled";
  return {
    round_id: round.id,
    game: round.game,
    definition_version: round.definitionVersion,
    status: round.status,
    commitment: round.commitment,
    server_seed: seed === null ? null : seedToHex(seed),
    client_seed: round.clientSeed,
    nonce: round.nonce,
    ...(round.choice === undefined ? {} : { choice: round.choice }),
    actions: round.hasSteps ? await actionsOf(context, round.id) : [],
    win_hundredths: isSettled ? round.winHundredths : null,
    book: isSettled ? [...round.book] : null,
    jackpots: null,
    played_at: toWireInstant(round.startedAt),
    definition: definitionOf(round.game, round.definitionVersion),
  };
}

/** The member who has played a round of ours; null for demos and for what is no round. */
export async function ownerOfRound(context: Context, roundId: string): Promise<MemberId | null> {
  if (!UUID.test(roundId)) return null;
  const owner = (await context.instant?.ownerOf(roundId)) ?? null;
  if (owner !== null) return owner;
  const round = await findRound(context.db, roundId);
  return round === null || round.mode === "demo" ? null : memberIdOf(round.player);
}

async function actionsOf(context: Context, roundId: string): Promise<unknown[]> {
  return (await listSteps(context.db, roundId)).map(({ action }) => action);
}

async function fairnessOfInstant(
  context: Context,
  round: InstantRound,
): Promise<DataOf<typeof contract.fairnessRound>> {
  const told = detailsOf(round);
  const seed = await readSeedOfCommitment(context.db, told.commitment);
  return {
    round_id: round.id,
    game: round.game.gameCode,
    definition_version: told.definition_version,
    status: "settled",
    commitment: told.commitment,
    server_seed: seed === null ? null : seedToHex(seed),
    client_seed: told.client_seed,
    nonce: told.nonce,
    ...(told.choice === undefined ? {} : { choice: told.choice }),
    actions: [],
    win_hundredths: winHundredthsOf(told.book),
    book: told.book,
    jackpots: await jackpotsOf(context, round),
    played_at: toWireInstant(instantOfUuid7(round.id)),
    definition: definitionOf(round.game.gameCode, told.definition_version),
  };
}

/** By what held when the round began; a round that the house paid for takes no part. */
async function jackpotsOf({ jackpots }: Context, round: InstantRound) {
  const began = instantOfUuid7(round.id);
  const odds = (await jackpots?.oddsOf(round.game.gameCode, began)) ?? null;
  if (odds === null || round.freeGrant !== null) return null;
  const { mini, major, grand, personal } = odds;
  return {
    odds: {
      mini: mini.oddsCentavos,
      major: major.oddsCentavos,
      grand: grand.oddsCentavos,
      personal: personal.oddsCentavos,
    },
    won: detailsOf(round).jackpots ?? [],
  };
}

function winHundredthsOf(book: Book): number {
  const last = book.at(-1);
  if (last?.type !== "finalWin") throw new Error("A book must end with `finalWin`.");
  return last.winHundredths;
}

/** Games of one player and shared tables alike, so that all games show the same figures. */
export async function fairnessGames(
  context: Context,
): Promise<DataOf<typeof contract.fairnessGames>> {
  const played = await context.gameTotals();
  const games = catalogue.map(async ({ game }) => {
    const sheet = sheetOfGame(game);
    const totals = played.get(accountOf(sheet.code));
    const { plays = 0, stakeCentavos = 0, winCentavos = 0 } = totals ?? {};
    return {
      sheet,
      rounds: plays,
      observed_rtp_percent:
        stakeCentavos === 0
          ? null
          : decimals(rational(BigInt(winCentavos) * 100n, stakeCentavos), 2),
      jackpots: (await context.jackpots?.besideOf(sheet.code)) ?? null,
    };
  });
  return { games: await Promise.all(games) };
}
