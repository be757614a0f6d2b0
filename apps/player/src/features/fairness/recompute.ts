/**
 * The recomputation itself: here, on the player's machine, from what was published. The games'
 * mathematics is loaded only when there is something to recompute.
 */
import { queryOptions } from "@tanstack/react-query";
import { bookWeights } from "@tucano/contract/player/games/book-games.ts";
import type { BookVerification } from "@tucano/game-math/books/verify-book-round.ts";
import type { JackpotsVerified } from "@tucano/game-math/jackpots/verify.ts";
import { callFile } from "../../platform/session/session.ts";
import type { BookProof, RoundProof, TableProof } from "./api.ts";

export interface RoundVerdict {
  readonly isCommitted: boolean;
  readonly isBookRight: boolean;
  readonly winHundredths: number;
  /** Null: the round took no part in jackpots. */
  readonly jackpots: JackpotsVerified | null;
}

/** Null: this build does not know the game's version. */
async function recomputeRound(proof: RoundProof): Promise<RoundVerdict | null> {
  if (proof.server_seed === null || proof.book === null) return null;
  const { verifyRound } = await import("@tucano/game-math/verify-round.ts");
  const verified = verifyRound({
    game: proof.game,
    definitionVersion: proof.definition_version,
    commitment: proof.commitment,
    serverSeed: proof.server_seed,
    clientSeed: proof.client_seed,
    nonce: proof.nonce,
    choice: proof.choice,
    actions: proof.actions,
    book: proof.book,
  });
  if (verified === null) return null;
  const { commitmentMatches, bookMatches, winHundredths } = verified;
  const jackpots = await recomputeJackpots(proof, proof.server_seed);
  return { isCommitted: commitmentMatches, isBookRight: bookMatches, winHundredths, jackpots };
}

async function recomputeJackpots(
  { jackpots, client_seed: clientSeed, nonce }: RoundProof,
  serverSeed: string,
): Promise<JackpotsVerified | null> {
  if (jackpots === null) return null;
  const { verifyJackpots } = await import("@tucano/game-math/jackpots/verify.ts");
  return verifyJackpots({ ...jackpots, serverSeed, clientSeed, nonce });
}

export interface TableVerdict {
  readonly isCommitted: boolean;
  readonly isOnChain: boolean;
  readonly isMixed: boolean;
  readonly isResultRight: boolean;
}

async function recomputeTable(proof: TableProof): Promise<TableVerdict | null> {
  if (proof.server_seed === null) return null;
  const { verifyTableRound } = await import("@tucano/game-math/shared/verify-table-round.ts");
  const verified = verifyTableRound({
    game: proof.game,
    definitionVersion: proof.definition_version,
    commitment: proof.commitment,
    serverSeed: proof.server_seed,
    clientSeed: proof.client_seed,
    nonce: proof.nonce,
    salt: proof.salt,
    playerSeeds: proof.player_seeds,
    chainHead: proof.chain.head,
    chainPlace: proof.chain.place,
    result: proof.result,
  });
  if (verified === null) return null;
  return {
    isCommitted: verified.commitmentMatches,
    isOnChain: verified.chainMatches,
    isMixed: verified.clientSeedMatches,
    isResultRight: verified.resultMatches,
  };
}

/** Null: the seed is not revealed yet. */
async function recomputeBook(proof: BookProof): Promise<BookVerification | null> {
  if (proof.server_seed === null) return null;
  const { game, version, mode } = proof;
  const { verifyBookRound } = await import("@tucano/game-math/books/verify-book-round.ts");
  const weights = await callFile(bookWeights, { game, version, mode });
  const published = {
    publication: proof.publication,
    indexHash: proof.index_hash,
    modes: proof.modes.map((one) => ({
      name: one.name,
      bookCount: one.book_count,
      weightsHash: one.weights_hash,
      booksRoot: one.books_root,
    })),
    mode,
    row: proof.row,
    bookId: proof.book_id,
    payoutHundredths: proof.payout_hundredths,
    line: proof.line,
    path: proof.path,
    commitment: proof.commitment,
    serverSeed: proof.server_seed,
    clientSeed: proof.client_seed,
    nonce: proof.nonce,
  };
  return verifyBookRound(published, new Uint8Array(await weights.arrayBuffer()));
}

export function bookVerdictQuery(proof: BookProof, isWanted: boolean) {
  return queryOptions({
    queryKey: ["fairness", "book-verdict", proof.round_id, proof.server_seed],
    queryFn: () => recomputeBook(proof),
    enabled: isWanted && proof.server_seed !== null,
    staleTime: Infinity,
    retry: false,
  });
}

export function roundVerdictQuery(proof: RoundProof) {
  return queryOptions({
    queryKey: ["fairness", "verdict", proof.round_id, proof.server_seed],
    queryFn: () => recomputeRound(proof),
    enabled: proof.server_seed !== null && proof.status === "settled",
    staleTime: Infinity,
    retry: false,
  });
}

export function tableVerdictQuery(proof: TableProof) {
  return queryOptions({
    queryKey: ["fairness", "table-verdict", proof.round_id, proof.server_seed],
    queryFn: () => recomputeTable(proof),
    enabled: proof.server_seed !== null && proof.status === "settled",
    staleTime: Infinity,
    retry: false,
  });
}
