/**
 * Tiles of games that others made. Whatever came is drawn anew in the two sizes that lists show, so
 * nothing of a stranger's file reaches a browser, and no page loads a picture from elsewhere.
 */
import type { FastifyPluginAsync } from "fastify";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { hashOfPicture, picturePath, servePictures } from "../platform/pictures/kept-pictures.ts";
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

export const tilePath = (hash: string): string => picturePath(PLACE, hash);

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
  const [large, small] = [hashOfPicture(tile.large), hashOfPicture(tile.small)];
  await insertArtwork(tx, { hash: large, bytes: tile.large, at });
  await insertArtwork(tx, { hash: small, bytes: tile.small, at });
  const isSet = await updateTile(tx, { studio, code, large, small });
  if (!isSet) throw new DomainError("catalog.game_not_found");
  return tilePath(large);
}

export const serveArtwork = (db: Db): FastifyPluginAsync =>
  servePictures(PLACE, (hash) => findArtwork(db, hash));
