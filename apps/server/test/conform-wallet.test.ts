// Protects: our wallet keeps every promise that an outside studio tries over HTTP, as Hub88 speaks
// and as we do; and a wallet that keeps one of them badly is found out.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, openBench, STUDIO_KEY_ID } from "../src/rounds/test/bench.ts";
import { attackWallet, conform, type WalletUnderTest } from "../src/sandbox-studio/index.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

async function underTest(): Promise<WalletUnderTest> {
  const player = await bench.newPlayer({ cash: 100_000 });
  const token = await bench.launchFor(player);
  const other = await bench.newPlayer({ cash: 100_000 });
  return {
    url: `${bench.server.url}/wallet/v1`,
    privateKey: bench.studioKey,
    user: player.studioUser,
    token,
    // Ended by the launch after it.
    expiredToken: player.playToken,
    game: "onca-dourada",
    currency: "BRL",
    stake: 100_000,
    least: 1,
    winAfterRollback: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
    other: { user: other.studioUser, token: other.playToken },
  };
}

const broken = (findings: Awaited<ReturnType<typeof conform>>["findings"]) =>
  findings.filter(({ verdict }) => verdict !== "held");

test("all are held under Hub88's header and under our own, and the books are clean", async () => {
  const wallet = await underTest();
  for (const keyId of [undefined, STUDIO_KEY_ID]) {
    const { findings, isHeld } = await conform({ ...wallet, keyId });
    expect(broken(findings)).toEqual([]);
    expect([isHeld, findings.length > 25]).toEqual([true, true]);
  }
  expect(await bench.bookDifferences()).toEqual([]);
});

test("what cannot be tried is said to be, and a wallet that nobody answers for holds nothing", async () => {
  const wallet = await underTest();
  const alone = await conform({ ...wallet, other: undefined, expiredToken: undefined });
  expect(new Set(broken(alone.findings).map(({ verdict }) => verdict))).toEqual(
    new Set(["not tried"]),
  );
  const stranger = await conform({ ...wallet, token: "a-token-nobody-has" });
  expect(stranger).toMatchObject({ isHeld: false, findings: [{ verdict: "not held" }] });
});

test("a wallet that names a wrong balance after a win is found out", async () => {
  const wallet = await underTest();
  const twice = await behind(wallet.url, (path) => (path.endsWith("/win") ? 2 : 1));
  const { findings } = await conform({ ...wallet, url: twice.url }).finally(twice.close);
  expect(findings.filter(({ verdict }) => verdict === "not held").length).toBeGreaterThan(0);
  expect(findings).toContainEqual(
    expect.objectContaining({ promise: expect.stringContaining("exactly"), verdict: "not held" }),
  );
});

test("after hundreds of hostile calls there is the money that the answers tell of", async () => {
  const wallet = await underTest();
  const end = await attackWallet(wallet, { calls: 400, atOnce: 10, seed: 22 });
  expect(end.faults).toEqual([]);
  expect(end.found).toBe(end.expected);
  expect(end.statuses.get("RS_OK")).toBeGreaterThan(100);
  expect(await bench.bookDifferences()).toEqual([]);
});

/** A front that answers with a wrong balance: as if what it passes on had counted `times`. */
async function behind(url: string, times: (path: string) => number) {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void forward(request, response);
  });
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? "";
    const answer = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "x-hub88-signature": String(request.headers["x-hub88-signature"] ?? "") },
      body: Buffer.concat(chunks),
    });
    const said = (await answer.json()) as { balance?: number };
    const wrong =
      said.balance === undefined ? said : { ...said, balance: said.balance * times(path) };
    response.end(JSON.stringify(wrong));
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
