/** RSA-SHA256 (PKCS#1 v1.5) over the exact bytes of a body, as base64. */
import { createHash, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

/** An RSA-4096 signature is 684 characters of base64. */
const SIGNATURE_LENGTH_MAX = 1_024;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

export function signBody(body: Buffer | string, privateKey: KeyObject): string {
  return sign("RSA-SHA256", Buffer.from(body), privateKey).toString("base64");
}

export function isSignatureValid(message: {
  body: Buffer;
  signature: string;
  publicKey: KeyObject;
}): boolean {
  const { body, signature, publicKey } = message;
  if (signature.length > SIGNATURE_LENGTH_MAX || !BASE64.test(signature)) return false;
  try {
    return verify("RSA-SHA256", body, publicKey, Buffer.from(signature, "base64"));
  } catch {
    return false;
  }
}

/** Throws for anything but an RSA key of at least 2048 bits. */
export function readStudioKey(publicKeyPem: string): KeyObject {
  const key = createPublicKey(publicKeyPem);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== "rsa" || bits < 2_048) {
    throw new RangeError("A studio's key is RSA of at least 2048 bits.");
  }
  return key;
}

/** As both sides compute it: `openssl pkey -pubin -in key.pem -outform der | sha256sum`. */
export function fingerprintOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(der).digest("hex");
}
