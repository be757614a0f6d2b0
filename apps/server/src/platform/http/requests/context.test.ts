// Protects: a client that hangs up during a call is still counted for its own address, and
// does not become an error of ours.
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { CallContext } from "./context.ts";

test("an address is read while there is a connection", () => {
  const socket: { remoteAddress?: string } = { remoteAddress: "203.0.113.7" };
  const request = {
    raw: { headers: {} },
    get ip() {
      return socket.remoteAddress;
    },
  } as unknown as FastifyRequest;
  const config = { isProduction: false, http: { publicUrl: "" } };
  const context = new CallContext(request, { config, hostOf: (asked) => asked });
  delete socket.remoteAddress;
  expect(context.ip).toBe("203.0.113.7");
});
