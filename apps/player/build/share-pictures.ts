/** A picture of each game for previews of links: its banner, 1200 × 630, as readers take it. */
import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

const banners = join(import.meta.dirname, "../public/art/banners");

export function sharePictures(): Plugin {
  return {
    name: "tucano:share-pictures",
    apply: "build",
    async generateBundle() {
      const pictures = readdirSync(banners).map(async (file) => ({
        fileName: `art/share/${parse(file).name}.jpg`,
        source: await sharp(join(banners, file))
          .resize(1200, 630, { fit: "cover" })
          .jpeg({ quality: 80, mozjpeg: true })
          .toBuffer(),
      }));
      for (const picture of await Promise.all(pictures))
        this.emitFile({ type: "asset", ...picture });
    },
  };
}
