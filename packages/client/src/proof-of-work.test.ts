// Protects: whoever cannot read the picture gets in: what the browser computes is what the server
// accepts, and it stops when nobody waits for it any more.
import { expect, test } from "vitest";
import { leadingZeroBits, solve } from "./proof-of-work.ts";
import { sha256 } from "./sha256.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** The browser's own, which is known to be right. */
async function known(text: Uint8Array<ArrayBuffer>): Promise<Int32Array> {
  const view = new DataView(await crypto.subtle.digest("SHA-256", text));
  return Int32Array.from({ length: 8 }, (_, index) => view.getInt32(index * 4));
}

test("texts of every length have the digest that everybody computes", async () => {
  const long = bytes("Tucano é noite. ".repeat(16));
  for (let length = 0; length <= 200; length += 1) {
    const text = long.slice(0, length);
    expect(sha256(text), `${length} bytes`).toEqual(await known(text));
  }
});

test("the code begins with as many zeros as were asked for, and no smaller one does", async () => {
  const challenge = "kY3b0sVt9mJ4pQ7xA1cD5eF8gH2iL6nO_R-uWzXyTqS";
  const code = await solve(challenge, 10, new AbortController().signal);
  const nonce = Number(code.replace("pow:", ""));
  const zerosOf = async (candidate: number) =>
    leadingZeroBits(await known(bytes(`${challenge}:${candidate}`)));
  expect(await zerosOf(nonce)).toBeGreaterThanOrEqual(10);
  for (let smaller = 0; smaller < nonce; smaller += 1) {
    expect(await zerosOf(smaller)).toBeLessThan(10);
  }
});

test("zeros are counted over words", () => {
  expect(leadingZeroBits(Int32Array.of(-1, 0))).toBe(0);
  expect(leadingZeroBits(Int32Array.of(1, 0))).toBe(31);
  expect(leadingZeroBits(Int32Array.of(0, 0x00ff0000))).toBe(40);
  expect(leadingZeroBits(Int32Array.of(0, 0))).toBe(64);
});

test("it stops when it is told to", async () => {
  const controller = new AbortController();
  const asked = solve("nobody-waits", 60, controller.signal);
  controller.abort();
  await expect(asked).rejects.toThrow("Stopped");
});
