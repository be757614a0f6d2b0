import type { FastifyPluginAsync } from "fastify";
import {
  TABLE_MESSAGE_BYTES_MAX,
  TABLES_PATH,
} from "@tucano/contract/player/games/shared-tables.ts";
import type { Config } from "../../platform/config/config.ts";
import { webSocketPlugin } from "../../platform/realtime/websocket.ts";
import type { Lines } from "./lines.ts";

const SWEEP_MS = 1_000;

/** The address of the tables' WebSocket. */
export function tablesSocket(config: Pick<Config, "http">, lines: Lines): FastifyPluginAsync {
  return webSocketPlugin({
    config,
    path: TABLES_PATH,
    messageBytesMax: TABLE_MESSAGE_BYTES_MAX,
    lines,
    sweepEveryMs: SWEEP_MS,
  });
}
