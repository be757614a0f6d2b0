// Protects: the verifier in the browser finds a round of an imported game as it was drawn, and
// nothing that was changed in its proof or its list of weights goes by unseen.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf, createWords } from "../provably-fair.ts";
import { drawRow } from "./draw-row.ts";
import { leafOf, pathOf, rootOf } from "./merkle.ts";
import { publicationText } from "./publication-text.ts";
import { type BookProof, verifyBookRound } from "./verify-book-round.ts";

const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const hashOf = (text: string): string => hex(sha256(Buffer.from(text)));

const ROWS = 21;
const FIRST_ID = 1;
const rows = Array.from({ length: ROWS }, (_, row) => ({
  weight: row % 3,
  payout: row * 10,
  line: `{"id":${row + FIRST_ID},"payoutMultiplier":${row * 10},"events":[]}`,
}));
const weights = rows.map(({ weight, payout }, row) => `${row + FIRST_ID},${weight},${payout}`);
const csv = Buffer.from(weights.join("\n"));
const leaves = rows.map(({ line }) => leafOf(Buffer.from(line), sha256));
const modes = [
  {
    name: "base",
    bookCount: ROWS,
    weightsHash: hex(sha256(csv)),
    booksRoot: hex(rootOf(leaves, sha256)),
  },
  { name: "bonus", bookCount: 1, weightsHash: hashOf("list"), booksRoot: hashOf("books") },
];
const indexHash = hashOf("index");
const serverSeed = Uint8Array.from({ length: 32 }, (_, place) => place);
let sum = 0n;
const sums = BigUint64Array.from(rows.map(({ weight }) => (sum += BigInt(weight))));

function proofOf(nonce: number): BookProof {
  const seeds = { clientSeed: "a-seed", nonce };
  const row = drawRow(createWords({ serverSeed, ...seeds }), sums);
  return {
    publication: hashOf(publicationText({ indexHash, modes })),
    indexHash,
    modes,
    mode: "base",
    row,
    bookId: row + FIRST_ID,
    payoutHundredths: row * 10,
    line: rows[row]?.line ?? "",
    path: pathOf(leaves, row, sha256).map(hex),
    commitment: commitmentOf(serverSeed),
    serverSeed: hex(serverSeed),
    ...seeds,
  };
}

const allRight = {
  commitmentMatches: true,
  publicationMatches: true,
  weightsMatch: true,
  bookMatches: true,
  drawMatches: true,
};

test("every row that can be drawn is found again, with and without a last newline", () => {
  for (let nonce = 0; nonce < 60; nonce += 1) {
    expect(verifyBookRound(proofOf(nonce), csv)).toEqual(allRight);
  }
  const ended = Buffer.from(`${weights.join("\r\n")}\r\n`);
  const [base, bonus] = modes;
  const others = [{ ...base, weightsHash: hex(sha256(ended)) }, bonus] as typeof modes;
  const publication = hashOf(publicationText({ indexHash, modes: others }));
  const proof = { ...proofOf(0), modes: others, publication };
  expect(verifyBookRound(proof, ended)).toEqual(allRight);
});

test("whatever is changed is told, and nothing else", () => {
  const proof = proofOf(0);
  const { row, line, path, bookId, payoutHundredths } = proof;
  const zeros = "0".repeat(64);
  const [base] = modes;
  const changed: [Partial<BookProof>, Partial<typeof allRight>][] = [
    [{ commitment: zeros }, { commitmentMatches: false }],
    [{ publication: zeros }, { publicationMatches: false }],
    [{ indexHash: zeros }, { publicationMatches: false }],
    [{ row: row + 1 }, { bookMatches: false, drawMatches: false }],
    [{ row: ROWS }, { bookMatches: false, drawMatches: false }],
    [{ bookId: bookId + 1 }, { bookMatches: false, drawMatches: false }],
    [{ payoutHundredths: payoutHundredths + 1 }, { bookMatches: false, drawMatches: false }],
    [{ line: line.replace("events", "Events") }, { bookMatches: false }],
    [{ path: path.slice(1) }, { bookMatches: false }],
    [{ path: [...path, zeros] }, { bookMatches: false }],
    [{ path: path.toReversed() }, { bookMatches: false }],
    [{ mode: "none" }, { weightsMatch: false, bookMatches: false, drawMatches: false }],
    [
      { modes: base === undefined ? [] : [{ ...base, booksRoot: zeros }] },
      { publicationMatches: false, bookMatches: false },
    ],
  ];
  for (const [change, found] of changed) {
    expect(verifyBookRound({ ...proof, ...change }, csv)).toEqual({ ...allRight, ...found });
  }
  // Another pair of seeds leads elsewhere, nearly always; this one does.
  const elsewhere = Array.from({ length: 9 }, (_, nonce) => proofOf(nonce + 1)).find(
    (one) => one.row !== row,
  );
  const { nonce } = elsewhere ?? proof;
  expect(verifyBookRound({ ...proof, nonce }, csv)).toEqual({ ...allRight, drawMatches: false });
});

test("another list, or one that weighs nothing, draws nothing", () => {
  const proof = proofOf(0);
  const other = Buffer.from(`${weights.join("\n")}\n`);
  const unlisted = { ...allRight, weightsMatch: false, drawMatches: false };
  expect(verifyBookRound(proof, other)).toEqual(unlisted);
  const nothing = Buffer.from(weights.map((text) => text.replace(/,\d+,/, ",0,")).join("\n"));
  const [base, bonus] = modes;
  const others = [{ ...base, weightsHash: hex(sha256(nothing)) }, bonus] as typeof modes;
  const publication = hashOf(publicationText({ indexHash, modes: others }));
  const found = verifyBookRound({ ...proof, modes: others, publication }, nothing);
  expect(found).toEqual({ ...allRight, drawMatches: false });
});
