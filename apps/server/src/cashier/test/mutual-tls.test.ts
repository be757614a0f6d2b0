// Protects: a bank that lets in only whom it has given a certificate lets the cashier in, for
// tokens and calls alike, and a bank that somebody else plays learns no secret.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { TLSSocket } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchText } from "../../platform/http/outgoing.ts";
import { type Authority, createAuthority, type Pair } from "../../testing/bank/certificates.ts";
import { createBankAgent, createCollections, createPspHttp } from "../index.ts";
import { PspUnavailable } from "../psp-port.ts";

const NOW = new Date();

let authority: Authority;
let ours: Pair;
let bank: Server;
let url = "";
/** Who called, and what. */
const heard: string[] = [];

beforeAll(async () => {
  authority = await createAuthority(NOW);
  ours = await authority.sign("tucano");
  bank = createServer(
    { ...(await authority.sign("bank")), ca: authority.cert, requestCert: true },
    (request, response) => {
      const { subject } = (request.socket as TLSSocket).getPeerCertificate();
      heard.push(`${String(subject.CN)} ${request.method} ${request.url}`);
      const answers: Record<string, () => void> = {
        "/auth/token": () => response.end('{"access_token":"t","expires_in":300}'),
        "/api/webhook/key": () => response.end('{"webhookUrl":"https://play.example/psp/pix/x"}'),
        "/moved": () => response.writeHead(302, { location: "/auth/token" }).end(),
        "/long": () => response.end("x".repeat(2_000)),
        "/silent": () => undefined,
      };
      answers[request.url ?? ""]?.();
    },
  );
  await new Promise<void>((listening) => bank.listen(0, "127.0.0.1", listening));
  url = `https://127.0.0.1:${(bank.address() as AddressInfo).port}`;
});
afterAll(() => bank.close().closeAllConnections());

const pspWith = (agent: ReturnType<typeof createBankAgent>) => {
  const http = createPspHttp({
    baseUrl: () => `${url}/api`,
    tokenUrl: `${url}/auth/token`,
    agent,
    clientId: "shop",
    clientSecrets: () => ["secret"],
    clock: { now: () => NOW },
    attemptsMax: 1,
  });
  return createCollections(http, { pixKey: "key", charges: "cob" });
};

test("our certificate comes with the request for a token and with the call", async () => {
  heard.length = 0;
  const psp = pspWith(createBankAgent({ ...ours, ca: authority.cert }));
  expect(await psp.readWebhook()).toBe("https://play.example/psp/pix/x");
  expect(heard).toEqual(["tucano POST /auth/token", "tucano GET /api/webhook/key"]);
});

test("certificate, key and authority may be files", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-bank-"));
  const fileOf = (name: string, pem: string) => {
    writeFileSync(path.join(folder, name), pem, { mode: 0o600 });
    return path.join(folder, name);
  };
  const agent = createBankAgent({
    cert: fileOf("bank.crt", ours.cert),
    key: fileOf("bank.key", ours.key),
    ca: fileOf("bank-ca.crt", authority.cert),
  });
  rmSync(folder, { recursive: true });
  expect(await pspWith(agent).readWebhook()).toBe("https://play.example/psp/pix/x");
});

test("a bank that nobody vouches for, or that does not know us, is none", async () => {
  heard.length = 0;
  const other = await createAuthority(NOW);
  const strangers = [
    createBankAgent({ ...ours, ca: other.cert }),
    createBankAgent({ ...(await other.sign("tucano")), ca: authority.cert }),
    createBankAgent({ cert: "", key: "", ca: authority.cert }),
    createBankAgent({ cert: "", key: "", ca: "" }),
  ];
  for (const agent of strangers) {
    await expect(pspWith(agent).readWebhook()).rejects.toThrow(PspUnavailable);
  }
  expect(heard).toEqual([]);
});

test("what is no pair, or no certificate at all, is refused at once", async () => {
  const { key } = await authority.sign("tucano");
  expect(() => createBankAgent({ cert: ours.cert, key, ca: "" })).toThrow();
  expect(() => createBankAgent({ ...ours, ca: "/no/such/file" })).toThrow("/no/such/file");
});

test.each([
  ["leads elsewhere", "/moved", {}],
  ["is too long", "/long", {}],
  ["does not come in time", "/silent", { timeoutMs: 50 }],
])("an answer that %s is none, as without a certificate", async (_what, place, changes) => {
  const agent = createBankAgent({ ...ours, ca: authority.cert });
  const bounds = { method: "GET", timeoutMs: 2_000, bytesMax: 1_000, agent, ...changes } as const;
  await expect(fetchText(`${url}${place}`, bounds)).rejects.toThrow();
});
