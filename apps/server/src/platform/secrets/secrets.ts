/** Secrets this installation made for itself: generated once, kept in DATA_DIR, mode 600. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Random } from "../random.ts";

export interface RsaKeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export interface Secrets {
  /** 256 bits of base64url, the same at every start. */
  text(name: string): string;
  rsaKeyPair(name: string): RsaKeyPair;
}

export function createSecrets({ folder, random }: { folder: string; random: Random }): Secrets {
  const kept = (name: string, make: () => string): string => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, name);
    if (!existsSync(file)) {
      try {
        writeFileSync(file, make(), { mode: 0o600, flag: "wx" });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
    }
    return readFileSync(file, "utf8");
  };
  return {
    text: (name) => kept(name, () => random.token(32)),
    rsaKeyPair: (name) => {
      const pem = kept(`${name}.pem`, () => {
        const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
        return pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
      });
      const privateKey = createPrivateKey(pem);
      return { privateKey, publicKey: createPublicKey(privateKey) };
    },
  };
}
