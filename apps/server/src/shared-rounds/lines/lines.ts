/** All lines of this process: who may open one, what is asked of each, and how it ends. */
import { toWireInstant } from "../../platform/days.ts";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";
import { BEAT_SECONDS, type MessageDeps, answerMessage } from "./answer-message.ts";
import { Line } from "../line.ts";
import type { Lines as RealtimeLines } from "../../platform/realtime/websocket.ts";
import type { Context } from "../types.ts";
import type { TableWatch } from "./watch-table.ts";

const LINES_MAX = 20_000;
/** Many players share a provider's address. */
const PER_NETWORK_MAX = 4_000;
const PER_PLAYER_MAX = 6;
const HELLO_WITHIN_MS = 5_000;
const SILENT_MS = 60_000;

export interface Lines extends RealtimeLines<Line> {
  readonly size: number;
}

export function createLines(
  context: Context,
  tableOf: MessageDeps["tableOf"],
  onSlow: () => void,
): Lines {
  const all = new Set<Line>();
  const players = new Map<string, number>();
  const networks = new Map<string, number>();
  const nowMs = () => performance.now();
  const count = (counts: Map<string, number>, key: string, by: 1 | -1): void => {
    const left = (counts.get(key) ?? 0) + by;
    if (left <= 0) counts.delete(key);
    else counts.set(key, left);
  };
  const messageDeps: MessageDeps = {
    context,
    nowMs,
    tableOf,
    identify: (line, session) => {
      if ((players.get(session.player) ?? 0) >= PER_PLAYER_MAX) return false;
      count(players, session.player, 1);
      line.session = session;
      return true;
    },
  };
  const watchOf = (line: Line): TableWatch | null =>
    line.session === null ? null : (tableOf(line.session.game)?.watch ?? null);
  return {
    get size() {
      return all.size;
    },
    hasRoom: (address) =>
      all.size < LINES_MAX && (networks.get(networkOf(address)) ?? 0) < PER_NETWORK_MAX,
    open: (wire, address) => {
      const network = networkOf(address);
      const line = new Line({ wire, network, nowMs: nowMs(), onSlow });
      all.add(line);
      count(networks, network, 1);
      return line;
    },
    receive: (line, text) => {
      line.heardAtMs = nowMs();
      answerMessage(messageDeps, line, text);
    },
    hear: (line) => {
      line.heardAtMs = nowMs();
    },
    remove: (line) => {
      line.isOpen = false;
      if (!all.delete(line)) return;
      count(networks, line.network, -1);
      watchOf(line)?.leave(line);
      if (line.session !== null) count(players, line.session.player, -1);
    },
    sweep: () => {
      for (const line of all) lookAfter(context, line, nowMs());
    },
    closeAll: () => {
      for (const line of all) line.close("going_away", "See you soon.");
    },
  };
}

function lookAfter({ clock }: Context, line: Line, nowMs: number): void {
  if (!line.isOpen) return;
  if (nowMs - line.heardAtMs > SILENT_MS) return line.cut();
  if (line.session === null) {
    if (nowMs - line.openedAtMs > HELLO_WITHIN_MS) line.close("timeout", "No hello.");
    return;
  }
  if (nowMs - line.beatenAtMs < BEAT_SECONDS * 1_000) return;
  line.beatenAtMs = nowMs;
  line.tell({ type: "beat", server_time: toWireInstant(clock.now()) });
  line.ping();
}
