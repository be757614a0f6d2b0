// Protects: nobody but this server makes a token that is believed.
import { createHmac, generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { createAdjustableClock } from "../../platform/clock.ts";
import { createAccessTokens } from "./access-tokens.ts";

const clock = createAdjustableClock(new Date("2026-11-20T12:00:00Z"));
const tokens = createAccessTokens({ keys: () => ["one"], clock });
const SESSION = "5f0c9d5e-6e0a-4c0a-9a3b-1d6b0f3c2a11";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a token tells who and which session, until it expires", async () => {
  const { token } = await tokens.sign(toMemberId(123_456_789), SESSION);
  expect(await tokens.verify(token)).toMatchObject({ memberId: 123_456_789, sessionId: SESSION });
  const later = createAdjustableClock(new Date("2026-11-20T12:15:01Z"));
  expect(await createAccessTokens({ keys: () => ["one"], clock: later }).verify(token)).toBeNull();
});

test("algorithm none, a swapped algorithm, another key, audience or type are refused", async () => {
  const { token } = await tokens.sign(toMemberId(123_456_789), SESSION);
  const [header = "", payload = "", signature = ""] = token.split(".");
  const none = `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const claims = () =>
    new SignJWT({ sid: SESSION })
      .setSubject("123456789")
      .setIssuer("tucano")
      .setIssuedAt(1_795_176_000)
      .setExpirationTime(1_795_179_000);
  const asymmetric = await claims()
    .setAudience("player")
    .setProtectedHeader({ alg: "RS256", typ: "at+jwt" })
    .sign(privateKey);
  const otherKey = await createAccessTokens({ keys: () => ["two"], clock }).sign(
    toMemberId(123_456_789),
    SESSION,
  );
  const raised = encode({ ...JSON.parse(Buffer.from(payload, "base64url").toString()), sub: "1" });
  const weak = createHmac("sha256", "one").update(`${header}.${raised}`).digest("base64url");
  const forged = [
    none,
    asymmetric,
    otherKey.token,
    `${header}.${raised}.${signature}`,
    `${header}.${raised}.${weak}`,
    `${header}.${payload}.`,
    "",
    "a.b.c",
    "..",
    "x".repeat(5_000),
  ];
  for (const one of forged) expect(await tokens.verify(one)).toBeNull();
});
