/**
 * Tiles of games that others made. Whatever came is drawn anew in the two sizes that lists show, so
 * nothing of a stranger's file reaches a browser, and no page loads a picture from elsewhere.
 */
import { createHash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { redrawAsTile } from "../platform/pictures/pictures.ts";
import { findArtwork, insertArtwork, updateTile } from "./artwork-repository.ts";

export interface Tile {
  readonly large: Buffer;
  readonly small: Buffer;
}

/** What a sender may send. */
export const TILE_MAX_BYTES = 2 * 1024 * 1024;
const LARGE = { width: 480, height: 640 };
const SMALL = { width: 240, height: 320 };
const PLACE = "/media/games/";
const FILE = /^([0-9a-f]{64})\.webp$/;
/** A year: what another hash names is another picture. */
const FOR_EVER = "public, max-age=31536000, immutable";

export const tilePath = (hash: string): string => `${PLACE}${hash}.webp`;

/** Null: it cannot be drawn. Throws `common.overloaded` when too many wait to be drawn. */
export async function drawTile(sent: Buffer): Promise<Tile | null> {
  if (sent.length > TILE_MAX_BYTES) return null;
  const large = await redrawAsTile(sent, LARGE);
  const small = large === null ? null : await redrawAsTile(sent, SMALL);
  return large === null || small === null ? null : { large, small };
}

/** Throws catalog.game_not_found. */
export async function setTile(
  tx: Tx,
  of: { readonly studio: string; readonly code: string; readonly tile: Tile; readonly at: Date },
): Promise<string> {
  const { studio, code, tile, at } = of;
  const [large, small] = [hashOf(tile.large), hashOf(tile.small)];
  await insertArtwork(tx, { hash: large, bytes: tile.large, at });
  await insertArtwork(tx, { hash: small, bytes: tile.small, at });
  const isSet = await updateTile(tx, { studio, code, large, small });
  if (!isSet) throw new DomainError("catalog.game_not_found");
  return tilePath(large);
}

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

export const serveArtwork =
  (db: Db): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Params: { file: string } }>(`${PLACE}:file`, async ({ params }, reply) => {
      const hash = FILE.exec(params.file)?.[1];
      const bytes = hash === undefined ? null : await findArtwork(db, hash);
      if (bytes === null) throw new DomainError("common.not_found");
      return reply
        .header("cache-control", FOR_EVER)
        .header("x-content-type-options", "nosniff")
        .type("image/webp")
        .send(bytes);
    });
  };
