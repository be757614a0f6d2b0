/**
 * The thread that unpacks and draws pictures. What is in them was made by strangers: here nobody
 * waits for it but who sent it, and it may be ended in the middle of its work.
 */
import { parentPort } from "node:worker_threads";
import { createCanvas, loadImage } from "@napi-rs/canvas";

export type PictureLook =
  | { readonly format: "jpeg"; readonly sideMaxPx: number }
  | { readonly format: "webp"; readonly widthMaxPx: number }
  /** Of this very size: what does not fit its shape is cut off on both sides alike. */
  | { readonly format: "tile"; readonly width: number; readonly height: number };

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
  const { width, height } = look.format === "tile" ? look : sizeOf(picture, look);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  // What is transparent would come out black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  const scale = Math.max(width / picture.width, height / picture.height);
  const [cutWidth, cutHeight] = [width / scale, height / scale];
  const [left, top] = [(picture.width - cutWidth) / 2, (picture.height - cutHeight) / 2];
  context.drawImage(picture, left, top, cutWidth, cutHeight, 0, 0, width, height);
  const drawn =
    look.format === "jpeg"
      ? await canvas.encode("jpeg", QUALITY)
      : await canvas.encode("webp", QUALITY);
  return { width, height, bytes: drawn };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** All of it, and never larger than it is. */
function sizeOf(picture: Size, look: Exclude<PictureLook, { format: "tile" }>): Size {
  const wanted =
    look.format === "jpeg"
      ? look.sideMaxPx / Math.max(picture.width, picture.height)
      : look.widthMaxPx / picture.width;
  const scale = Math.min(1, wanted);
  const width = Math.max(1, Math.round(picture.width * scale));
  return { width, height: Math.max(1, Math.round(picture.height * scale)) };
}

parentPort?.on("message", (order: PictureOrder) => {
  void draw(order)
    .catch(() => null)
    .then((drawn) => parentPort?.postMessage(drawn));
});
