/**
 * Server seeds that are not revealed yet, as they lie in the database: sealed by a key that lies
 * elsewhere, each for the commitment that it was made for. Somebody with the database alone, or a
 * copy of it, knows no round that is still to come. The first key seals, all of them open.
 */
import { createHash } from "node:crypto";
import type { Config } from "../config/config.ts";
import type { Random } from "../random.ts";
import type { KeyList, Keys, Secrets } from "./secrets.ts";
import { createSecretBox, type SecretBox } from "./secret-box.ts";

export interface SeedBox {
  /** What is sealed by the key in use begins with it. */
  readonly keyName: Buffer;
  seal(seed: Uint8Array, commitment: string): Buffer;
  /** Throws when it was sealed for another commitment, or by a key that is not known here. */
  open(sealed: Buffer, commitment: string): Buffer;
}

const KEY_NAME_BYTES = 4;

/** Says which key it was, and nothing of the key. */
function nameOf(key: string): Buffer {
  const digest = createHash("sha256").update(`name of the seed key ${key}`).digest();
  return digest.subarray(0, KEY_NAME_BYTES);
}

export function createSeedBox(options: { readonly keys: Keys; readonly random: Random }): SeedBox {
  const { keys, random } = options;
  let known: { readonly list: KeyList; readonly boxes: ReadonlyMap<string, SecretBox> } | null;
  known = null;
  const boxesNow = () => {
    const list = keys();
    if (known?.list !== list) {
      const box = (key: string) => createSecretBox({ keys: () => [key], random });
      const boxes = new Map(list.map((key) => [nameOf(key).toString("hex"), box(key)]));
      known = { list, boxes };
    }
    return known.boxes;
  };
  const keyNameNow = () => nameOf(keys()[0]);
  const boxOf = (name: Buffer): SecretBox => {
    const box = boxesNow().get(name.toString("hex"));
    if (box === undefined)
      throw new Error("A seed is sealed by a key that SEED_KEY does not name.");
    return box;
  };
  return {
    get keyName() {
      return keyNameNow();
    },
    seal: (seed, commitment) => {
      const keyName = keyNameNow();
      const sealed = boxOf(keyName).sealBytes(Buffer.from(seed), commitment);
      return Buffer.concat([keyName, sealed]);
    },
    open: (sealed, commitment) => {
      const name = sealed.subarray(0, KEY_NAME_BYTES);
      return boxOf(name).openBytes(sealed.subarray(KEY_NAME_BYTES), commitment);
    },
  };
}

/** Of the keys that SEED_KEY names; without any, of one that this installation has made itself. */
export function seedBoxOf({
  config,
  secrets,
  random,
}: {
  readonly config: Pick<Config, "seedKeys">;
  readonly secrets: Secrets;
  readonly random: Random;
}): SeedBox {
  const [first, ...others] = config.seedKeys;
  const named: KeyList | null = first === undefined ? null : [first, ...others];
  return createSeedBox({ keys: named === null ? secrets.keys("seeds") : () => named, random });
}

/**
 * A seed that is unencrypted, from before seeds were sealed, or under a key that has been replaced.
 */
export interface UnsealedSeed {
  readonly id: string;
  readonly commitment: string;
  readonly open: Buffer | null;
  readonly sealed: Buffer | null;
}

export interface SealedSeed {
  readonly id: string;
  readonly sealed: Buffer;
}

const SEALED_AT_ONCE = 1_000;

/** Seals under the key in use whatever is not; answers how many. Before anybody plays. */
export async function sealLeft(
  box: SeedBox,
  seeds: {
    read(keyName: Buffer, limit: number): Promise<readonly UnsealedSeed[]>;
    write(sealed: readonly SealedSeed[]): Promise<void>;
  },
): Promise<number> {
  let total = 0;
  for (;;) {
    const found = await seeds.read(box.keyName, SEALED_AT_ONCE);
    if (found.length === 0) return total;
    await seeds.write(
      found.map(({ id, commitment, open, sealed }) => ({
        id,
        sealed: box.seal(open ?? box.open(sealed ?? Buffer.alloc(0), commitment), commitment),
      })),
    );
    total += found.length;
  }
}
