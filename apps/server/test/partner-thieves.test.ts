// Protects: whoever holds one partner's key, or one key of ours, holds nothing of anybody
// else's: not their rounds, not their players' money, not our word to other partners; and what
// is retired, closed or was sent before moves nothing.
import { generateKeyPairSync, type KeyObject, randomUUID, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { type OperatorKeys, walletPaths } from "@tucano/contract/studios/studio-wallet.ts";
import { inTransaction } from "../src/platform/database/transaction.ts";
import { systemRandom } from "../src/platform/random.ts";
import { openKeyFile } from "../src/platform/secrets/rotation.ts";
import { createSecrets } from "../src/platform/secrets/secrets.ts";
import { OWN_KEYS_KEY, plainTerms, sealOwnKeys, signBody } from "../src/rounds/index.ts";
import {
  type Bench,
  openBench,
  type Player,
  transaction,
  units,
} from "../src/rounds/test/bench.ts";

const [HONEST, THIEF] = ["honest", "thief"] as const;
type Code = typeof HONEST | typeof THIEF;

interface Asked {
  readonly body: string;
  readonly signature: string;
  readonly keyId: string;
}

let bench: Bench;
let player: Player;
const keys: Partial<Record<Code, KeyObject>> = {};
const tokens: Partial<Record<Code, string>> = {};
const games: Partial<Record<Code, number>> = {};
const asked: Record<Code, Asked[]> = { honest: [], thief: [] };

const partners = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    const code: Code = request.url?.includes(HONEST) === true ? HONEST : THIEF;
    const { "x-hub88-signature": signature, "x-key-id": keyId } = request.headers;
    asked[code].push({ body, signature: String(signature), keyId: String(keyId) });
    response.writeHead(200).end(JSON.stringify({ url: "https://games.example/play" }));
  });
});

beforeAll(async () => {
  bench = await openBench();
  await new Promise<void>((done) => partners.listen(0, "127.0.0.1", done));
  const port = (partners.address() as AddressInfo).port;
  player = await bench.newPlayer({ cash: 100_000 });
  const { rounds, catalog } = bench.server.rooms;
  for (const code of [HONEST, THIEF]) {
    const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
    keys[code] = pair.privateKey;
    const publicKeyPem = pair.publicKey.export({ type: "spki", format: "pem" }).toString();
    games[code] = await inTransaction(bench.server.db, async (tx) => {
      const baseUrl = `http://127.0.0.1:${port}/${code}`;
      const frameOrigins = ["https://games.example"];
      const terms = { ...plainTerms, name: code, baseUrl, frameOrigins };
      await rounds.saveStudio(tx, { code, terms });
      await rounds.addStudioKey(tx, {
        studio: code,
        keyId: `${code}-1`,
        publicKeyPem,
        addedBy: null,
      });
      const id = await catalog.enlist(tx, {
        code: `${code}-game`,
        studio: code,
        brand: { code, name: code },
        name: code,
        gameType: "table",
        rtpBasisPoints: 9_600,
        volatility: "medium",
        minBetCentavos: 10,
        maxBetCentavos: 100_000,
        releasedOn: "2026-11-01",
      });
      await catalog.setGameStatus(tx, id ?? 0, "live");
      return id ?? 0;
    });
  }
  rounds.invalidateStudios();
  catalog.invalidate();
  for (const code of [HONEST, THIEF]) tokens[code] = await open(code);
});
afterAll(async () => {
  expect(await bench.bookDifferences()).toEqual([]);
  partners.closeAllConnections();
  partners.close();
  await bench.close();
});

/** The token that the partner is given. */
async function open(code: Code): Promise<string> {
  const { status } = await bench.server.call(launch, { game_id: games[code] ?? 0 }, player);
  expect(status).toBe(200);
  return (JSON.parse(asked[code].at(-1)?.body ?? "{}") as { token: string }).token;
}
const bet = (code: Code, changes: Record<string, unknown> = {}) =>
  transaction(
    { ...player, playToken: tokens[code] ?? "" },
    { game_code: `${code}-game`, amount: units(100), ...changes },
  );
const about = (of: ReturnType<typeof bet>, changes: Record<string, unknown> = {}) => ({
  ...of,
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: of.transaction_uuid,
  amount: units(50_000),
  ...changes,
});
interface Sent {
  readonly by: Code;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signedAs?: string;
}
async function send(path: keyof typeof walletPaths, fields: object, sent: Sent): Promise<string> {
  const payload = JSON.stringify(fields);
  const key = keys[sent.by];
  if (key === undefined) throw new Error("There is no key.");
  const signature = signBody(sent.signedAs ?? payload, key);
  const headers = { "x-hub88-signature": signature, ...sent.headers };
  const url = walletPaths[path];
  const reply = await bench.server.app.inject({ method: "POST", url, payload, headers });
  return reply.json<{ status: string }>().status;
}
const cash = async () => (await bench.server.rooms.ledger.readWallet(player.memberId)).cash;

test("a partner's key moves nothing of another partner's rounds", async () => {
  const running = bet(HONEST);
  expect(await send("bet", running, { by: HONEST })).toBe("RS_OK");
  const before = await cash();
  // Theirs in everything but the signature; then with a game and token of the thief's own.
  expect(await send("win", about(running), { by: THIEF })).toBe("RS_ERROR_INVALID_GAME");
  expect(await send("rollback", about(running), { by: THIEF })).toBe("RS_ERROR_INVALID_GAME");
  const own = { game_code: `${THIEF}-game`, token: tokens[THIEF] };
  expect(await send("win", about(running, own), { by: THIEF })).toBe(
    "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  );
  // Of something that the thief never sent: good for nothing, and nothing of the other's.
  expect(await send("rollback", about(running, own), { by: THIEF })).toBe("RS_OK");
  expect(await send("bet", bet(HONEST), { by: THIEF })).toBe("RS_ERROR_INVALID_GAME");
  const borrowed = bet(THIEF, { token: tokens[HONEST] });
  expect(await send("bet", borrowed, { by: THIEF })).toBe("RS_ERROR_INVALID_TOKEN");
  // With the other's name on the key.
  const named = { "x-key-id": `${HONEST}-1`, "x-signature": "" };
  const payload = JSON.stringify(about(running));
  const headers = { ...named, "x-signature": signBody(payload, keys[THIEF] as KeyObject) };
  expect(await send("win", JSON.parse(payload) as object, { by: THIEF, headers })).toBe(
    "RS_ERROR_INVALID_SIGNATURE",
  );
  expect(await cash()).toBe(before);
  // The round is whole: its own studio pays it, once.
  const won = about(running, { amount: units(700) });
  expect(await send("win", won, { by: HONEST })).toBe("RS_OK");
  expect(await send("win", won, { by: HONEST })).toBe("RS_OK");
  expect(await cash()).toBe(before + 700);
});

test("a body that was recorded moves nothing a second time, and none with other bytes", async () => {
  const recorded = bet(HONEST);
  expect(await send("bet", recorded, { by: HONEST })).toBe("RS_OK");
  const before = await cash();
  expect(await send("bet", recorded, { by: HONEST })).toBe("RS_OK");
  const raised = { ...recorded, amount: units(99_000) };
  const signedAs = JSON.stringify(recorded);
  expect(await send("bet", raised, { by: HONEST, signedAs })).toBe("RS_ERROR_INVALID_SIGNATURE");
  expect(await send("bet", raised, { by: HONEST })).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
  // As a win of its own: the signature is good for the bytes at any address, the fields are not.
  expect(await send("win", recorded, { by: HONEST })).toBe("RS_ERROR_WRONG_SYNTAX");
  expect(await cash()).toBe(before);
});

const launchTo = async (code: Code) => {
  await open(code);
  const request = asked[code].at(-1);
  if (request === undefined) throw new Error("Nothing was asked.");
  return request;
};
const shownTo = async (code: string) => {
  const reply = await bench.server.app.inject(`/wallet/v1/keys/${code}`);
  return reply.json<OperatorKeys>().keys;
};
const isSignedBy = ({ body, signature }: Asked, publicKey: string | undefined): boolean =>
  publicKey !== undefined &&
  verify("RSA-SHA256", Buffer.from(body), publicKey, Buffer.from(signature, "base64"));

test("what we say to one partner is not our word to another", async () => {
  const heard = await launchTo(THIEF);
  const [theirs] = await shownTo(THIEF);
  expect(heard.keyId).toBe(theirs?.key_id);
  expect(isSignedBy(heard, theirs?.public_key)).toBe(true);
  for (const { public_key: other } of await shownTo(HONEST)) {
    expect(isSignedBy(heard, other)).toBe(false);
  }
  const house = await bench.server.app.inject("/wallet/v1/keys");
  for (const { public_key: other } of house.json<OperatorKeys>().keys) {
    expect(isSignedBy(heard, other)).toBe(false);
  }
  expect(await shownTo("nobody")).toEqual(house.json<OperatorKeys>().keys);
});

test("a key of ours is shown before it signs, and one that is retired signs nothing", async () => {
  const { rounds } = bench.server.rooms;
  const { clock, db } = bench.server;
  const [old] = await shownTo(HONEST);
  const signsFrom = new Date(clock.now().getTime() + 60_000);
  const next = await inTransaction(db, (tx) =>
    rounds.addOwnKey(tx, { studio: HONEST, addedBy: null, signsFrom }),
  );
  rounds.invalidateStudios();
  expect((await shownTo(HONEST)).map(({ key_id: id }) => id)).toEqual([old?.key_id, next.keyId]);
  expect((await launchTo(HONEST)).keyId).toBe(old?.key_id);
  clock.advance(60_001);
  const heard = await launchTo(HONEST);
  expect(heard.keyId).toBe(next.keyId);
  expect(isSignedBy(heard, next.publicKeyPem)).toBe(true);
  for (const keyId of [next.keyId, old?.key_id ?? ""]) {
    const at = clock.now();
    await inTransaction(db, (tx) => rounds.retireOwnKey(tx, { studio: HONEST, keyId, at }));
    rounds.invalidateStudios();
    expect((await shownTo(HONEST)).map(({ key_id: id }) => id)).not.toContain(keyId);
    expect((await launchTo(HONEST)).keyId).not.toBe(keyId);
  }
  expect((await launchTo(HONEST)).keyId).toBe("operator-1");
});

test("a sealed key in another partner's row opens nothing; a new seal opens all", async () => {
  const { db, clock, secretsFolder } = bench.server;
  const secrets = createSecrets({ folder: secretsFolder, random: systemRandom });
  const { rounds } = bench.server.rooms;
  const { rows } = await sql<{ sealed: Buffer; pem: string }>`
    SELECT sealed, public_key_pem AS pem FROM rounds.own_key WHERE studio = ${THIEF}`.execute(db);
  expect(rows[0]?.sealed.toString("latin1")).not.toContain("PRIVATE");
  const file = openKeyFile(secretsFolder, OWN_KEYS_KEY);
  file.add(systemRandom);
  openKeyFile(secretsFolder, OWN_KEYS_KEY).use();
  clock.advance(5_000);
  expect(await sealOwnKeys({ db, secrets, random: systemRandom })).toBe(3);
  expect(await sealOwnKeys({ db, secrets, random: systemRandom })).toBe(0);
  openKeyFile(secretsFolder, OWN_KEYS_KEY).retire("seals");
  clock.advance(5_000);
  rounds.invalidateStudios();
  expect((await launchTo(THIEF)).keyId).toMatch(/^operator-thief-/);
  // Put in the place of a key that nobody has opened yet.
  const made = await inTransaction(db, (tx) =>
    rounds.addOwnKey(tx, { studio: HONEST, addedBy: null, signsFrom: clock.now() }),
  );
  await sql`
    UPDATE rounds.own_key SET sealed = (SELECT sealed FROM rounds.own_key WHERE studio = ${THIEF})
    WHERE key_id = ${made.keyId}`.execute(db);
  rounds.invalidateStudios();
  const refused = await bench.server.call(launch, { game_id: games[HONEST] ?? 0 }, player);
  expect(refused.status).toBeGreaterThanOrEqual(500);
});

test("a retired key of a partner moves nothing, wins of its own open rounds included", async () => {
  const { rounds } = bench.server.rooms;
  tokens[THIEF] = await open(THIEF);
  const running = bet(THIEF);
  expect(await send("bet", running, { by: THIEF })).toBe("RS_OK");
  const before = await cash();
  const at = bench.server.clock.now();
  await inTransaction(bench.server.db, (tx) =>
    rounds.retireStudioKey(tx, { studio: THIEF, keyId: `${THIEF}-1`, at }),
  );
  rounds.invalidateStudios();
  for (const path of ["bet", "win", "rollback"] as const) {
    const fields = path === "bet" ? bet(THIEF) : about(running);
    expect(await send(path, fields, { by: THIEF })).toBe("RS_ERROR_INVALID_SIGNATURE");
  }
  expect(await cash()).toBe(before);
});
