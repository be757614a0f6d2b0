/** The SQL of publications. */
import { sql } from "kysely";
import type { publicationParts } from "@tucano/contract/backoffice/games/publications.ts";
import type { Tile } from "../../catalog/index.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { ModeFigures } from "./figures.ts";
import { type Finding, tell } from "./findings.ts";

export type PublicationStatus = "imported" | "published" | "withdrawn";

export interface Report {
  readonly modes: readonly ModeFigures[];
  /** In English. */
  readonly warnings: readonly string[];
  /** The same with their codes; those of older imports have none. */
  readonly findings?: readonly Finding[];
}

/** Parts of a stored publication that can be held against what was imported. */
export type Part = (typeof publicationParts)[number];

export interface AlteredPart {
  readonly part: Part;
  /** Null: of all of it. */
  readonly mode: string | null;
}

export interface Publication {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly hash: string;
  readonly status: PublicationStatus;
  readonly report: Report;
  readonly importedAt: Date;
  /** Null: not since its import. */
  readonly verifiedAt: Date | null;
  /** What is no longer as it was imported: then nobody plays it. */
  readonly altered: readonly AlteredPart[];
}

export const isAltered = ({ altered }: Pick<Publication, "altered">): boolean => altered.length > 0;

const columns = sql`id, game, version, hash, status, report, imported_at AS "importedAt",
  verified_at AS "verifiedAt", altered`;

/** The latest first. */
export async function listPublications(db: Db): Promise<Publication[]> {
  const { rows } = await sql<Publication>`
    SELECT ${columns} FROM rgs.publication ORDER BY imported_at DESC, game, version DESC`.execute(
    db,
  );
  return rows;
}

export interface DeskPublication extends Publication {
  readonly hasFront: boolean;
  /** By the names of modes. */
  readonly hashes: Readonly<Record<string, { readonly weights: string; readonly books: string }>>;
}

/** The latest first. */
export async function listDeskPublications(db: Db): Promise<DeskPublication[]> {
  const { rows } = await sql<DeskPublication>`
    SELECT ${columns},
      EXISTS (SELECT FROM rgs.front_file f WHERE f.publication_id = p.id) AS "hasFront",
      (SELECT jsonb_object_agg(m.name,
          jsonb_build_object('weights', m.weights_hash, 'books', m.books_root))
        FROM rgs.mode m WHERE m.publication_id = p.id) AS hashes
    FROM rgs.publication p ORDER BY imported_at DESC, game, version DESC`.execute(db);
  return rows;
}

export async function findPublication(
  db: Db,
  of: { readonly game: string; readonly version: number },
): Promise<Publication | null> {
  const { rows } = await sql<Publication>`
    SELECT ${columns} FROM rgs.publication
    WHERE game = ${of.game} AND version = ${of.version}`.execute(db);
  return rows[0] ?? null;
}

/** All that new rounds are played by. */
export async function listPlayed(db: Db): Promise<Publication[]> {
  const { rows } = await sql<Publication>`
    SELECT ${columns} FROM rgs.publication WHERE status = 'published' AND altered = '[]'
    ORDER BY game`.execute(db);
  return rows;
}

/** What every proof of a round by it has in common. */
export interface ProvedPublication {
  readonly version: number;
  readonly hash: string;
  readonly indexHash: string;
  readonly hasFront: boolean;
}

export async function findProved(db: Db, id: string): Promise<ProvedPublication | null> {
  const { rows } = await sql<ProvedPublication>`
    SELECT version, hash, encode(sha256(index_json), 'hex') AS "indexHash",
      EXISTS (SELECT FROM rgs.front_file f WHERE f.publication_id = p.id) AS "hasFront"
    FROM rgs.publication p WHERE id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Which one new rounds of a game are played by; null: none. */
export async function findPlayed(db: Db, game: string): Promise<Publication | null> {
  const { rows } = await sql<Publication>`
    SELECT ${columns} FROM rgs.publication
    WHERE game = ${game} AND status = 'published'`.execute(db);
  return rows[0] ?? null;
}

/** Imports of one game come one after another: the caller holds its turn. */
export async function nextVersion(tx: Tx, game: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    SELECT coalesce(max(version), 0) + 1 AS version FROM rgs.publication
    WHERE game = ${game}`.execute(tx);
  return rows[0]?.version ?? 1;
}

export async function findVersionOfHash(
  tx: Tx,
  { game, hash }: { readonly game: string; readonly hash: string },
): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    SELECT version FROM rgs.publication WHERE game = ${game} AND hash = ${hash}`.execute(tx);
  return rows[0]?.version ?? null;
}

type NewPublication = Omit<Publication, "status" | "verifiedAt" | "altered">;

/** After its front end's files. */
export async function insertPublication(
  tx: Tx,
  publication: NewPublication & { readonly indexJson: Buffer; readonly tile: Tile | null },
): Promise<void> {
  const { id, game, version, tile } = publication;
  await sql`
    INSERT INTO rgs.publication (id, game, version, hash, index_json, report, imported_at,
      front_hash, tile, tile_small)
    VALUES (${id}, ${game}, ${version}, ${publication.hash}, ${publication.indexJson},
      ${JSON.stringify(publication.report)}::jsonb, ${publication.importedAt},
      ${frontHash(id)}, ${tile?.large ?? null}, ${tile?.small ?? null})`.execute(tx);
}

/** The picture that it brought for the lobby; null: none. */
export async function readStoredTile(db: Db, id: string): Promise<Tile | null> {
  const { rows } = await sql<Tile>`
    SELECT tile AS large, tile_small AS small FROM rgs.publication
    WHERE id = ${id} AND tile IS NOT NULL`.execute(db);
  return rows[0] ?? null;
}

/** Of each file's path, type and body; null: there is none. */
const frontHash = (id: string) => sql`(
  SELECT encode(sha256(string_agg(sha256(convert_to(path, 'UTF8')) ||
    sha256(convert_to(type, 'UTF8')) || sha256(body), '' ORDER BY path COLLATE "C")), 'hex')
  FROM rgs.front_file WHERE publication_id = ${id}::uuid)`;

/** What a publication consists of beside its modes. */
export interface StoredWhole {
  readonly indexJson: Buffer;
  readonly isFrontWhole: boolean;
}

export async function readWhole(db: Db, id: string): Promise<StoredWhole> {
  const { rows } = await sql<StoredWhole>`
    SELECT index_json AS "indexJson",
      front_hash IS NULL OR front_hash IS NOT DISTINCT FROM ${frontHash(id)} AS "isFrontWhole"
    FROM rgs.publication WHERE id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("There is no such publication.");
  return row;
}

export async function updateVerified(
  tx: Tx,
  of: { readonly id: string; readonly altered: readonly AlteredPart[]; readonly at: Date },
): Promise<void> {
  await sql`
    UPDATE rgs.publication
    SET verified_at = ${of.at}, altered = ${JSON.stringify(of.altered)}::jsonb
    WHERE id = ${of.id}`.execute(tx);
}

export interface Refusal {
  readonly game: string;
  readonly folder: string;
  readonly findings: readonly Finding[];
  readonly refusedAt: Date;
}

/** Its reasons in English, and, but for older ones, with their codes. */
export interface KeptRefusal extends Omit<Refusal, "findings"> {
  readonly reasons: readonly string[];
  readonly findings: readonly Finding[] | null;
}

const REFUSALS_SHOWN = 20;

/** Of imports, the latest first. */
export async function listRefusals(db: Db): Promise<KeptRefusal[]> {
  const { rows } = await sql<KeptRefusal>`
    SELECT game, folder, reasons, findings, refused_at AS "refusedAt" FROM rgs.refused_import
    ORDER BY id DESC LIMIT ${REFUSALS_SHOWN}`.execute(db);
  return rows;
}

export async function insertRefusal(db: Db, refusal: Refusal): Promise<void> {
  await sql`
    INSERT INTO rgs.refused_import (game, folder, reasons, findings, refused_at)
    VALUES (${refusal.game}, ${refusal.folder}, ${refusal.findings.map(tell)}::text[],
      ${JSON.stringify(refusal.findings)}::jsonb, ${refusal.refusedAt})`.execute(db);
}

export async function updateStatus(
  tx: Tx,
  { id, status }: { readonly id: string; readonly status: PublicationStatus },
): Promise<void> {
  await sql`UPDATE rgs.publication SET status = ${status} WHERE id = ${id}`.execute(tx);
}

/** What is not compressed here is so in the table. */
export interface ModeRow {
  readonly name: string;
  readonly costMicros: number;
  readonly bookCount: number;
  readonly firstId: number;
  readonly weightsHash: string;
  readonly booksRoot: string;
  readonly sums: Buffer;
  readonly payouts: Buffer;
  readonly blockRoots: Buffer;
}

export async function insertMode(
  tx: Tx,
  publicationId: string,
  mode: ModeRow & { readonly position: number; readonly weights: Buffer },
): Promise<void> {
  await sql`
    INSERT INTO rgs.mode (publication_id, name, position, cost_micros, book_count, first_id,
      weights_hash, books_root, weights, sums, payouts, block_roots)
    VALUES (${publicationId}, ${mode.name}, ${mode.position}, ${mode.costMicros},
      ${mode.bookCount}, ${mode.firstId}, ${mode.weightsHash}, ${mode.booksRoot}, ${mode.weights},
      ${mode.sums}, ${mode.payouts}, ${mode.blockRoots})`.execute(tx);
}

/** In the order of index.json. */
export async function loadModes(db: Db, publicationId: string): Promise<ModeRow[]> {
  const { rows } = await sql<ModeRow>`
    SELECT name, cost_micros AS "costMicros", book_count AS "bookCount", first_id AS "firstId",
      weights_hash AS "weightsHash", books_root AS "booksRoot", sums, payouts,
      block_roots AS "blockRoots"
    FROM rgs.mode WHERE publication_id = ${publicationId} ORDER BY position`.execute(db);
  return rows;
}

/** Compressed, as it was published. */
export async function readWeightsFile(
  db: Db,
  { publicationId, mode }: { readonly publicationId: string; readonly mode: string },
): Promise<Buffer | null> {
  const { rows } = await sql<{ weights: Buffer }>`
    SELECT weights FROM rgs.mode
    WHERE publication_id = ${publicationId} AND name = ${mode}`.execute(db);
  return rows[0]?.weights ?? null;
}

export interface Blocks {
  readonly publicationId: string;
  readonly mode: string;
  /** Of the first of them. */
  readonly number: number;
  readonly bodies: readonly Buffer[];
}

export async function insertBlocks(tx: Tx, blocks: Blocks): Promise<void> {
  await sql`
    INSERT INTO rgs.book_block (publication_id, mode, number, body)
    SELECT ${blocks.publicationId}, ${blocks.mode}, ${blocks.number}::int - 1 + b.place::int, b.body
    FROM unnest(${blocks.bodies}::bytea[]) WITH ORDINALITY AS b (body, place)`.execute(tx);
}

interface ModeKey {
  readonly publicationId: string;
  readonly mode: string;
}

/** In their order: so many from this one on. */
export async function readBlocks(
  db: Db,
  of: ModeKey & { readonly from: number; readonly count: number },
): Promise<Buffer[]> {
  const { rows } = await sql<{ body: Buffer }>`
    SELECT body FROM rgs.book_block
    WHERE publication_id = ${of.publicationId} AND mode = ${of.mode}
      AND number >= ${of.from} AND number < ${of.from + of.count}
    ORDER BY number`.execute(db);
  return rows.map(({ body }) => body);
}

/** Of all blocks of a mode. */
export async function sumBlockBytes(db: Db, of: ModeKey): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT coalesce(sum(octet_length(body)), 0)::bigint AS bytes FROM rgs.book_block
    WHERE publication_id = ${of.publicationId} AND mode = ${of.mode}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

export async function insertFrontFile(
  tx: Tx,
  publicationId: string,
  file: { readonly path: string; readonly type: string; readonly body: Buffer },
): Promise<void> {
  await sql`
    INSERT INTO rgs.front_file (publication_id, path, type, body)
    VALUES (${publicationId}, ${file.path}, ${file.type}, ${file.body})`.execute(tx);
}
