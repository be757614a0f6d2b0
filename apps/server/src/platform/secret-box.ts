/** Encrypts what must be read again, such as an authenticator's secret: AES-256-GCM. */
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import type { Random } from "./random.ts";

export interface SecretBox {
  seal(text: string): Buffer;
  open(sealed: Buffer): string;
}

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSecretBox({ secret, random }: { secret: string; random: Random }): SecretBox {
  const key = createHash("sha256").update(secret).digest();
  return {
    seal: (text) => {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed) => {
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([body, decipher.final()]).toString("utf8");
    },
  };
}
