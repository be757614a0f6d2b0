// Protects: pairs of keys are replaced while servers run: whoever checks our signatures knows the
// new public key before it is used, and a key that was retired verifies nothing.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  KEY_ID_HEADER,
  type OperatorKeys,
  operatorKeysPath,
  SIGNATURE_HEADER,
  walletPaths,
} from "@tucano/contract/studios/studio-wallet.ts";
import { houseKeyId, installHouseKeys, retireHouseKeys, signBody } from "../src/rounds/index.ts";
import { onDatabase, startTestServer, type TestServer } from "../src/testing/server.ts";
import { createAdjustableClock } from "../src/platform/clock.ts";
import { inTransaction } from "../src/platform/database/transaction.ts";
import { DECISIVE_TTL_MS } from "../src/platform/memory/remember.ts";
import { systemRandom } from "../src/platform/random.ts";
import { openKeyFile } from "../src/platform/secrets/rotation.ts";
import { createSecrets, type RsaKeyPair } from "../src/platform/secrets/secrets.ts";

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const clock = createAdjustableClock(server.clock.now());
  const database = { url: server.databaseUrl, drop: () => Promise.resolve() };
  other = await onDatabase(database, { secretsFolder: server.secretsFolder, clock });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const pairsOf = (name: string) =>
  createSecrets({ folder: server.secretsFolder, random: systemRandom }).rsaKeys(name)();

const reread = () => {
  for (const one of [server, other]) one.clock.advance(2 * DECISIVE_TTL_MS);
};

test("the house's own studio signs by the old key, then the new one, at either server", async () => {
  const file = () => openKeyFile(server.secretsFolder, "studio-house.pem");
  const installNow = () =>
    inTransaction(server.db, (tx) =>
      installHouseKeys(tx, { keys: pairsOf("studio-house"), now: server.clock.now() }),
    );
  const ask = async (one: TestServer, key: RsaKeyPair) => {
    const payload = JSON.stringify({ user: "nobody", token: "none", request_uuid: "1" });
    const headers = {
      "content-type": "application/json",
      [KEY_ID_HEADER]: houseKeyId(key),
      [SIGNATURE_HEADER]: signBody(payload, key.privateKey),
    };
    const url = walletPaths.userInfo;
    return (await one.app.inject({ method: "POST", url, payload, headers })).body;
  };
  const expectKnown = async (key: RsaKeyPair, isKnown = true) => {
    for (const one of [server, other])
      expect((await ask(one, key)).includes("INVALID_SIGNATURE")).toBe(!isKnown);
  };
  const [old] = pairsOf("studio-house");
  expect(houseKeyId(old)).toBe("house-1");
  await expectKnown(old);
  file().add(systemRandom);
  await installNow();
  reread();
  const [, young] = pairsOf("studio-house");
  if (young === undefined) throw new Error("There is no new key.");
  expect(houseKeyId(young)).toBe("house-2");
  await expectKnown(old);
  await expectKnown(young);
  file().use();
  expect(houseKeyId(pairsOf("studio-house")[0])).toBe("house-2");
  await expectKnown(old);
  file().retire(undefined);
  await inTransaction(server.db, (tx) => retireHouseKeys(tx, { keys: pairsOf("studio-house") }));
  reread();
  await expectKnown(old, false);
  await expectKnown(young);
});

test("studios read the key that will sign next, before it does", async () => {
  const file = () => openKeyFile(server.secretsFolder, "operator-1.pem");
  const shownBy = async (one: TestServer) =>
    (await one.app.inject({ method: "GET", url: operatorKeysPath })).json<OperatorKeys>().keys;
  const expectShown = async (...ids: string[]) => {
    reread();
    for (const one of [server, other]) {
      const keys = await shownBy(one);
      expect(keys.map(({ key_id: id }) => id)).toEqual(ids);
      for (const { public_key } of keys) expect(public_key).toContain("BEGIN PUBLIC KEY");
    }
  };
  await expectShown("operator-1");
  const before = await shownBy(server);
  file().add(systemRandom);
  await expectShown("operator-1", "operator-2");
  expect((await shownBy(server))[0]).toEqual(before[0]);
  file().use();
  await expectShown("operator-2", "operator-1");
  file().retire(undefined);
  await expectShown("operator-2");
  file().add(systemRandom);
  await expectShown("operator-2", "operator-3");
});
