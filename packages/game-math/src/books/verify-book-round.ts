/** Recomputes a round of an imported game from its proof and the list of weights, in a browser. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { commitmentOf, createWords, seedFromHex } from "../provably-fair.ts";
import { below64 } from "./draw-row.ts";
import { climb, leafOf } from "./merkle.ts";
import { publicationText, type PublishedMode } from "./publication-text.ts";

export interface BookProof {
  /** SHA-256 of all that a draw depends on. */
  readonly publication: string;
  readonly indexHash: string;
  readonly modes: readonly PublishedMode[];
  readonly mode: string;
  readonly row: number;
  readonly bookId: number;
  readonly payoutHundredths: number;
  readonly line: string;
  readonly path: readonly string[];
  readonly commitment: string;
  /** Hex, revealed by rotation. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

export interface BookVerification {
  /** The revealed seed is the one that was committed to. */
  readonly commitmentMatches: boolean;
  /** Lists and trees are those that the publication's hash is of. */
  readonly publicationMatches: boolean;
  /** The list of weights is the published one. */
  readonly weightsMatch: boolean;
  /** The line of the book is one of the published ones, at its place. */
  readonly bookMatches: boolean;
  /** The seeds draw this row, and it pays what was said. */
  readonly drawMatches: boolean;
}

const NEWLINE = 10;

export function verifyBookRound(proof: BookProof, weights: Uint8Array): BookVerification {
  const mode = proof.modes.find(({ name }) => name === proof.mode);
  const serverSeed = seedFromHex(proof.serverSeed);
  const text = utf8ToBytes(publicationText({ indexHash: proof.indexHash, modes: proof.modes }));
  const weightsMatch = bytesToHex(sha256(weights)) === mode?.weightsHash;
  return {
    commitmentMatches: commitmentOf(serverSeed) === proof.commitment,
    publicationMatches: bytesToHex(sha256(text)) === proof.publication,
    weightsMatch,
    bookMatches: mode !== undefined && isPublished(proof, mode),
    // Another list may be anything, and draws nothing.
    drawMatches: weightsMatch && isDrawn(proof, { serverSeed, weights }),
  };
}

function isPublished({ line, row, path, ...proof }: BookProof, mode: PublishedMode): boolean {
  const leaf = leafOf(utf8ToBytes(line), sha256);
  const claim = { leaf, index: row, count: mode.bookCount, path: path.map(hexToBytes) };
  if (rootOrNull(claim) !== mode.booksRoot) return false;
  const { id, payoutMultiplier } = JSON.parse(line) as { id: unknown; payoutMultiplier: unknown };
  return id === proof.bookId && payoutMultiplier === proof.payoutHundredths;
}

function rootOrNull(claim: Parameters<typeof climb>[0]): string | null {
  try {
    return bytesToHex(climb(claim, sha256));
  } catch {
    // A path that is too short or too long leads nowhere.
    return null;
  }
}

function isDrawn(
  proof: BookProof,
  { serverSeed, weights }: { readonly serverSeed: Uint8Array; readonly weights: Uint8Array },
): boolean {
  let total = 0n;
  for (const { weight } of rowsOf(weights)) total += weight;
  if (total === 0n) return false;
  const { clientSeed, nonce } = proof;
  let left = below64(createWords({ serverSeed, clientSeed, nonce }), total);
  let row = 0;
  for (const { id, weight, payout } of rowsOf(weights)) {
    if (left < weight) {
      return row === proof.row && id === proof.bookId && payout === proof.payoutHundredths;
    }
    left -= weight;
    row += 1;
  }
  return false;
}

interface Row {
  readonly id: number;
  readonly weight: bigint;
  readonly payout: number;
}

/** Lists have millions of rows: they are read from their bytes, twice, and never kept. */
function* rowsOf(csv: Uint8Array): Generator<Row> {
  let start = 0;
  while (start < csv.length) {
    const found = csv.indexOf(NEWLINE, start);
    const end = found === -1 ? csv.length : found;
    const text = String.fromCharCode(...csv.subarray(start, end));
    const [id = "", weight = "", payout = ""] = text.trim().split(",");
    yield { id: Number(id), weight: BigInt(weight), payout: Number(payout) };
    start = end + 1;
  }
}
