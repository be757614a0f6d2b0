// Protects: an answer is packed only for somebody who can unpack it, and unpacks to what it was.
import zlib from "node:zlib";
import { expect, test } from "vitest";
import { encodingFor, pack } from "./pack.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip;q=1.0", "gzip"],
  ["br; q=0.0", null],
  ["identity", null],
  ["", null],
  [undefined, null],
])("accept-encoding %j gives %j", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test("what is packed unpacks to the same", async () => {
  const text = JSON.stringify({ name: "Onça Dourada" }).repeat(200);
  expect(zlib.brotliDecompressSync(await pack(text, "br")).toString()).toBe(text);
  expect(zlib.gunzipSync(await pack(text, "gzip")).toString()).toBe(text);
});
