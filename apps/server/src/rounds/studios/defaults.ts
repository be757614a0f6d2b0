/** The studios of this process, known to the wallet like any others. */
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import type { RsaKeyPair } from "../../platform/secrets/secrets.ts";
import { insertKey, insertStudio, retireOtherKeys } from "./studio-repository.ts";

interface HouseKeys {
  /** All that are accepted. */
  readonly keys: readonly RsaKeyPair[];
  readonly now: Date;
}

export const houseKeyId = ({ number }: Pick<RsaKeyPair, "number">): string => `house-${number}`;

export async function installRoundsDefaults(tx: Tx, houseKeys: HouseKeys): Promise<void> {
  await insertStudio(tx, { code: HOUSE_STUDIO, name: "Tucano" });
  // Imported games: it signs nothing, so it has no key.
  await insertStudio(tx, { code: "rgs", name: "RGS" });
  await installHouseKeys(tx, houseKeys);
}

export async function installHouseKeys(tx: Tx, { keys, now }: HouseKeys): Promise<void> {
  for (const key of keys) {
    const publicKeyPem = key.publicKey.export({ type: "spki", format: "pem" }).toString();
    await insertKey(tx, { keyId: houseKeyId(key), studio: HOUSE_STUDIO, publicKeyPem }, now);
  }
}

/** Those that are not accepted any more verify nothing. */
export async function retireHouseKeys(tx: Tx, { keys }: Pick<HouseKeys, "keys">): Promise<void> {
  await retireOtherKeys(tx, { studio: HOUSE_STUDIO, kept: keys.map(houseKeyId) });
}
