/** Pictures that operators send for banners: re-encoded, kept by their hash, served to all. */
import { createHash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { type PictureSize, redrawForPages } from "../platform/pictures/pictures.ts";
import { findImage, insertImage } from "./image-repository.ts";

/** Twice the width that the largest banner has on a page. */
const WIDTH_MAX_PX = 1_440;
const PLACE = "/media/";
const FILE = /^([0-9a-f]{64})\.webp$/;

export interface BannerImage extends PictureSize {
  /** The path that it is served at. */
  readonly path: string;
}

export function createImages({ clock }: { readonly clock: Clock }) {
  return {
    /** Null: it cannot be drawn. The same picture again is the same image. */
    keep: async (sent: Buffer) => {
      const drawn = await redrawForPages(sent, { widthMaxPx: WIDTH_MAX_PX });
      if (drawn === null) return null;
      const hash = createHash("sha256").update(drawn.bytes).digest("hex");
      const { width, height } = drawn;
      return async (tx: Tx): Promise<BannerImage> => {
        await insertImage(tx, { hash, ...drawn, at: clock.now() });
        return { path: `${PLACE}${hash}.webp`, width, height };
      };
    },
  };
}

/** A year: what another hash names is another picture. */
const FOR_EVER = "public, max-age=31536000, immutable";

export const serveImages =
  (db: Db): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Params: { file: string } }>(`${PLACE}:file`, async ({ params }, reply) => {
      const hash = FILE.exec(params.file)?.[1];
      const bytes = hash === undefined ? null : await findImage(db, hash);
      if (bytes === null) throw new DomainError("common.not_found");
      return reply
        .header("cache-control", FOR_EVER)
        .header("x-content-type-options", "nosniff")
        .type("image/webp")
        .send(bytes);
    });
  };
