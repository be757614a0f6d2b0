/** Who sends (VAPID, RFC 8292): a token for one push service, signed by the house's key. */
import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";
import { CURVE } from "./encrypt.ts";

export interface VapidKey {
  /** What browsers subscribe with, in base64url. */
  readonly publicKey: string;
  readonly signing: KeyObject;
}

const COORDINATE_BYTES = 32;
/** RFC 8292 allows a day; clocks differ. */
const VALID_SECONDS = 12 * 3_600;

const to64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString("base64url");

/** Throws where the 32 bytes are no key of the curve. */
export function toVapidKey(privateKey: string): VapidKey {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(Buffer.from(privateKey, "base64url"));
  const point = ecdh.getPublicKey();
  const [x, y] = [point.subarray(1, 1 + COORDINATE_BYTES), point.subarray(1 + COORDINATE_BYTES)];
  const jwk = { kty: "EC", crv: "P-256", d: privateKey, x: to64(x), y: to64(y) };
  return {
    publicKey: to64(point),
    signing: createPrivateKey({ key: jwk, format: "jwk" }),
  };
}

/** The header Authorization for this endpoint. `contact` is where its service can write to. */
export function authorizationFor(
  { publicKey, signing }: VapidKey,
  of: { readonly endpoint: string; readonly contact: string; readonly now: Date },
): string {
  const expires = Math.floor(of.now.getTime() / 1_000) + VALID_SECONDS;
  const claims = { aud: new URL(of.endpoint).origin, exp: expires, sub: of.contact };
  const head = { typ: "JWT", alg: "ES256" };
  const signed = [head, claims].map((part) => to64(JSON.stringify(part))).join(".");
  const signature = sign("sha256", Buffer.from(signed), {
    key: signing,
    dsaEncoding: "ieee-p1363",
  });
  return `vapid t=${signed}.${to64(signature)}, k=${publicKey}`;
}
