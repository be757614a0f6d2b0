/** Encrypts what must be read again, such as an authenticator's secret: AES-256-GCM. */
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import type { Random } from "../random.ts";

export interface SecretBox {
  seal(text: string): Buffer;
  open(sealed: Buffer): string;
  /** Opens again only with the same `boundTo`: in another's place it is not taken for it. */
  sealBytes(bytes: Buffer, boundTo: string): Buffer;
  openBytes(sealed: Buffer, boundTo: string): Buffer;
}

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSecretBox({ secret, random }: { secret: string; random: Random }): SecretBox {
  const key = createHash("sha256").update(secret).digest();
  const sealBytes = (bytes: Buffer, boundTo: string): Buffer => {
    const nonce = random.bytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(boundTo));
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  };
  const openBytes = (sealed: Buffer, boundTo: string): Buffer => {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(boundTo));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]);
  };
  return {
    sealBytes,
    openBytes,
    seal: (text) => sealBytes(Buffer.from(text), ""),
    open: (sealed) => openBytes(sealed, "").toString("utf8"),
  };
}
