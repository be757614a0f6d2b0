/** Fetches the pictures of one game and counts the bytes that really arrived. */
import type { SceneImages } from "../scene/scene-options.ts";
import type { Theme } from "../themes.ts";

export interface Progress {
  loadedBytes: number;
  totalBytes: number;
}

export async function loadImages(
  images: Theme["images"],
  onProgress: (progress: Progress) => void,
): Promise<SceneImages> {
  const progress = { loadedBytes: 0, totalBytes: 0 };
  const load = async (address: string): Promise<ImageBitmap> => {
    const response = await fetch(address);
    if (!response.ok || response.body === null) throw new Error(`HTTP ${response.status}`);
    progress.totalBytes += Number(response.headers.get("content-length") ?? 0);
    const parts: BlobPart[] = [];
    for await (const part of readParts(response.body)) {
      parts.push(part);
      progress.loadedBytes += part.byteLength;
      progress.totalBytes = Math.max(progress.totalBytes, progress.loadedBytes);
      onProgress({ ...progress });
    }
    const type = response.headers.get("content-type") ?? "image/webp";
    return createImageBitmap(new Blob(parts, { type }));
  };
  const [symbols, title, hero, worldWide, worldTall] = await Promise.all([
    load(images.symbols),
    load(images.title),
    load(images.hero),
    load(images.worldWide),
    load(images.worldTall),
    loadFonts(),
  ]);
  return { symbols, title, hero, worldWide, worldTall };
}

/** Not every browser can iterate a stream. */
async function* readParts(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Canvas drawing does not wait for fonts by itself. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([
    document.fonts.load('40px "Lilita One"', "×0"),
    document.fonts.load('16px "Sora Variable"', "R$"),
  ]);
}
