import type { FastifyPluginAsync } from "fastify";
import {
  TABLE_MESSAGE_BYTES_MAX,
  TABLES_PATH,
} from "@tucano/contract/player/games/shared-tables.ts";
import { webSocketPlugin } from "../../platform/realtime/websocket.ts";
import type { SharedRoundsDeps } from "../types.ts";
import type { Lines } from "./lines.ts";

const SWEEP_MS = 1_000;

/** The address of the tables' WebSocket. */
export function tablesSocket(
  { config, limitsOf }: Pick<SharedRoundsDeps, "config" | "limitsOf">,
  lines: Lines,
): FastifyPluginAsync {
  return webSocketPlugin({
    config,
    limitsOf,
    path: TABLES_PATH,
    messageBytesMax: TABLE_MESSAGE_BYTES_MAX,
    lines,
    sweepEveryMs: SWEEP_MS,
  });
}
