/** All lines of this process: who may open one, what is asked of each, and how it ends. */
import * as z from "zod/mini";
import {
  SEA_MESSAGE_BYTES_MAX,
  type SeaRequest,
  seaRequest,
} from "@tucano/contract/player/games/seas.ts";
import { fishing } from "@tucano/game-math/games/pescaria-da-mare/game.ts";
import { toWireInstant } from "../platform/days.ts";
import { networkOf } from "../platform/http/requests/rate-limit.ts";
import { parseStrictJson } from "../platform/http/requests/strict-json.ts";
import type { Lines as RealtimeLines } from "../platform/realtime/websocket.ts";
import type { Company } from "./company.ts";
import { Line } from "./line.ts";
import type { SeasDeps } from "./types.ts";

const LINES_MAX = 20_000;
/** Many players share a provider's address. */
const PER_NETWORK_MAX = 4_000;
const HELLO_WITHIN_MS = 5_000;
const SILENT_MS = 60_000;
const BEAT_SECONDS = 20;

export interface Lines extends RealtimeLines<Line> {
  readonly size: number;
}

export function createLines(deps: SeasDeps, company: Company, onSlow: () => void): Lines {
  const all = new Set<Line>();
  const networks = new Map<string, number>();
  const nowMs = () => performance.now();
  const countOf = (network: string): number => networks.get(network) ?? 0;
  return {
    get size() {
      return all.size;
    },
    hasRoom: (address) => all.size < LINES_MAX && countOf(networkOf(address)) < PER_NETWORK_MAX,
    open: (wire, address) => {
      const network = networkOf(address);
      const id = deps.random.uuid();
      const line = new Line({ id, wire, network, nowMs: nowMs(), onSlow });
      all.add(line);
      networks.set(network, countOf(network) + 1);
      return line;
    },
    receive: (line, text) => {
      line.heardAtMs = nowMs();
      if (!line.isOpen) return;
      if (line.isTooMuch(nowMs())) return line.close("too_many", "Too many messages.");
      const request = parseRequest(text);
      if (request === null) return line.close("malformed", "No message of the contract.");
      void answer(deps, company, line, request);
    },
    hear: (line) => {
      line.heardAtMs = nowMs();
    },
    remove: (line) => {
      line.isOpen = false;
      if (!all.delete(line)) return;
      const left = countOf(line.network) - 1;
      if (left > 0) networks.set(line.network, left);
      else networks.delete(line.network);
      void company.leave(line);
    },
    sweep: () => {
      for (const line of all) lookAfter(deps, line, nowMs());
    },
    closeAll: () => {
      for (const line of all) line.close("going_away", "See you soon.");
    },
  };
}

function parseRequest(text: string): SeaRequest | null {
  if (text.length > SEA_MESSAGE_BYTES_MAX) return null;
  try {
    const parsed = z.safeParse(seaRequest, parseStrictJson(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Never rejects. */
async function answer(
  deps: SeasDeps,
  company: Company,
  line: Line,
  request: SeaRequest,
): Promise<void> {
  try {
    if (request.type === "hello") return await welcome(deps, company, line, request.token);
    if (line.seated === null) return line.close("malformed", "Say hello first.");
    line.tell({ type: "pong", server_time: toWireInstant(deps.clock.now()) });
  } catch (error) {
    deps.logger.warn({ err: error }, "A sea's message could not be answered.");
    line.close("try_again_later", "Records cannot be reached.");
  }
}

async function welcome(
  { houseGames, rounds, clock }: SeasDeps,
  company: Company,
  line: Line,
  token: string,
): Promise<void> {
  if (line.hasGreeted) return line.close("malformed", "One seat a line.");
  line.hasGreeted = true;
  const session = await houseGames.players.find(token);
  const isItsGame = session?.mode === "real" && session.game === fishing.facts.code;
  if (session === null || !isItsGame || !(await rounds.isPlaying(token))) {
    return line.close("unauthenticated", "Open the game again.");
  }
  if (!line.isOpen) return;
  const place = await company.sit(line, { player: session.player, token });
  if (place === null) return;
  line.tell({
    type: "welcome",
    server_time: toWireInstant(clock.now()),
    seat: place.seat,
    beat_seconds: BEAT_SECONDS,
  });
}

function lookAfter({ clock }: SeasDeps, line: Line, nowMs: number): void {
  if (!line.isOpen) return;
  if (nowMs - line.heardAtMs > SILENT_MS) return line.cut();
  if (line.seated === null) {
    if (nowMs - line.openedAtMs > HELLO_WITHIN_MS) line.close("timeout", "No hello.");
    return;
  }
  if (nowMs - line.beatenAtMs < BEAT_SECONDS * 1_000) return;
  line.beatenAtMs = nowMs;
  line.tell({ type: "beat", server_time: toWireInstant(clock.now()) });
  line.ping();
}
