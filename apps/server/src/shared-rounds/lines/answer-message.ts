/** Answers what a client sends to a table. */
import * as z from "zod/mini";
import type { ErrorCode } from "@tucano/contract/errors/index.ts";
import { formatWire } from "@tucano/contract/money.ts";
import {
  TABLE_MESSAGE_BYTES_MAX,
  tableRequest,
  type TableMessage,
  type TableRequest,
} from "@tucano/contract/player/games/shared-tables.ts";
import type { SharedGame } from "@tucano/game-math/shared/index.ts";
import { toLanguage } from "@tucano/i18n/languages.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { parseStrictJson } from "../../platform/http/requests/strict-json.ts";
import { translate } from "../../platform/translate.ts";
import { cashOut } from "../tables/cash-out.ts";
import { CHAT_EVERY_MS, readChat, reportLine, sayLine } from "../talk/chat.ts";
import type { Line } from "../line.ts";
import { placeBet } from "../bets/place-bet.ts";
import { presentBet } from "../present.ts";
import { findLatestRound } from "../repository.ts";
import { listBetsOf } from "../bets/repository-bets.ts";
import type { Context, TableSession } from "../types.ts";
import type { TableWatch } from "./watch-table.ts";

export const BEAT_SECONDS = 20;

/** What answering a message needs beside the line itself. */
export interface MessageDeps {
  readonly context: Context;
  readonly nowMs: () => number;
  tableOf(code: string): { readonly game: SharedGame; readonly watch: TableWatch } | null;
  /** False: this player has too many lines already. */
  identify(line: Line, session: TableSession): boolean;
}

type Of<Type extends TableRequest["type"]> = Extract<TableRequest, { type: Type }>;
type Refused = Extract<TableMessage, { type: "refused" }>;

export function answerMessage(deps: MessageDeps, line: Line, text: string): void {
  if (!line.isOpen) return;
  if (line.isTooMuch(deps.nowMs())) return line.close("too_many", "Too many messages.");
  const request = parseRequest(text);
  if (request === null) return line.close("malformed", "No message of the contract.");
  // When it arrived counts, not when others before it have been answered.
  if (request.type === "cash_out" && line.session !== null) {
    return void leaveFlight(deps, line, line.session, request);
  }
  line.work = line.work.then(() => answer(deps, line, request));
}

function parseRequest(text: string): TableRequest | null {
  if (text.length > TABLE_MESSAGE_BYTES_MAX) return null;
  try {
    const parsed = z.safeParse(tableRequest, parseStrictJson(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Never rejects. */
async function answer(deps: MessageDeps, line: Line, request: TableRequest): Promise<void> {
  if (!line.isOpen) return;
  try {
    if (request.type === "hello") return await welcome(deps, line, request);
    if (line.session === null) return line.close("malformed", "Say hello first.");
    await react(deps, line, line.session, request);
  } catch (error) {
    deps.context.logger.warn({ err: error }, "A table's message could not be answered.");
    line.close("try_again_later", "Records cannot be reached.");
  }
}

async function react(
  deps: MessageDeps,
  line: Line,
  session: TableSession,
  request: Exclude<TableRequest, Of<"hello">>,
): Promise<void> {
  switch (request.type) {
    case "bet":
      return bet(deps, line, session, request);
    case "cash_out":
      return leaveFlight(deps, line, session, request);
    case "chat":
      return chat(deps, line, session, request);
    case "report":
      return reportLine(deps.context, session, request.line);
    case "ping":
      return line.tell({ type: "pong", server_time: toWireInstant(deps.context.clock.now()) });
  }
}

async function welcome(deps: MessageDeps, line: Line, hello: Of<"hello">): Promise<void> {
  const { context } = deps;
  const table = deps.tableOf(hello.game);
  const session = await context.players.find(hello.token);
  if (table === null || session === null || session.game !== hello.game) {
    return line.close("unauthenticated", "Open the table again.");
  }
  if (line.session !== null) return line.close("malformed", "One table a line.");
  line.lang = toLanguage(hello.lang);
  if (!deps.identify(line, session)) return line.close("too_many", "Too many windows.");
  await table.watch.join(line);
  const [picture, round, chatLines] = await Promise.all([
    table.watch.picture(),
    findLatestRound(context.db, session.game),
    readChat(context, session, table.game.facts.type === "live"),
  ]);
  const own = round === null ? [] : await listBetsOf(context.db, round.id, [session.player]);
  line.tell({
    type: "welcome",
    server_time: toWireInstant(context.clock.now()),
    mode: session.mode,
    beat_seconds: BEAT_SECONDS,
    ...picture,
    own: own.map(presentBet),
    chat: chatLines,
    players: table.watch.lines.size,
  });
}

async function bet(
  deps: MessageDeps,
  line: Line,
  session: TableSession,
  request: Of<"bet">,
): Promise<void> {
  const { context } = deps;
  const table = deps.tableOf(session.game);
  if (table === null) return;
  try {
    await requireUsed(context, session);
    const taken = await placeBet(context, session, table.game, {
      betKey: request.bet_key,
      roundId: request.round_id,
      unit: request.unit,
      choice: request.choice,
      clientSeed: request.client_seed,
    });
    line.tell({
      type: "bet_taken",
      bet: presentBet(taken.bet),
      balance: taken.balance === null ? null : formatWire(taken.balance),
    });
  } catch (error) {
    refuse(line, { of: "bet", bet_key: request.bet_key }, error);
  }
}

/** A line may stay open for hours; the session it said hello with may be over by then. */
async function requireUsed({ players }: Context, { token }: TableSession): Promise<void> {
  if ((await players.find(token)) === null) throw new DomainError("house_games.session_unknown");
}

/** Never rejects: it is not waited for. */
async function leaveFlight(
  { context }: MessageDeps,
  line: Line,
  session: TableSession,
  { bet_key: betKey }: Of<"cash_out">,
): Promise<void> {
  const at = context.clock.now();
  try {
    const left = await cashOut(context, session, { betKey, at });
    line.tell({ type: "cashed", bet: presentBet(left) });
  } catch (error) {
    try {
      refuse(line, { of: "cash_out", bet_key: betKey }, error);
    } catch (fault) {
      context.logger.warn({ err: fault }, "A cash-out could not be decided.");
      line.close("try_again_later", "Records cannot be reached.");
    }
  }
}

async function chat(
  deps: MessageDeps,
  line: Line,
  session: TableSession,
  request: Of<"chat">,
): Promise<void> {
  const table = deps.tableOf(session.game);
  if (table === null) return;
  try {
    const nowMs = deps.nowMs();
    if (nowMs - line.lastChatAtMs < CHAT_EVERY_MS) {
      throw new DomainError("shared_rounds.chat_refused");
    }
    line.lastChatAtMs = nowMs;
    await requireUsed(deps.context, session);
    const isLive = table.game.facts.type === "live";
    const said = await sayLine(deps.context, session, { text: request.text, isLive });
    table.watch.talk.tell(said);
  } catch (error) {
    refuse(line, { of: "chat", bet_key: null }, error);
  }
}

/** Expected refusals are sent; everything else is rethrown. */
function refuse(line: Line, what: Pick<Refused, "of" | "bet_key">, error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
  const code: ErrorCode = error.code;
  const message = translate(line.lang, code, error.details.params ?? {});
  line.tell({ type: "refused", ...what, error: code, message });
}
