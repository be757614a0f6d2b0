/** The house's own studio, known to the wallet like any other. */
import type { KeyObject } from "node:crypto";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { insertKey, upsertStudio } from "./studio-repository.ts";

const HOUSE_KEY_ID = "house-1";

export async function installRoundsDefaults(
  tx: Tx,
  { houseKey, now }: { houseKey: KeyObject; now: Date },
): Promise<void> {
  await upsertStudio(tx, { code: HOUSE_STUDIO, name: "Tucano", baseUrl: null });
  const publicKeyPem = houseKey.export({ type: "spki", format: "pem" }).toString();
  await insertKey(tx, { keyId: HOUSE_KEY_ID, studio: HOUSE_STUDIO, publicKeyPem }, now);
}
