import { createServer } from "node:http";
import { generateKeyPairSync } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHub88 } from "../../hub88/index.ts";
import { createMetrics } from "../../platform/metrics.ts";
import { createHttpLauncher, type LaunchTerms } from "../studio-wallet/http-launcher.ts";
import { operatorHeaders } from "../studios/operator-signature.ts";
import { isSignatureValid, plainTerms } from "../index.ts";
import { type Bench, openBench, transaction, units } from "./bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

describe("rounds left open are found", () => {
  test("after ten minutes, not before, and not once they are finished", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    const bet = transaction(player, { amount: units(100) });
    await bench.inProcess.bet(bet);
    const { rounds } = bench.server.rooms;
    const mine = async () =>
      (await rounds.listStuck()).filter(({ memberId }) => memberId === player.memberId);
    expect(await mine()).toEqual([]);
    bench.server.clock.advance(10 * 60_000 + 1);
    expect(await mine()).toMatchObject([{ roundRef: bet.round, user: player.studioUser }]);
    await bench.inProcess.win(
      transaction(player, {
        round: bet.round,
        reference_transaction_uuid: bet.transaction_uuid,
        amount: 0,
        round_closed: true,
      }),
    );
    expect(await mine()).toEqual([]);
  });

  test("what somebody should look at is marked with its reason", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    const bet = transaction(player, { amount: units(1_000) });
    await bench.inProcess.bet(bet);
    const win = transaction(player, {
      round: bet.round,
      reference_transaction_uuid: bet.transaction_uuid,
      amount: units(500),
      round_closed: true,
    });
    await bench.inProcess.win(win);
    await bench.inProcess.bet(transaction(player, { amount: units(400) }));
    await bench.inProcess.rollback(
      transaction(player, {
        round: bet.round,
        reference_transaction_uuid: win.transaction_uuid,
      }),
    );
    const of = { memberId: player.memberId, studio: "house", roundRef: bet.round };
    const found = await bench.server.rooms.rounds.findRound(of);
    expect(found).toMatchObject({ flags: ["shortfall"] });
    expect(await bench.bookDifferences()).toEqual([]);
  });
});

describe("an outside studio is asked for an address, signed and bounded", () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const order = {
    mode: "real" as const,
    user: "p_100000001",
    token: "a-token-of-a-player",
    gameCode: "duna",
    lang: "pt" as const,
    lobbyUrl: "https://tucano.example/",
    siteUrl: "https://tucano.example",
    platform: "GPL_MOBILE" as const,
  };
  const asked: { body: Buffer; signature: string; asHub88: string; keyId: string }[] = [];
  let answer = (): { status: number; body: string } => ({ status: 200, body: "" });
  const studio = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      asked.push({
        body: Buffer.concat(chunks),
        signature: String(request.headers["x-signature"]),
        asHub88: String(request.headers["x-hub88-signature"]),
        keyId: String(request.headers["x-key-id"]),
      });
      const { status, body } = answer();
      if (status === 0) return;
      response.writeHead(status, { location: "https://evil.example" }).end(body);
    });
  });
  let baseUrl = "";
  beforeAll(async () => {
    await new Promise<void>((done) => studio.listen(0, "127.0.0.1", done));
    baseUrl = `http://127.0.0.1:${(studio.address() as AddressInfo).port}/api`;
  });
  afterAll(() => {
    studio.closeAllConnections();
    studio.close();
  });
  interface Of {
    readonly isProduction?: boolean;
    readonly operatorId?: string | number;
    readonly terms?: Partial<LaunchTerms>;
  }
  const launcher = ({ isProduction = false, operatorId = "tucano", terms = {} }: Of = {}) =>
    createHttpLauncher(
      createHub88({
        metrics: createMetrics(),
        privateHosts: new Set(["127.0.0.1"]),
        isProduction,
        timeoutMs: 300,
      })({
        partner: "studio",
        baseUrl,
        operatorId,
        sign: (body) => operatorHeaders(body, { keyId: "operator-1", privateKey }),
      }),
      { ...plainTerms, ...terms },
    );
  const answering = (body: object) => () => ({ status: 200, body: JSON.stringify(body) });

  test("the request carries a signature over its bytes", async () => {
    answer = answering({ url: "https://studio.example/play?x=1" });
    expect(await launcher().launchUrl(order)).toBe("https://studio.example/play?x=1");
    const [request] = asked.splice(0);
    expect(request?.keyId).toBe("operator-1");
    expect(
      isSignatureValid({ ...(request ?? { body: Buffer.alloc(0), signature: "" }), publicKey }),
    ).toBe(true);
    expect(request?.asHub88).toBe(request?.signature);
    expect(JSON.parse(String(request?.body))).toMatchObject({
      currency: "BRL",
      game_currency: "BRL",
      game_code: "duna",
      operator_id: "tucano",
    });
  });

  test("a studio that numbers its operators is given its number", async () => {
    answer = answering({ url: "https://studio.example/play" });
    await launcher({ operatorId: 4_711 }).launchUrl(order);
    expect(JSON.parse(String(asked.splice(0)[0]?.body)).operator_id).toBe(4_711);
  });

  test("a partner is told as much of a launch as it wants to know", async () => {
    answer = answering({ url: "https://studio.example/play" });
    await launcher().launchUrl(order);
    const terms = { sendsDepositUrl: true, subPartnerId: "brand-7", launchMeta: { skin: "dark" } };
    await launcher({ terms }).launchUrl(order);
    const read = ({ body }: { body: Buffer }) => JSON.parse(String(body)) as object;
    const [plain = {}, full = {}] = asked.splice(0).map(read);
    expect(plain).toMatchObject({ lobby_url: "https://tucano.example/play/lobby/" });
    expect(Object.keys(plain)).not.toContain("deposit_url");
    expect(full).toMatchObject({
      deposit_url: "https://tucano.example/play/lobby/?to=deposit",
      sub_partner_id: "brand-7",
      meta: { skin: "dark" },
    });
  });

  test("a demo names nobody", async () => {
    answer = answering({ url: "https://studio.example/demo" });
    await launcher().launchUrl({ ...order, mode: "demo" });
    const body = String(asked.splice(0)[0]?.body);
    expect(body).not.toContain(order.token);
    expect(body).not.toContain(order.user);
    expect(JSON.parse(body).currency).toBe("XXX");
  });

  test.each([
    ["a redirect", () => ({ status: 302, body: "" })],
    ["an error", () => ({ status: 500, body: "{}" })],
    ["silence", () => ({ status: 0, body: "" })],
    ["no JSON", () => ({ status: 200, body: "<html>" })],
    ["no address", answering({ error: "x" })],
    ["a script", answering({ url: "javascript:alert(1)" })],
    ["a name before the host", answering({ url: "https://bank.example@evil.example/" })],
    ["a flood", () => ({ status: 200, body: " ".repeat(100_000) })],
  ])("%s is refused", async (_name, given) => {
    answer = given;
    await expect(launcher().launchUrl(order)).rejects.toThrow();
  });

  test("plain HTTP is no address to open in production", async () => {
    answer = answering({ url: "http://studio.example/" });
    await expect(launcher({ isProduction: true }).launchUrl(order)).rejects.toThrow();
  });
});
