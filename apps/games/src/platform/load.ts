/** Fetches the pictures of one game and counts the bytes that really arrived. */
export interface Progress {
  loadedBytes: number;
  totalBytes: number;
}

export async function loadPictures<Name extends string>(
  addresses: Readonly<Record<Name, string>>,
  onProgress: (progress: Progress) => void,
): Promise<Record<Name, ImageBitmap>> {
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
  const names = Object.keys(addresses) as Name[];
  const loaded = await Promise.all(
    names.map(async (name) => [name, await load(addresses[name])] as const),
  );
  return Object.fromEntries(loaded) as Record<Name, ImageBitmap>;
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
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([
    document.fonts.load('40px "Lilita One"', "×0"),
    document.fonts.load('16px "Sora Variable"', "R$"),
  ]);
}
