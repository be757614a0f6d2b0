/**
 * An aggregator of its own, on a port of its own: another origin than the house, as partners are.
 * It knows the house by its wallet alone, and signs with a key that it made for itself.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { isOnThisMachine } from "../../platform/http/requests/asked-host.ts";
import { gamePages } from "./game-page.ts";
import type { Mischief } from "./mischief.ts";
import { operatorApi } from "./operator-api.ts";
import { type Played, playRound } from "./play.ts";
import { find, putFirst } from "./records-repository.ts";
import { type Introduction, introduce, type SandboxStudioDeps, type Studio } from "./studio.ts";

export interface SandboxStudio {
  listen(): Promise<void>;
  close(): Promise<void>;
  introduce(): Promise<Introduction>;
  misbehave(mischief: Mischief, isOn: boolean): void;
  /** As its page does. */
  play(session: string, stakeUnits: number): Promise<Played>;
  /** What the operator's wallet knows a session by; null: a demo, or none. */
  tokenOf(session: string): Promise<string | null>;
}

export function createSandboxStudio(deps: SandboxStudioDeps): SandboxStudio {
  const misbehaving = new Set<Mischief>();
  let app: FastifyInstance | null = null;
  const origin = (): string => `http://127.0.0.1:${portOf(app) ?? deps.port}`;
  const studio: Studio = {
    ...deps,
    isOn: (mischief) => misbehaving.has(mischief),
    origin,
    key: () => ownKey(deps),
  };
  const misbehave = (mischief: Mischief, isOn: boolean): void => {
    if (isOn) misbehaving.add(mischief);
    else misbehaving.delete(mischief);
  };
  return {
    listen: async () => {
      app = Fastify({ logger: false, forceCloseConnections: true });
      // Its games are for whoever sits at this machine.
      app.addHook("onRequest", async (request, reply) => {
        if (!isOnThisMachine(request)) await reply.code(404).send();
      });
      await app.register(async (calls) => operatorApi(calls, studio));
      await app.register(async (pages) => gamePages(pages, studio, misbehave));
      await app.listen({ port: deps.port, host: "127.0.0.1" });
    },
    close: async () => {
      await app?.close();
      app = null;
    },
    introduce: () => introduce(studio),
    misbehave,
    play: (session, stakeUnits) => playRound(studio, session, stakeUnits),
    tokenOf: async (session) => (await find(deps.db, "session", session))?.seat?.token ?? null,
  };
}

function portOf(app: FastifyInstance | null): number | null {
  const address = app?.server.address() as AddressInfo | null | undefined;
  return address?.port ?? null;
}

const KEY_BITS = 2_048;

/** Made once, and kept with everything else it knows: of two that make one, the first counts. */
async function ownKey(deps: Pick<SandboxStudioDeps, "db" | "clock">): Promise<KeyObject> {
  const { db, clock } = deps;
  const known = await find(db, "key", "own");
  if (known !== null) return createPrivateKey(known.pem);
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: KEY_BITS });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  await putFirst(db, "key", { id: "own", at: clock.now(), body: { pem } });
  return ownKey(deps);
}
