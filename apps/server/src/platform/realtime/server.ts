/** The lines of this process, looked after: built after the rooms, which say who may listen. */
import type { FastifyPluginAsync } from "fastify";
import { LIVE_MESSAGE_BYTES_MAX, LIVE_PATH } from "@tucano/contract/player/site/live.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { MemberIdentity } from "../http/types.ts";
import type { Logger } from "../logger.ts";
import type { Metrics } from "../metrics.ts";
import type { Notices } from "../database/notices.ts";
import { createConnections } from "./connections.ts";
import { encodeWith } from "./encode.ts";
import type { Hub } from "./hub.ts";
import { limits } from "./limits.ts";
import type { LimitsOf } from "../http/requests/shared-rate-limit.ts";
import { routeUpgrades } from "../http/requests/upgrade.ts";
import { webSocketPlugin } from "./websocket.ts";

/** Notices close a line at once; this is how late everything else is found out. */
const SWEEP_MS = 500;

export interface LiveServerDeps {
  readonly hub: Hub;
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly limitsOf: LimitsOf;
  readonly checkMessages: boolean;
  authenticateMember(token: string): Promise<MemberIdentity | "revoked" | null>;
  isSessionRevoked(sessionId: string): boolean | Promise<boolean>;
}

export function liveServer(deps: LiveServerDeps): FastifyPluginAsync {
  const { metrics, notices, checkMessages } = deps;
  const slow = metrics.counter({
    name: "tucano_realtime_slow_clients_total",
    help: "Connections that were cut because they did not read what they were told.",
  });
  const connections = createConnections({
    ...deps,
    encode: encodeWith(checkMessages),
    limits,
    nowMs: () => performance.now(),
    onSlow: () => slow.inc(),
  });
  metrics.gauge({
    name: "tucano_realtime_connections",
    help: "Realtime connections that are open.",
    read: () => connections.size,
  });
  notices.on("login-ended", (sessionId) => connections.endSession(sessionId));
  const plugin = webSocketPlugin({
    config: deps.config,
    limitsOf: deps.limitsOf,
    path: LIVE_PATH,
    messageBytesMax: LIVE_MESSAGE_BYTES_MAX,
    lines: connections,
    sweepEveryMs: SWEEP_MS,
  });
  return async (app, options) => {
    routeUpgrades(app);
    await plugin(app, options);
  };
}
