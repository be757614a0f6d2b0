/**
 * What a file really is, by its bytes, and a picture re-encoded: nothing is left of it but what is
 * to be seen, no place where it was taken and no second file behind it.
 */
import type { FileType } from "@tucano/contract/endpoint.ts";
import type { DrawnPicture, PictureLook } from "./picture-drawer.ts";
import { drawInThread } from "./picture-thread.ts";

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
      // What draws it steps over strange parts in front of the head, and takes a later one.
      if (ascii(bytes, 12, 16) !== "IHDR") return null;
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

/** Those that say no length: what draws it goes on right behind them, so none is stepped over. */
const isBare = (marker: number): boolean => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9);

function jpegSize(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (isBare(marker)) return null;
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

/** What the cameras of telephones call twelve megapixels: some 48 MB when it is unpacked. */
const PIXELS_MAX = 12 * 1_024 * 1_024;

/**
 * As a JPEG whose longer side is at most so long; upright, as the camera meant it. Null: it cannot
 * be drawn, or is too large to be. Throws `common.overloaded` when too many wait to be drawn.
 */
export async function redrawPicture(
  bytes: Buffer,
  { sideMaxPx }: { readonly sideMaxPx: number },
): Promise<Buffer | null> {
  const drawn = await draw(bytes, { format: "jpeg", sideMaxPx });
  return drawn?.bytes ?? null;
}

/** As a WebP that is at most so wide, for pages. Null and thrown as above. */
export function redrawForPages(
  bytes: Buffer,
  { widthMaxPx }: { readonly widthMaxPx: number },
): Promise<DrawnPicture | null> {
  return draw(bytes, { format: "webp", widthMaxPx });
}

/** As a WebP of this very size. Null and thrown as above. */
export async function redrawAsTile(bytes: Buffer, size: PictureSize): Promise<Buffer | null> {
  const drawn = await draw(bytes, { format: "tile", ...size });
  return drawn?.bytes ?? null;
}

/** Counted by its head, before anything of it is unpacked. */
async function draw(bytes: Buffer, look: PictureLook): Promise<DrawnPicture | null> {
  const told = pictureSize(bytes);
  if (told === null || told.width * told.height > PIXELS_MAX) return null;
  return drawInThread(bytes, look);
}
