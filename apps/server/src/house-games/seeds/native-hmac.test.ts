// Protects: the server draws from the same chance as the page on which anybody verifies a round.
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createWords, digestOf } from "@tucano/game-math/provably-fair.ts";
import { nativeHmac } from "./native-hmac.ts";

const keys = fc.uint8Array({ minLength: 0, maxLength: 64 });

test("it is HMAC-SHA256, whatever the key and the message", () => {
  fc.assert(
    fc.property(keys, fc.string({ unit: "binary", maxLength: 120 }), (key, message) => {
      const expected = createHmac("sha256", key).update(message).digest("hex");
      expect(Buffer.from(nativeHmac(key, message)).toString("hex")).toBe(expected);
    }),
  );
});

test("a round's words are those that the portable way gives", () => {
  const round = { serverSeed: new Uint8Array(32).fill(7), clientSeed: "tucano", nonce: 41 };
  const [portable, native] = [createWords(round), createWords(round, nativeHmac)];
  for (let index = 0; index < 100; index += 1) expect(native()).toBe(portable());
  expect(nativeHmac(round.serverSeed, "tucano:41:3")).toEqual(Buffer.from(digestOf(round, 3)));
});

test("what would not fit is refused, not cut", () => {
  expect(() => nativeHmac(new Uint8Array(65), "m")).toThrow(RangeError);
  expect(() => nativeHmac(new Uint8Array(32), "m".repeat(513))).toThrow(RangeError);
});
