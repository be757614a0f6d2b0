// Protects: a key laid over hashes leaves each of them good, and makes the key before it worthless
// to whoever has the database; what was made before there were layers is read as one layer.
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createKeyedHash, type KeyedHash } from "./keyed-hash.ts";

const at = (keys: readonly string[], inUse: number, accepted: number): KeyedHash =>
  createKeyedHash(() => ({ keys, inUse, accepted }));

const first = at(["a"], 1, 1);
const adding = at(["a", "b"], 1, 2);
const using = at(["a", "b"], 2, 2);
const second = at(["a", "b"], 2, 1);

test("one key makes the plain HMAC that was stored before there were layers", () => {
  const plain = createHmac("sha256", "a").update("six digits").digest();
  expect(first.hash("six digits")).toEqual(plain);
  expect(first.name("six digits")).toEqual(plain);
});

test("while a key is replaced, what any server made is accepted by every other", () => {
  for (const one of [first, adding, using]) {
    for (const other of [adding, using]) {
      expect(other.isHash(one.hash("digits"), "digits")).toBe(true);
      expect(other.isHash(one.hash("digits"), "others")).toBe(false);
      expect(other.variants("digits")[0]).toEqual(other.hash("digits"));
    }
  }
});

test("a hash is renewed once, to what the new key makes of the same text", () => {
  const renewed = second.renew(first.hash("digits"));
  expect(renewed).toEqual(second.hash("digits"));
  expect(second.renew(second.hash("digits"))).toBeNull();
  const third = at(["a", "b", "c"], 3, 1);
  expect(third.renew(first.hash("digits"))).toEqual(third.hash("digits"));
  expect(third.renew(second.hash("digits"))).toEqual(third.hash("digits"));
});

test("afterwards the old key alone finds nothing, and is not accepted", () => {
  const stored = second.hash("digits");
  expect(first.isHash(stored, "digits")).toBe(false);
  expect(stored.subarray(0, 32)).not.toEqual(first.hash("digits"));
  expect(second.isHash(first.hash("digits"), "digits")).toBe(false);
});

test("a name stays as it is", () => {
  expect(second.name("passkey-user:7")).toEqual(first.name("passkey-user:7"));
});
