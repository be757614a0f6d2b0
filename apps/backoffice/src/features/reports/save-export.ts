/** Fetches a file in parts, so that no answer is large, and hands it to the browser. */
import { readExportPart } from "@tucano/contract/backoffice/payments/reports.ts";
import { saveFile } from "../../platform/save-file.ts";
import { call } from "../../platform/api.ts";

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export async function saveExport(id: number): Promise<void> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let name = "";
  let offset: number | null = 0;
  while (offset !== null) {
    const part: Awaited<ReturnType<typeof readPart>> = await readPart(id, offset);
    parts.push(bytesOf(part.content));
    ({ name, next: offset } = part);
  }
  saveFile(name, new Blob(parts));
}

const readPart = (id: number, offset: number) => call(readExportPart, { id, offset });
