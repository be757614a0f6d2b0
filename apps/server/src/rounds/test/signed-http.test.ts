import { generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { walletPaths } from "@tucano/contract/studios/studio-wallet.ts";
import { DomainError } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { plainTerms, signBody } from "../index.ts";
import { walletPlugin } from "../studio-wallet/plugin.ts";
import { type Bench, openBench, type Player, STUDIO_KEY_ID, transaction, units } from "./bench.ts";

let bench: Bench;
let player: Player;
beforeAll(async () => {
  bench = await openBench();
  player = await bench.newPlayer({ cash: 100_000 });
});
afterAll(() => bench.close());

interface Message {
  readonly body: string | Buffer;
  readonly signature?: string | null;
  readonly keyId?: string | null;
  readonly contentType?: string;
  readonly path?: string;
}

async function post(message: Message): Promise<{ http: number; status: string }> {
  const { body, path = walletPaths.bet, contentType = "application/json" } = message;
  const signature =
    message.signature === undefined ? signBody(body, bench.studioKey) : message.signature;
  const keyId = message.keyId === undefined ? STUDIO_KEY_ID : message.keyId;
  const response = await bench.server.app.inject({
    method: "POST",
    url: path,
    payload: body,
    headers: {
      "content-type": contentType,
      ...(signature === null ? {} : { "x-signature": signature }),
      ...(keyId === null ? {} : { "x-key-id": keyId }),
    },
  });
  return { http: response.statusCode, status: response.json().status };
}

const betText = (changes: object = {}) =>
  JSON.stringify(transaction(player, { amount: units(100), ...changes }));
const balance = async () => (await bench.server.rooms.ledger.readWallet(player.memberId)).cash;

describe("A: only what the studio signed is read", () => {
  const refused = { http: 200, status: "RS_ERROR_INVALID_SIGNATURE" };

  test("a missing, empty, truncated, foreign or malformed signature", async () => {
    const body = betText();
    const right = signBody(body, bench.studioKey);
    const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    const wrong: (string | null)[] = [
      null,
      "",
      right.slice(0, -4),
      `${right}AAAA`,
      signBody(body, stranger),
      "not base64!",
      "A".repeat(5_000),
      right.toLowerCase(),
    ];
    for (const signature of wrong) expect(await post({ body, signature })).toEqual(refused);
    expect(await balance()).toBe(100_000);
  });

  test("a flipped byte, a changed amount and the same JSON written anew", async () => {
    const body = betText();
    const signature = signBody(body, bench.studioKey);
    const flipped = Buffer.from(body);
    flipped[20] = (flipped[20] ?? 0) ^ 1;
    expect(await post({ body: flipped, signature })).toEqual(refused);
    expect(await post({ body: body.replace("100000", "100001"), signature })).toEqual(refused);
    const anew = JSON.stringify(JSON.parse(body), null, 1);
    expect(await post({ body: anew, signature })).toEqual(refused);
  });

  test("an unknown, missing or retired key", async () => {
    const body = betText();
    expect(await post({ body, keyId: "nobody" })).toEqual(refused);
    expect(await post({ body, keyId: null })).toEqual(refused);
    const { rounds } = bench.server.rooms;
    const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const publicKeyPem = pair.publicKey.export({ type: "spki", format: "pem" }).toString();
    await inTransaction(bench.server.db, (tx) =>
      rounds.addStudioKey(tx, { studio: "house", keyId: "old", publicKeyPem, addedBy: null }),
    );
    rounds.invalidateStudios();
    const signature = signBody(body, pair.privateKey);
    expect((await post({ body, keyId: "old", signature })).status).toBe("RS_OK");
    const at = bench.server.clock.now();
    await inTransaction(bench.server.db, (tx) =>
      rounds.retireStudioKey(tx, { studio: "house", keyId: "old", at }),
    );
    rounds.invalidateStudios();
    expect(await post({ body: betText(), keyId: "old", signature })).toEqual(refused);
  });

  test("a weak or foreign kind of key is not registered", async () => {
    const { rounds } = bench.server.rooms;
    const weak: KeyObject[] = [
      generateKeyPairSync("rsa", { modulusLength: 1024 }).publicKey,
      generateKeyPairSync("ed25519").publicKey,
    ];
    for (const key of weak) {
      const publicKeyPem = key.export({ type: "spki", format: "pem" }).toString();
      await expect(
        inTransaction(bench.server.db, (tx) =>
          rounds.addStudioKey(tx, { studio: "house", publicKeyPem, addedBy: null }),
        ),
      ).rejects.toMatchObject({ code: "common.invalid_input" });
    }
  });

  test("another studio's key speaks for its own games only", async () => {
    const { rounds } = bench.server.rooms;
    const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const publicKeyPem = pair.publicKey.export({ type: "spki", format: "pem" }).toString();
    await inTransaction(bench.server.db, async (tx) => {
      const terms = { ...plainTerms, name: "Elsewhere", baseUrl: "https://studio.example" };
      await rounds.saveStudio(tx, { code: "elsewhere", terms });
      const key = { studio: "elsewhere", keyId: "else-1", publicKeyPem, addedBy: null };
      await rounds.addStudioKey(tx, key);
    });
    rounds.invalidateStudios();
    const body = betText();
    const signature = signBody(body, pair.privateKey);
    expect((await post({ body, keyId: "else-1", signature })).status).toBe("RS_ERROR_INVALID_GAME");
  });
});

describe("well signed nonsense is refused, answered and stored nowhere", () => {
  const uuid = randomUUID();
  const text = (amount: string) =>
    betText({ transaction_uuid: uuid, amount: 424_242 }).replace("424242", amount);

  test.each([
    "1e5",
    "1000.5",
    "-0",
    "+1000",
    "01000",
    "4.9999999999999999999",
    "9007199254740993",
    "1e999",
    "1_000",
    "0x3e8",
    "NaN",
    "Infinity",
    "null",
    "true",
    "[1000]",
    '"1000"',
    "",
    '1000,"amount":2000',
    '1000,"__proto__":{}',
    '1000,"constructor":1',
  ])("amount written as %s", async (amount) => {
    const { http, status } = await post({ body: text(amount) });
    expect(http).toBe(200);
    expect(status).toMatch(/^RS_ERROR_WRONG_(SYNTAX|TYPES)$/);
  });

  test.each([
    ["empty", ""],
    ["blank", "  "],
    ["half", '{"user":'],
    ["an array", "[]"],
    ["a word", "bet"],
    ["deep", "[".repeat(5_000)],
    ["latin-1", Buffer.from('{"user":"\xe9"}', "latin1")],
    ["two objects", "{}{}"],
  ])("%s", async (_name, body) => {
    const answer = await post({ body });
    expect(answer).toEqual({ http: 200, status: "RS_ERROR_WRONG_SYNTAX" });
  });

  test("a body too large is not read to its end", async () => {
    const body = JSON.stringify({ user: "x".repeat(20_000) });
    expect(await post({ body })).toEqual({ http: 413, status: "RS_ERROR_WRONG_SYNTAX" });
  });

  test("the content type does not matter, the bytes do", async () => {
    expect((await post({ body: betText(), contentType: "text/plain" })).status).toBe("RS_OK");
  });

  test("after all that the id is still good", async () => {
    const before = await balance();
    expect((await post({ body: text("1000") })).status).toBe("RS_OK");
    expect(await balance()).toBe(before - 1);
  });

  test("GET is no way to the wallet", async () => {
    const response = await bench.server.app.inject({ method: "GET", url: walletPaths.bet });
    expect([404, 405]).toContain(response.statusCode);
  });
});

test("after all of it the books are clean", async () => {
  expect(await bench.bookDifferences()).toEqual([]);
});

test("a money core that can take no more says so with 503 and when to come back", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const app = Fastify();
  await app.register(
    walletPlugin({
      core: () => Promise.reject(new DomainError("common.overloaded")),
      studios: {
        findKey: () => Promise.resolve({ studio: "house", publicKey, retiresAt: null }),
        listKeys: () => Promise.resolve([]),
      },
      guard: { mayCall: () => Promise.resolve(true) },
      ownKeys: { shownTo: () => Promise.resolve([]) },
    }),
  );
  const body = betText();
  const answer = await app.inject({
    method: "POST",
    url: walletPaths.bet,
    payload: body,
    headers: { "x-key-id": "k", "x-signature": signBody(body, privateKey) },
  });
  await app.close();
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "1"]);
});
