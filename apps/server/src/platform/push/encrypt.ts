/**
 * Message encryption for Web Push (RFC 8291): only the browser that subscribed can read what its
 * push service carries. One record of the aes128gcm coding (RFC 8188).
 */
import { createCipheriv, createECDH, hkdfSync } from "node:crypto";

export const CURVE = "prime256v1";
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const HASH_BYTES = 32;
/** As large as a push service has to take it: RFC 8030, 7.2. */
const RECORD_BYTES = 4_096;
/** Ends the last record. */
const DELIMITER = Buffer.of(2);

export interface PushKeys {
  /** The browser's point on the curve, uncompressed. */
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

interface Once {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** Throws where the browser's key is no point on the curve. */
export function agree(
  { p256dh, auth }: PushKeys,
  privateKey: Buffer,
): { readonly secret: Buffer; readonly ours: Buffer } {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, ours]);
  return { secret: derive(ecdh.computeSecret(p256dh), auth, info, HASH_BYTES), ours };
}

/** `once` is never used again: a salt of 16 bytes, and a private key of 32. */
export function encrypt(text: string, keys: PushKeys, { salt, privateKey }: Once): Buffer {
  const { secret, ours } = agree(keys, privateKey);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", KEY_BYTES);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", NONCE_BYTES);
  const head = Buffer.alloc(4 + 1);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ours.length, 4);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(text, "utf8"), cipher.update(DELIMITER), cipher.final()];
  const whole = Buffer.concat([salt, head, ours, ...sealed, cipher.getAuthTag()]);
  if (whole.length > RECORD_BYTES) throw new Error("The message is too long to be pushed.");
  return whole;
}
