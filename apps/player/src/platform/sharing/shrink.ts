/** Photos of today are larger than anybody needs to read what is on them: less is sent. */
import { PICTURE_BYTES_MAX, PICTURE_TYPES } from "@tucano/contract/player/account/identity.ts";

const SIDE_MAX_PX = 2_400;
const QUALITY = 0.9;
/** Below this, a photo is sent unchanged. */
const PLAIN_BYTES_MAX = 2 * 1024 * 1024;

const isTaken = ({ type }: Blob) => PICTURE_TYPES.some((one) => one === type);

/** The same picture, small enough to send; what cannot be decoded is sent unchanged and refused. */
export async function shrink(file: Blob): Promise<Blob> {
  try {
    // Upright, as the camera meant it.
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, SIDE_MAX_PX / Math.max(picture.width, picture.height));
    // Few bytes may still be more points than the server unpacks.
    if (scale === 1 && isTaken(file) && file.size <= PLAIN_BYTES_MAX) {
      picture.close();
      return file;
    }
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", QUALITY),
    );
    return smaller ?? file;
  } catch {
    return file;
  }
}

/** Larger, or of another kind, and nobody could make it smaller: the server would refuse it. */
export function isTooLarge({ size }: Blob): boolean {
  return size > 4 * PICTURE_BYTES_MAX;
}
