/** Compresses long answers, if the client can decompress them. */
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** A higher level saves a few percent and costs many times the work. */
const BROTLI_QUALITY = 4;

export type Encoding = "br" | "gzip";

/** The best encoding that `accept-encoding` allows; null: none. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const names = (accepted ?? "")
    .toLowerCase()
    .split(",")
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(";")[0]?.trim());
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : null;
}

export function pack(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return gzip(text);
  return brotli(text, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    },
  });
}
