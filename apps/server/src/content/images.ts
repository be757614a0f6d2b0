/** Pictures that operators send for banners: re-encoded, kept by their hash, served to all. */
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { hashOfPicture, picturePath, servePictures } from "../platform/pictures/kept-pictures.ts";
import { type PictureSize, redrawForPages } from "../platform/pictures/pictures.ts";
import { findImage, insertImage } from "./image-repository.ts";

/** Twice the width that the largest banner has on a page. */
const WIDTH_MAX_PX = 1_440;
const PLACE = "/media/";

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
      const hash = hashOfPicture(drawn.bytes);
      const { width, height } = drawn;
      return async (tx: Tx): Promise<BannerImage> => {
        await insertImage(tx, { hash, ...drawn, at: clock.now() });
        return { path: picturePath(PLACE, hash), width, height };
      };
    },
  };
}

export const serveImages = (db: Db): FastifyPluginAsync =>
  servePictures(PLACE, (hash) => findImage(db, hash));
