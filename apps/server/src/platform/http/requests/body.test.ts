// Protects: a body is read whole and once, whether it comes with its head or after it, in pieces or
// without a length; and never more of it than is allowed.
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BODY_LIMIT_BYTES, readJson } from "./body.ts";

type Read = (message: IncomingMessage) => unknown;

/** As a call does: something was waited for before. */
const read: Read = async (message) => {
  await Promise.resolve();
  return readJson(message);
};
const server = createServer((message, response) => {
  const answered = (answer: unknown) => response.end(JSON.stringify(answer));
  void Promise.resolve(read(message)).then(answered, (error: unknown) =>
    answered(error instanceof Error ? error.message : error),
  );
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => new Promise((done) => server.close(done)));

const head = (...lines: readonly string[]): string =>
  ["POST / HTTP/1.1", "host: here", "content-type: application/json", ...lines, "", ""].join(
    "\r\n",
  );

/** The rest is sent when the server has seen the head. */
async function send(...pieces: readonly string[]): Promise<unknown[]> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const [first = "", ...rest] = pieces;
  const hears = rest.length > 0 ? once(server, "request") : null;
  socket.write(first);
  await hears;
  for (const piece of rest) socket.write(piece);
  const [answer] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  const [, ...bodies] = answer.toString().split("\r\n\r\n");
  return bodies.map((body): unknown => JSON.parse(body.split("HTTP/1.1")[0] ?? ""));
}

test("one that comes with its head", async () => {
  expect(await send(`${head("content-length: 7")}{"a":1}`)).toEqual([{ a: 1 }]);
});

test("one that comes after its head, or in pieces", async () => {
  expect(await send(head("content-length: 7"), '{"a":1}')).toEqual([{ a: 1 }]);
  expect(await send(`${head("content-length: 7")}{"a"`, ":1}")).toEqual([{ a: 1 }]);
});

test("one without a length", async () => {
  const chunks = '4\r\n{"a"\r\n3\r\n:1}\r\n0\r\n\r\n';
  expect(await send(head("transfer-encoding: chunked") + chunks)).toEqual([{ a: 1 }]);
});

test("two on one connection are two", async () => {
  const one = `${head("content-length: 7")}{"a":1}`;
  expect(await send(one + one.replace('"a"', '"b"'))).toEqual([{ a: 1 }, { b: 1 }]);
});

test("one that is too long is refused", async () => {
  const refused = ["common.body_too_large"];
  expect(await send(head(`content-length: ${BODY_LIMIT_BYTES + 1}`))).toEqual(refused);
  const size = BODY_LIMIT_BYTES.toString(16);
  const chunks = `${size}\r\n${" ".repeat(BODY_LIMIT_BYTES)}\r\n1\r\n \r\n`;
  expect(await send(head("transfer-encoding: chunked") + chunks)).toEqual(refused);
});
