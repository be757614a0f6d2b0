// Protects: a verification code can be read by a person, and not out of the file.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { systemRandom } from "../../platform/random.ts";
import { captchaAlphabet, drawCaptcha } from "./captcha-image.ts";
import { isProof } from "./captcha.ts";

test("the image is an SVG of strokes without text, different each time", () => {
  const first = drawCaptcha("AK47X", systemRandom);
  const second = drawCaptcha("AK47X", systemRandom);
  const svg = Buffer.from(first.split(",")[1] ?? "", "base64").toString();
  expect(first).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 168 56">/);
  expect(svg).not.toMatch(/<text|AK47X|NaN/);
  expect(first).not.toBe(second);
  expect(first.length).toBeLessThan(8_000);
});

test("every character of the alphabet has strokes and no doubtful one is in it", () => {
  expect(captchaAlphabet).toHaveLength(17);
  expect(captchaAlphabet).not.toMatch(/[0ODQ1I8BS5Z2GJUV]/);
});

test("a proof of work is a number whose hash begins with the bits asked for", () => {
  const bits = 10;
  const hash = (nonce: number) => createHash("sha256").update(`c:${nonce}`).digest();
  let nonce = 0;
  while (hash(nonce).readUInt16BE(0) >>> (16 - bits) !== 0) nonce += 1;
  expect(isProof("c", String(nonce), bits)).toBe(true);
  expect(isProof("other", String(nonce), 60)).toBe(false);
  for (const wrong of ["", "-1", "1e5", " 1", "9".repeat(16)]) {
    expect(isProof("c", wrong, 0)).toBe(false);
  }
});
