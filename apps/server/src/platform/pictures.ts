/**
 * What a file really is, by its bytes, and a picture drawn anew: nothing is left of it but what is
 * to be seen, no place where it was taken and no second file behind it.
 */
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import type { FileType } from "@tucano/contract/endpoint.ts";

const ascii = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString("latin1", from, to);

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Null: nothing that is taken in. */
export function typeOfFile(bytes: Buffer): FileType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (bytes.subarray(0, PNG.length).equals(PNG)) return "image/png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "image/webp";
  return ascii(bytes, 0, 5) === "%PDF-" ? "application/pdf" : null;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What the head of a picture says of its size; null when it says nothing that makes sense. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  try {
    const size = readSize(bytes);
    return size === null || size.width < 1 || size.height < 1 ? null : size;
  } catch {
    // Shorter than its own head.
    return null;
  }
}

function readSize(bytes: Buffer): PictureSize | null {
  switch (typeOfFile(bytes)) {
    case "image/png":
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    case "image/jpeg":
      return jpegSize(bytes);
    case "image/webp":
      return webpSize(bytes);
    case "application/pdf":
    case null:
      return null;
  }
}

/** The markers that begin a frame; the others among them mean tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    // Fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): PictureSize | null {
  switch (ascii(bytes, 12, 16)) {
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

/** More would fill the memory when it is unpacked, however small the file is. */
const PIXELS_MAX = 40_000_000;
const QUALITY = 85;

/**
 * As a JPEG whose longer side is at most so long; upright, as the camera meant it. Null: it cannot
 * be drawn, or is too large to be.
 */
export async function redrawPicture(
  bytes: Buffer,
  { sideMaxPx }: { readonly sideMaxPx: number },
): Promise<Buffer | null> {
  const canvas = await draw(bytes, ({ width, height }) => sideMaxPx / Math.max(width, height));
  return canvas === null ? null : canvas.encode("jpeg", QUALITY);
}

/** As a WebP that is at most so wide, for pages. Null as above. */
export async function redrawForPages(
  bytes: Buffer,
  { widthMaxPx }: { readonly widthMaxPx: number },
): Promise<(PictureSize & { readonly bytes: Buffer }) | null> {
  const canvas = await draw(bytes, ({ width }) => widthMaxPx / width);
  if (canvas === null) return null;
  const { width, height } = canvas;
  return { width, height, bytes: await canvas.encode("webp", QUALITY) };
}

async function draw(bytes: Buffer, scaleOf: (size: PictureSize) => number): Promise<Canvas | null> {
  const told = pictureSize(bytes);
  if (told === null || told.width * told.height > PIXELS_MAX) return null;
  const picture = await loadImage(bytes).catch(() => null);
  if (picture === null || picture.width < 1 || picture.height < 1) return null;
  const scale = Math.min(1, scaleOf(picture));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  // What is transparent would come out black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}
