/**
 * Takes a publication in: all of it in one transaction, or nothing. What is wrong with it is told
 * with every reason, and kept; what is only unusual becomes a warning in its report.
 */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { zstdCompressSync } from "node:zlib";
import { publicationText, type PublishedMode } from "@tucano/game-math/books/publication-text.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction, takeTurn } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Random } from "../../platform/random.ts";
import { type Judged, judgeMode, judgeTogether } from "./figures.ts";
import { type Finding, findingOf, PublicationRefused, refuse, tell } from "./findings.ts";
import { readFrontFiles } from "./front-files.ts";
import {
  findVersionOfHash,
  insertBlocks,
  insertFrontFile,
  insertMode,
  insertPublication,
  insertRefusal,
  nextVersion,
  type Publication,
} from "./publication-repository.ts";
import { linesOf, readBooks, sha256 } from "./read-books.ts";
import { type IndexMode, readIndex } from "./read-index.ts";
import { readTile } from "./tile-file.ts";
import { readWeights } from "./read-weights.ts";

export interface ImportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
}

export interface ImportOrder {
  readonly folder: string;
  readonly game: string;
  /** Of its front end's files; left out: it has none here. */
  readonly front?: string;
}

const MB = 1024 * 1024;
const INDEX_MAX_MB = 1;
const WEIGHTS_MAX_MB = 512;
/** What one statement writes. */
const BATCH_BYTES = 4 * MB;
const VALUE_MAX_LENGTH = 1_000;
const GAME_CODE = /^[a-z][a-z0-9-]{1,39}$/;

export async function importPublication(
  deps: ImportDeps,
  order: ImportOrder,
): Promise<Publication> {
  const { game, folder } = order;
  if (!GAME_CODE.test(game)) {
    throw new RangeError("A game's code is small letters, digits and hyphens.");
  }
  try {
    return await takeIn(deps, order);
  } catch (error) {
    if (error instanceof PublicationRefused) {
      await insertRefusal(deps.db, {
        game,
        folder: path.basename(path.resolve(folder)),
        findings: error.findings.map(fitForTheDesk),
        refusedAt: deps.clock.now(),
      });
    }
    throw error;
  }
}

/** A value may quote what a file says, of any length and with any character. */
const fitForTheDesk = ({ code, params }: Finding): Finding =>
  findingOf(
    code,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        value.replaceAll("\0", "\uFFFD").slice(0, VALUE_MAX_LENGTH),
      ]),
    ),
  );

async function takeIn(
  { db, clock, random }: ImportDeps,
  { folder, game, front }: ImportOrder,
): Promise<Publication> {
  const indexJson = await readBounded(path.join(folder, "index.json"), INDEX_MAX_MB);
  const modes = readIndex(indexJson.toString("utf8"));
  const files = front === undefined ? [] : await readFrontFiles(front);
  const tile = await readTile(folder);
  return inTransaction(db, async (tx) => {
    await takeTurn(tx, "rgs.import", game);
    const id = random.uuid();
    const read: ReadMode[] = [];
    for (const [position, mode] of modes.entries()) {
      read.push(await importMode(tx, { folder, publicationId: id, mode, position }));
    }
    const findings = requireSound(read.map(({ judged }) => judged));
    if (tile === "unfit") findings.push(findingOf("tile_unfit"));
    const hash = hexOf(
      sha256(
        Buffer.from(
          publicationText({
            indexHash: hexOf(sha256(indexJson)),
            modes: read.map(({ published }) => published),
          }),
        ),
      ),
    );
    const known = await findVersionOfHash(tx, { game, hash });
    if (known !== null) refuse("known", { version: known, game });
    const publication = {
      id,
      game,
      version: await nextVersion(tx, game),
      hash,
      report: {
        modes: read.map(({ judged }) => judged.figures),
        warnings: findings.map(tell),
        findings,
      },
      importedAt: clock.now(),
    };
    for (const file of files) await insertFrontFile(tx, id, file);
    const shown = tile === "unfit" ? null : tile;
    await insertPublication(tx, { ...publication, indexJson, tile: shown });
    return { ...publication, status: "imported", verifiedAt: null, altered: [] };
  });
}

function requireSound(modes: readonly Judged[]): Finding[] {
  const all = [...modes, judgeTogether(modes)];
  const refusals = all.flatMap((one) => one.refusals);
  if (refusals.length > 0) throw new PublicationRefused(refusals);
  return all.flatMap((one) => one.warnings);
}

interface ReadMode {
  readonly judged: Judged;
  readonly published: PublishedMode;
}

interface ModeOrder {
  readonly folder: string;
  readonly publicationId: string;
  readonly mode: IndexMode;
  readonly position: number;
}

async function importMode(tx: Tx, order: ModeOrder): Promise<ReadMode> {
  const { folder, publicationId, mode, position } = order;
  const { name } = mode;
  const csv = await readBounded(path.join(folder, mode.weightsFile), WEIGHTS_MAX_MB);
  const weights = readWeights(csv, name);
  const judged = judgeMode(mode, weights);
  const writer = blockWriter(tx, { publicationId, mode: name });
  const file = path.join(folder, mode.booksFile);
  await requireFile(file);
  const lines = linesOf(file, name);
  const { root, blockRoots } = await readBooks({ mode: name, weights, lines, keep: writer.keep });
  await writer.flush();
  const published = {
    name,
    bookCount: weights.count,
    weightsHash: hexOf(sha256(csv)),
    booksRoot: hexOf(root),
  };
  await insertMode(tx, publicationId, {
    ...published,
    position,
    costMicros: mode.costMicros,
    firstId: weights.firstId,
    weights: zstdCompressSync(csv),
    sums: zstdCompressSync(weights.sums),
    payouts: zstdCompressSync(weights.payouts),
    blockRoots: Buffer.concat(blockRoots),
  });
  return { judged, published };
}

/** Blocks are written some megabytes at a time. */
function blockWriter(tx: Tx, of: { readonly publicationId: string; readonly mode: string }) {
  let bodies: Buffer[] = [];
  let [number, bytes] = [0, 0];
  const flush = async (): Promise<void> => {
    if (bodies.length === 0) return;
    await insertBlocks(tx, { ...of, number, bodies });
    number += bodies.length;
    [bodies, bytes] = [[], 0];
  };
  const keep = async (body: Buffer): Promise<void> => {
    bodies.push(body);
    bytes += body.length;
    if (bytes >= BATCH_BYTES) await flush();
  };
  return { keep, flush };
}

async function requireFile(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile()) {
    refuse("no_file", { file: path.basename(file) });
  }
  return found.size;
}

async function readBounded(file: string, megabytes: number): Promise<Buffer> {
  const size = await requireFile(file);
  if (size > megabytes * MB) refuse("file_large", { file: path.basename(file), megabytes });
  return readFile(file);
}

export function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}
