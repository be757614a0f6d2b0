/**
 * The thread that unpacks and draws pictures. What is in them was made by strangers: here nobody
 * waits for it but who sent it, and it may be ended in the middle of its work.
 */
import { parentPort } from "node:worker_threads";
import { createCanvas, loadImage } from "@napi-rs/canvas";

export type PictureLook =
  | { readonly format: "jpeg"; readonly sideMaxPx: number }
  | { readonly format: "webp"; readonly widthMaxPx: number };

export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** A request to the thread, one at a time. */
export interface PictureOrder {
  readonly bytes: Uint8Array;
  readonly look: PictureLook;
}

const QUALITY = 85;

/** Null: it is no picture after all. */
async function draw({ bytes, look }: PictureOrder): Promise<DrawnPicture | null> {
  const picture = await loadImage(Buffer.from(bytes)).catch(() => null);
  if (picture === null || picture.width < 1 || picture.height < 1) return null;
  const wanted =
    look.format === "jpeg"
      ? look.sideMaxPx / Math.max(picture.width, picture.height)
      : look.widthMaxPx / picture.width;
  const scale = Math.min(1, wanted);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  // What is transparent would come out black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  const drawn =
    look.format === "jpeg"
      ? await canvas.encode("jpeg", QUALITY)
      : await canvas.encode("webp", QUALITY);
  return { width, height, bytes: drawn };
}

parentPort?.on("message", (order: PictureOrder) => {
  void draw(order)
    .catch(() => null)
    .then((drawn) => parentPort?.postMessage(drawn));
});
