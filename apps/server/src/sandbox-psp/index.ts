/**
 * The door of the sandbox bank: a payment service provider that speaks the Pix API over HTTP, plays
 * the payer's bank at /sandbox/pix, and settles payouts. It plays an outside company: the
 * cashier knows it only by its address, and it never runs in production.
 */
import { isOnThisMachine } from "../platform/http/requests/asked-host.ts";
import type { Room } from "../platform/room.ts";
import type { SandboxPspDeps } from "./bank.ts";
import { sandboxPspCalls } from "./calls.ts";
import { notify } from "./notify.ts";
import { createPayPage } from "./pay-page.ts";
import { PIX_API_PREFIX, createPixApi } from "./pix-api.ts";
import { payCharge } from "./receipts.ts";
import type { SandboxPsp } from "./types.ts";

export type { SandboxPspDeps } from "./bank.ts";
export type { SandboxPsp } from "./types.ts";
export { PIX_API_PREFIX } from "./pix-api.ts";

export function createSandboxPsp(deps: SandboxPspDeps): Room<SandboxPsp> {
  const api: SandboxPsp = {
    pay: async (payment) => {
      const receipt = await payCharge(deps, payment);
      return { ...receipt, notified: await notify(deps, receipt.end_to_end_id) };
    },
  };
  return {
    api,
    routes: sandboxPspCalls(api),
    // The Pix API and the page for people.
    plugin: async (app) => {
      // Play money is for the person at this machine: the server does not start where others can
      // reach it, and behind a proxy that nobody told it of, the bank is not there.
      app.addHook("onRequest", async (request, reply) => {
        if (!isOnThisMachine(request)) await app.notFoundAnswer(request, reply);
      });
      await app.register(createPixApi(deps), { prefix: PIX_API_PREFIX });
      await app.register(createPayPage(deps));
    },
  };
}
