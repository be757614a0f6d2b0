/**
 * Our keys for requests to partners: each partner has keys of its own, so that whoever gets hold of
 * one speaks for us to nobody else. A partner that has none is asked by the house's key.
 */
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Random } from "../../platform/random.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import { renewAll } from "../../platform/secrets/renew-all.ts";
import { createSecretBox, type SecretBox } from "../../platform/secrets/secret-box.ts";
import type { RsaKeys, Secrets } from "../../platform/secrets/secrets.ts";
import {
  insertOwnKey,
  listOwnKeysAfter,
  type OwnKeyRow,
  resealOwnKey,
} from "./own-key-repository.ts";
import { operatorKeyId } from "./operator-signature.ts";
import { ownKeyState } from "./partner-policy.ts";
import { fingerprintOf } from "./signature.ts";
import type { Studios } from "./studios.ts";

export const OWN_KEYS_KEY = "rounds-partner-keys";
const KEY_BITS = 2_048;
const REMEMBERED_MAX = 1_000;
const newPair = promisify(generateKeyPair);

type Sealing = { readonly secrets: Secrets; readonly random: Random };

const boxOf = ({ secrets, random }: Sealing): SecretBox =>
  createSecretBox({ keys: secrets.keys(OWN_KEYS_KEY), random });

export interface OwnKey {
  readonly keyId: string;
  readonly publicKeyPem: string;
}

export interface OwnKeyWish {
  readonly studio: string;
  readonly addedBy: string | null;
  readonly signsFrom: Date;
}

export interface OwnKeys {
  /** Signs by the key of the moment. */
  signerOf(studio: string): Promise<{ readonly keyId: string; readonly privateKey: KeyObject }>;
  /** Those that a partner has to know: the one that signs first, then those to come. */
  shownTo(studio: string | null): Promise<readonly OwnKey[]>;
  make(tx: Tx, wish: OwnKeyWish): Promise<OwnKeyRow>;
}

export function createOwnKeys(
  deps: Sealing & {
    readonly clock: Clock;
    readonly studios: Pick<Studios, "listOwnKeys">;
    readonly houseKeys: RsaKeys;
  },
): OwnKeys {
  const { clock, studios, houseKeys } = deps;
  const box = boxOf(deps);
  const opened = new BoundedMap<string, KeyObject>(REMEMBERED_MAX);
  const open = ({ keyId, sealed }: OwnKeyRow): KeyObject => {
    const known = opened.get(keyId);
    if (known !== undefined) return known;
    // Sealed for this id: in another row it is not taken for that row's key.
    const key = createPrivateKey(box.openBytes(sealed, keyId).toString("utf8"));
    opened.set(keyId, key);
    return key;
  };
  const statesOf = async (studio: string) => {
    const rows = await studios.listOwnKeys(studio);
    return rows.map((row) => ({ row, state: ownKeyState(row, rows, clock.now()) }));
  };
  const houses = (): OwnKey[] =>
    houseKeys().map((key) => ({
      keyId: operatorKeyId(key),
      publicKeyPem: key.publicKey.export({ type: "spki", format: "pem" }).toString(),
    }));
  return {
    signerOf: async (studio) => {
      const signing = (await statesOf(studio)).find(({ state }) => state === "signs");
      if (signing !== undefined) return { keyId: signing.row.keyId, privateKey: open(signing.row) };
      const [house] = houseKeys();
      return { keyId: operatorKeyId(house), privateKey: house.privateKey };
    },
    shownTo: async (studio) => {
      if (studio === null) return houses();
      const known = (await statesOf(studio)).filter(({ state }) => state !== "retired");
      const [signing, others] = [true, false].map((isSigning) =>
        known.filter(({ state }) => (state === "signs") === isSigning).map(({ row }) => row),
      );
      return [...(signing?.length === 0 ? houses() : (signing ?? [])), ...(others ?? [])].map(
        ({ keyId, publicKeyPem }) => ({ keyId, publicKeyPem }),
      );
    },
    make: async (tx, { studio, addedBy, signsFrom }) => {
      const { privateKey, publicKey } = await newPair("rsa", { modulusLength: KEY_BITS });
      const keyId = `operator-${studio}-${fingerprintOf(publicKey).slice(0, 12)}`;
      const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
      const row: OwnKeyRow = {
        keyId,
        studio,
        publicKeyPem: publicKey.export({ type: "spki", format: "pem" }).toString(),
        sealed: box.sealBytes(Buffer.from(pem), keyId),
        addedBy,
        createdAt: clock.now(),
        signsFrom,
        retiresAt: null,
      };
      await insertOwnKey(tx, row);
      return row;
    },
  };
}

export const ownFingerprint = ({ publicKeyPem }: OwnKey): string =>
  fingerprintOf(createPublicKey(publicKeyPem));

/** When the key that seals them has been replaced. Harmless when run twice. */
export function sealOwnKeys(deps: Sealing & { readonly db: Db }): Promise<number> {
  const { db } = deps;
  const box = boxOf(deps);
  return renewAll({
    read: (after: OwnKeyRow | null, limit) => listOwnKeysAfter(db, after?.keyId ?? "", limit),
    renew: ({ keyId, sealed }) => box.sealAnew(sealed, keyId),
    write: (changes) =>
      inTransaction(db, async (tx) => {
        for (const { row, value } of changes) await resealOwnKey(tx, row, value);
      }),
  });
}
