/**
 * Protects: whose a key is, is said by a directory that answers, whoever keeps it; one that says
 * too little is no yes, and where there is none the bank that pays decides.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDirectory, createWooviDirectory, noDirectory } from "../index.ts";
import { type Directory, PspRefused, PspUnavailable } from "../psp-port.ts";

const ANA = "11144477735";

let woovi: Server;
let directory: Directory;
const heard: string[] = [];
const entryOf = (key: string, taxID: string) =>
  JSON.stringify({
    pixKey: { key, type: "EMAIL", owner: { name: "Ana", taxID: { taxID, type: "BR:CPF" } } },
  });
const answers: Readonly<Record<string, readonly [number, string]>> = {
  "ana@example.com": [200, entryOf("ana@example.com", ANA)],
  "dotted@example.com": [200, entryOf("dotted@example.com", "111.444.777-35")],
  "bia@example.com": [200, entryOf("bia@example.com", "52998224725")],
  "hidden@example.com": [200, entryOf("hidden@example.com", "***.444.777-**")],
  "other@example.com": [200, entryOf("ana@example.com", ANA)],
  "odd@example.com": [200, "<html>"],
  "wrong@example.com": [400, "{}"],
  "busy@example.com": [429, "{}"],
};
beforeAll(async () => {
  woovi = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${request.headers.authorization ?? ""}`);
    const [, key = ""] = /^\/api\/v1\/pix-keys\/([^/]+)\/check$/.exec(request.url ?? "") ?? [];
    const [status, body] = answers[decodeURIComponent(key)] ?? [404, "{}"];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((listening) => woovi.listen(0, "127.0.0.1", listening));
  const { port } = woovi.address() as AddressInfo;
  directory = createWooviDirectory({ baseUrl: `http://127.0.0.1:${port}`, appId: "app" });
});
afterAll(() => woovi.close().closeAllConnections());

test.each([
  ["ana@example.com", "own"],
  ["dotted@example.com", "own"],
  ["bia@example.com", "other"],
  ["hidden@example.com", "unasked"],
  ["wrong@example.com", "unknown"],
  ["nobody@example.com", "unknown"],
])("%s is %s", async (key, owner) => {
  expect(await directory.lookUpKey(key, ANA)).toBe(owner);
  expect(heard.at(-1)).toBe(`GET /api/v1/pix-keys/${encodeURIComponent(key)}/check app`);
});

test.each(["other@example.com", "odd@example.com", "busy@example.com"])(
  "what is said of %s is nothing",
  async (key) => {
    await expect(directory.lookUpKey(key, ANA)).rejects.toThrow(PspUnavailable);
  },
);

const saying = (answer: Awaited<ReturnType<Directory["lookUpKey"]>> | Error, isUp = true) => ({
  isUp: () => isUp,
  lookUpKey: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
});

test("of several the first that answers says it, and one that is down is asked last", async () => {
  const away = new PspUnavailable("away");
  const one = createDirectory([saying(away), saying(new PspRefused(403, "no")), saying("other")]);
  expect(await one.lookUpKey("key", ANA)).toBe("other");
  expect(await createDirectory([saying("own", false), saying("other")]).lookUpKey("key", ANA)).toBe(
    "other",
  );
  await expect(createDirectory([saying(away)]).lookUpKey("key", ANA)).rejects.toThrow(away);
  const broken = createDirectory([saying(new TypeError("broken")), saying("own")]);
  await expect(broken.lookUpKey("key", ANA)).rejects.toThrow(TypeError);
});

test("without any, nobody is asked", async () => {
  expect(await noDirectory.lookUpKey("key", ANA)).toBe("unasked");
});
