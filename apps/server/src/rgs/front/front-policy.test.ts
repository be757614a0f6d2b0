// Protects: an imported front end runs its own scripts only, and speaks to the house alone.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { frontPolicy, inlineHashes } from "./front-policy.ts";

test("scripts within a page are known by their hashes, those with an address are not", () => {
  const hash = createHash("sha256").update("a()").digest("base64");
  const html = '<script src="x.js"></script><script type="module">a()</script>';
  expect(inlineHashes(html)).toEqual([`'sha256-${hash}'`]);
});

test("each directive names what it lets in", () => {
  const policy = frontPolicy({
    houses: ["https://a.example", "https://b.example"],
    scripts: ["'h'"],
  });
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval' 'h'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "connect-src 'self' data: blob: https://a.example https://b.example",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors https://a.example https://b.example",
  ]);
});
