// Protects: nothing of the house stands open by mistake: a host is one of the house's, whatever is
// written in a request; what is for those who run it is not for others; play money stays on this
// machine; and what is broken on its way in is the sender's fault, never ours.
import { createConnection } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { registerTestMember } from "../src/testing/people/people.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

const TOKEN = "a-token-that-nobody-guesses";
const NEXT_TOKEN = "the-one-that-comes-after-it";
const reachable = {
  PUBLIC_URL: "https://tucano.example",
  PSP: "http",
  PSP_BASE_URL: "http://127.0.0.1:9",
  CAPTCHA: "image",
  PASSWORD_COST: "standard",
};

let server: TestServer;
let open: TestServer;
let guarded: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  open = await startTestServer({ env: reachable });
  guarded = await startTestServer({
    env: { ...reachable, INTERNAL_TOKEN: `${NEXT_TOKEN},${TOKEN}` },
  });
});
afterAll(() => Promise.all([server.close(), open.close(), guarded.close()]));

const get = async (of: TestServer, url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await of.app.inject({ url, headers });
  return { status: statusCode, body };
};

describe("the host that somebody writes", () => {
  const siteOf = async (host: string) => {
    const { memberId } = await registerTestMember(server, {}, { headers: { host } });
    return (await server.rooms.members.find(memberId))?.registerSite;
  };

  test.each([
    ["of the house", "demo2.localhost:3000", "demo2.localhost"],
    ["of the house in capitals", "DEMO2.LocalHost", "demo2.localhost"],
    ["of this machine", "127.0.0.1:3000", "127.0.0.1"],
    ["of somebody else", "evil.example", "tucano"],
    ["that is none", "a'><script>", "tucano"],
    ["that is very long", `${"a".repeat(5_000)}.example`, "tucano"],
    ["that nearly is this machine", "x.localhost", "tucano"],
  ])("%s is kept as %s → %s", async (_what, host, kept) => {
    expect(await siteOf(host)).toBe(kept);
  });

  test.each(["/api/language/getList", "/", "/healthz", "/api/none", "/metrics"])(
    "is one: two are refused at %s",
    async (path) => {
      const ask = (hosts: readonly string[]) => statusOfRaw(server.url, path, hosts);
      expect(await ask(["127.0.0.1"])).not.toBe(400);
      expect(await ask(["127.0.0.1", "evil.example"])).toBe(400);
      expect(await ask(["127.0.0.1", "127.0.0.1"])).toBe(400);
    },
  );
});

function statusOfRaw(url: string, path: string, hosts: readonly string[]): Promise<number> {
  const { hostname, port } = new URL(url);
  const names = ["Host", "hOST"];
  const lines = hosts.map((host, index) => `${names[index]}: ${host}`);
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => {
      socket.write([`GET ${path} HTTP/1.1`, ...lines, "Connection: close", "", ""].join("\r\n"));
    });
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("end", () => resolve(Number(text.split(" ")[1])));
  });
}

describe("figures of the process and the calls of the back office", () => {
  const calls = async (of: TestServer, headers: Record<string, string> = {}) => {
    const { body } = await get(of, "/api/openapi.json", headers);
    const paths = Object.keys((JSON.parse(body) as { paths: object }).paths);
    const page = await get(of, "/api/docs", headers);
    expect(page.body.includes("<code>/backoffice/api/")).toBe(
      paths.some((path) => path.startsWith("/backoffice/")),
    );
    expect(paths).toContain("/api/drawing");
    return paths.some((path) => path.startsWith("/backoffice/")) ? "all" : "players'";
  };
  const metrics = async (of: TestServer, headers: Record<string, string> = {}) =>
    (await get(of, "/metrics", headers)).status;

  test("are for this machine, where nobody else comes in", async () => {
    expect([await metrics(server), await calls(server)]).toEqual([200, "all"]);
    for (const headers of [{ host: "tucano.example" }, { "x-forwarded-for": "203.0.113.9" }]) {
      expect([await metrics(server, headers), await calls(server, headers)]).toEqual([
        404,
        "players'",
      ]);
    }
  });

  test("are for nobody where others come in and no token is set", async () => {
    expect([await metrics(open), await calls(open)]).toEqual([404, "players'"]);
    const headers = { authorization: "Bearer " };
    expect([await metrics(open, headers), await calls(open, headers)]).toEqual([404, "players'"]);
  });

  test("are for who has the token", async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect([await metrics(guarded, headers), await calls(guarded, headers)]).toEqual([200, "all"]);
    for (const wrong of ["", `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN]) {
      expect(await metrics(guarded, { authorization: wrong })).toBe(404);
      expect(await calls(guarded, { authorization: wrong })).toBe("players'");
    }
  });
});

describe("play money", () => {
  test.each([
    ["at another name", { host: "tucano.example" }],
    ["behind a proxy", { "x-forwarded-for": "203.0.113.9" }],
  ])("is not to be had %s", async (_what, headers) => {
    for (const path of ["/sandbox/pix", "/sandbox/pix/style.css"]) {
      expect((await get(server, path, headers)).status, path).toBe(404);
    }
    const token = "/sandbox/psp/oauth/token";
    const bank = await server.app.inject({ method: "POST", url: token, headers, payload: {} });
    expect(bank.statusCode).toBe(404);
    const input = { txid: "x".repeat(26), amount: "50.00" };
    const paid = await server.send(payCharge, input, { headers });
    expect(paid.status).toBe(404);
  });

  test("is there for who sits at this machine", async () => {
    expect((await get(server, "/sandbox/pix")).status).toBe(200);
  });
});

test.each(["{", '{"a":1,"a":2}', "\u0000", '{"__proto__":{}}', "%7B", "a=b&c=%"])(
  "the body %j is the sender's fault, at every door",
  async (payload) => {
    const doors = [
      "/wallet/v1/balance",
      "/psp/webhook/x",
      "/sandbox/pix",
      "/sandbox/psp/oauth/token",
    ];
    for (const url of doors) {
      const headers = { "content-type": "application/json" };
      const { statusCode } = await server.app.inject({ method: "POST", url, payload, headers });
      expect(statusCode, url).toBeGreaterThanOrEqual(400);
      expect(statusCode, url).toBeLessThan(500);
    }
  },
);

test.each([
  ["broken", Buffer.from("\u001f\u008bnothing", "latin1"), "gzip"],
  ["cut off", gzipSync("{}").subarray(0, 12), "gzip"],
  ["whole, but packed", gzipSync("{}"), "gzip"],
  ["of another kind", Buffer.from("{}"), "br"],
  ["of no kind", Buffer.from("{}"), "deflate, gzip"],
])("a packed body that is %s is the sender's fault, at every door", async (_what, payload, by) => {
  for (const url of ["/wallet/v1/balance", "/psp/webhook/x", "/sandbox/pix", "/api/auth/captcha"]) {
    const answer = await server.app.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": "application/json", "content-encoding": by },
    });
    expect(answer.statusCode, url).toBeLessThan(500);
  }
});
