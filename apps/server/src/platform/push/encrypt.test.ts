// Protects: what is pushed is encrypted as browsers decrypt it, and nobody between can read it.
import { expect, test } from "vitest";
import { encrypt } from "./encrypt.ts";

const from64 = (text: string) => Buffer.from(text, "base64url");

const keys = {
  p256dh: from64(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  ),
  auth: from64("BTBZMqHH6r4Tts7J_aSIgg"),
};
const once = {
  salt: from64("DGv6ra1nlYgDCS1FRnbzlw"),
  privateKey: from64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
};

test("the example of RFC 8291 comes out to the byte", () => {
  const sealed = encrypt("When I grow up, I want to be a watermelon", keys, once);
  expect(sealed.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS" +
      "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Q" +
      "ulcy4a-fN",
  );
});

test("a key off the curve, and more than a push service takes, are refused", () => {
  const off = { ...keys, p256dh: Buffer.alloc(65, 4) };
  expect(() => encrypt("x", off, once)).toThrow();
  expect(() => encrypt("x".repeat(4_000), keys, once)).toThrow("too long");
});
