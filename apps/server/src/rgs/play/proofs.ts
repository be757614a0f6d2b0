/** What players and anybody else need to check a draw: seeds, and all of a round's proof. */
import { promisify } from "node:util";
import { zstdDecompress } from "node:zlib";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/games/book-games.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { toWireInstant } from "../../platform/days.ts";
import { inOwnTurn, takeTurn } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { type FileReply, sendFile } from "../../platform/http/requests/uploads.ts";
import { memberIdOf, userOf } from "../../rounds/index.ts";
import {
  findProved,
  findPublication,
  readWeightsFile,
} from "../publications/publication-repository.ts";
import { lineOf } from "../publications/block.ts";
import { type Context, findMode, modeOf, seedPlayerOf } from "./context.ts";
import { replayUrl } from "./launch.ts";
import { findRound, hasActive } from "./repository.ts";
import { multiplierOf } from "./present.ts";

const decompress = promisify(zstdDecompress);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Rounds of this player wait, so no seed changes between a stake and its draw. */
function inPlayersTurn<T>(
  { db }: Context,
  memberId: MemberId,
  work: (tx: Tx, seedPlayer: string, player: string) => Promise<T>,
): Promise<T> {
  const player = userOf(memberId);
  return inOwnTurn(db, `rgs.play:${player}`, async (tx) => {
    await takeTurn(tx, "rgs.play", player);
    return work(tx, seedPlayerOf(player), player);
  });
}

async function refuseWhileActive(tx: Tx, player: string): Promise<void> {
  if (await hasActive(tx, player)) throw new DomainError("house_games.round_unfinished");
}

export function showSeeds(context: Context, memberId: MemberId) {
  return inPlayersTurn(context, memberId, (tx, seeds) => context.chances.show(tx, seeds));
}

export function chooseSeed(
  context: Context,
  memberId: MemberId,
  input: InputOf<typeof contract.chooseBookSeed>,
) {
  return inPlayersTurn(context, memberId, async (tx, seeds, player) => {
    await refuseWhileActive(tx, player);
    return context.chances.choose(tx, seeds, input);
  });
}

export function rotateSeed(
  context: Context,
  memberId: MemberId,
  input: InputOf<typeof contract.rotateBookSeed>,
) {
  return inPlayersTurn(context, memberId, async (tx, seeds, player) => {
    await refuseWhileActive(tx, player);
    return context.chances.rotate(tx, seeds, input);
  });
}

/** Everything but the list of weights, which is a file of its own. */
export async function proveRound(
  context: Context,
  roundId: string,
  lang: Language,
): Promise<DataOf<typeof contract.bookRound>> {
  const round = UUID.test(roundId) ? await findRound(context.db, roundId) : null;
  if (round === null || round.drawn === null || round.status === "open") {
    throw new DomainError("house_games.round_unknown");
  }
  const { chance, drawn } = round;
  const { modeCache, db } = context;
  const mode = await modeOf(context, round);
  const publication = await findProved(db, round.publicationId);
  if (publication === null) throw new Error("A publication is gone.");
  const seed = await context.chances.revealed(chance.commitment);
  const line = lineOf(await modeCache.book(mode, drawn.row));
  const path = await modeCache.path(mode, drawn.row);
  return {
    round_id: round.id,
    game: round.game,
    version: publication.version,
    publication: publication.hash,
    index_hash: publication.indexHash,
    modes: (await modeCache.modes(round.publicationId)).map((one) => ({
      name: one.name,
      book_count: one.bookCount,
      weights_hash: one.weightsHash,
      books_root: one.booksRoot,
    })),
    mode: mode.name,
    row: drawn.row,
    book_id: mode.firstId + drawn.row,
    payout_hundredths: drawn.payout,
    payout_multiplier: multiplierOf(drawn.payout),
    line: line.toString("utf8"),
    path: path.map(hex),
    commitment: chance.commitment,
    server_seed: seed === null ? null : hex(seed),
    client_seed: chance.clientSeed,
    nonce: chance.nonce,
    played_at: toWireInstant(round.startedAt),
    replay_url: publication.hasFront
      ? replayUrl(context, { round, mode, row: drawn.row, version: publication.version, lang })
      : null,
  };
}

/** A round that is over, and where its front end shows it again; null: it has nothing to show. */
export async function replayOf(context: Context, roundId: string, lang: Language) {
  const round = UUID.test(roundId) ? await findRound(context.db, roundId) : null;
  if (round === null || round.drawn === null || round.status !== "settled") return null;
  const publication = await findProved(context.db, round.publicationId);
  if (publication === null || !publication.hasFront) return null;
  const { row, payout } = round.drawn;
  const mode = await modeOf(context, round);
  return {
    /** Null: it was a demo. */
    owner: memberIdOf(round.player),
    game: round.game,
    staked: round.stake,
    win: winOf(round.base, payout),
    playedAt: round.startedAt,
    url: replayUrl(context, { round, mode, row, version: publication.version, lang }),
  };
}

export async function weightsFile(
  context: Context,
  wish: InputOf<typeof contract.bookWeights>,
): Promise<FileReply> {
  const publication = await findPublication(context.db, wish);
  const publicationId = publication?.id ?? null;
  const mode =
    publicationId === null || publication?.status === "imported"
      ? null
      : await findMode(context, { publicationId, mode: wish.mode });
  if (mode === null) throw new DomainError("common.not_found");
  const packed = await readWeightsFile(context.db, { ...mode, mode: mode.name });
  if (packed === null) throw new DomainError("common.not_found");
  const bytes = await decompress(packed);
  return sendFile({ bytes, name: `${mode.weightsHash}.csv`, type: "text/csv" });
}
