/**
 * The door of seas: up to four players of the fishing game sit at one sea and see each other's
 * shots and catches. It only shows: rounds are played elsewhere, by seed and stake alone, and told
 * here once they are settled. See docs/adr/0077-four-seats-in-one-sea.md.
 */
import { SEA_MESSAGE_BYTES_MAX, SEA_PATH } from "@tucano/contract/player/games/seas.ts";
import { webSocketPlugin } from "../platform/realtime/websocket.ts";
import { repeat } from "../platform/repeat.ts";
import type { Room } from "../platform/room.ts";
import { createCompany } from "./company.ts";
import { createLines } from "./lines.ts";
import type { SeasDeps } from "./types.ts";

export interface Seas {
  /** From when the server listens until it closes. */
  start(): void;
  stop(): Promise<void>;
}

/** How often players are told of each other, at most. */
const LOOK_EVERY_MS = 250;
const SWEEP_MS = 1_000;

export function createSeas(deps: SeasDeps): Room<Seas> {
  const { config, limitsOf, logger, metrics } = deps;
  const company = createCompany(deps);
  const slow = metrics.counter({
    name: "tucano_seas_slow_clients_total",
    help: "Lines to seas that were cut because they did not read what they were told.",
  });
  const lines = createLines(deps, company, () => slow.inc());
  metrics.gauge({
    name: "tucano_seas_lines",
    help: "Lines to seas that are open.",
    read: () => lines.size,
  });
  const looking = repeat({
    logger,
    everyMs: LOOK_EVERY_MS,
    run: () => company.look(),
    trouble: "Players at seas could not be told of each other.",
  });
  return {
    api: {
      start: () => looking.start(),
      stop: async () => {
        looking.stop();
        await company.disband();
      },
    },
    plugin: webSocketPlugin({
      config,
      limitsOf,
      path: SEA_PATH,
      messageBytesMax: SEA_MESSAGE_BYTES_MAX,
      lines,
      sweepEveryMs: SWEEP_MS,
    }),
  };
}
