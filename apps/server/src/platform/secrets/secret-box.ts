/** Encrypts what must be read again, such as an authenticator's secret: AES-256-GCM. */
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import type { Random } from "../random.ts";
import type { Keys } from "./secrets.ts";

export interface SecretBox {
  seal(text: string): Buffer;
  open(sealed: Buffer): string;
  /** Opens again only with the same `boundTo`: in another's place it is not taken for it. */
  sealBytes(bytes: Buffer, boundTo: string): Buffer;
  openBytes(sealed: Buffer, boundTo: string): Buffer;
  /** By the key in use; null: it was that one already. */
  sealAnew(sealed: Buffer, boundTo: string): Buffer | null;
}

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const digestOf = (secret: string) => createHash("sha256").update(secret).digest();

function openWith(key: Buffer, sealed: Buffer, boundTo: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([body, decipher.final()]);
}

/** The first key seals; all of them are tried for what is to be opened. */
export function createSecretBox({ keys, random }: { keys: Keys; random: Random }): SecretBox {
  const find = (sealed: Buffer, boundTo: string) => {
    const [inUse, ...earlier] = keys();
    try {
      return { bytes: openWith(digestOf(inUse), sealed, boundTo), isInUse: true };
    } catch (error) {
      for (const key of earlier) {
        try {
          return { bytes: openWith(digestOf(key), sealed, boundTo), isInUse: false };
        } catch {
          // Not this one.
        }
      }
      throw error;
    }
  };
  const sealBytes = (bytes: Buffer, boundTo: string): Buffer => {
    const nonce = random.bytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, digestOf(keys()[0]), nonce).setAAD(
      Buffer.from(boundTo),
    );
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  };
  const openBytes = (sealed: Buffer, boundTo: string) => find(sealed, boundTo).bytes;
  return {
    sealBytes,
    openBytes,
    sealAnew: (sealed, boundTo) => {
      const { bytes, isInUse } = find(sealed, boundTo);
      return isInUse ? null : sealBytes(bytes, boundTo);
    },
    seal: (text) => sealBytes(Buffer.from(text), ""),
    open: (sealed) => openBytes(sealed, "").toString("utf8"),
  };
}
