import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchText, type OutgoingCall } from "./outgoing.ts";

const bounds = { method: "GET", timeoutMs: 2_000, bytesMax: 1_000 } as const;

const server = createServer((request, response) => {
  const answers: Record<string, () => void> = {
    "/plain": () => response.end("olá"),
    "/refused": () => response.writeHead(422).end("no"),
    "/moved": () => response.writeHead(302, { location: "/plain" }).end(),
    "/long": () => {
      // In pieces, so that no header says how long it is.
      response.write("x".repeat(600));
      response.end("x".repeat(600));
    },
    "/broken": () => {
      response.write("half");
      response.destroy();
    },
    "/silent": () => undefined,
  };
  answers[request.url ?? ""]?.();
});

beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
afterAll(() => server.close().closeAllConnections());

function call(path: string, changes: Partial<OutgoingCall> = {}) {
  const { port } = server.address() as AddressInfo;
  return fetchText(`http://127.0.0.1:${port}${path}`, { ...bounds, ...changes });
}

test("an answer is told as it came, whatever its status", async () => {
  expect(await call("/plain")).toEqual({ status: 200, text: "olá" });
  expect(await call("/refused")).toEqual({ status: 422, text: "no" });
});

test.each([
  ["leads elsewhere", "/moved", {}],
  ["is too long", "/long", {}],
  ["breaks off", "/broken", {}],
  ["does not come in time", "/silent", { timeoutMs: 50 }],
])("an answer that %s is none", async (_what, path, changes) => {
  await expect(call(path, changes)).rejects.toThrow();
});
