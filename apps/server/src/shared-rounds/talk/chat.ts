/** Talk at live tables: short, seldom, civil; reported by players, taken out by moderators. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/members/support.ts";
import type { ChatLine } from "@tucano/contract/player/games/shared-tables.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { pageOf } from "../../platform/paging.ts";
import { aliasOf } from "../policy.ts";
import {
  insertLine,
  insertReport,
  listLines,
  listModerated,
  markRemoved,
  type SaidLine,
  tellLine,
} from "./repository-chat.ts";
import type { Context, TableSession } from "../types.ts";
import { isCivil, tidy } from "./words.ts";

const LINES_SHOWN = 40;
export const CHAT_EVERY_MS = 2_500;

export function presentLine(line: SaidLine, player: string | null): ChatLine {
  return {
    id: line.id,
    name: aliasOf(line.player),
    text: line.words,
    is_own: line.player === player,
    said_at: toWireInstant(line.saidAt),
  };
}

/** Null where nobody talks: only live tables have a chat, and the market may close it. */
export async function readChat(
  context: Context,
  session: TableSession,
  isLive: boolean,
): Promise<ChatLine[] | null> {
  if (!isLive || !(await context.isChatOpen())) return null;
  const lines = await listLines(context.db, session.game, LINES_SHOWN);
  return lines.map((line) => presentLine(line, session.player));
}

export async function sayLine(
  context: Context,
  session: TableSession,
  said: { readonly text: string; readonly isLive: boolean },
): Promise<SaidLine> {
  // Demo players cannot be held to what they say.
  const mayTalk = said.isLive && session.mode === "real" && (await context.isChatOpen());
  if (!mayTalk) throw new DomainError("shared_rounds.chat_closed");
  const words = tidy(said.text);
  if (words === "" || !isCivil(words)) throw new DomainError("shared_rounds.chat_refused");
  const { game, player } = session;
  const saidAt = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const line = await insertLine(tx, { game, player, words, saidAt });
    await tellLine(tx, "table-said", line);
    return line;
  });
}

export async function reportLine(
  context: Context,
  { game, player }: TableSession,
  lineId: number,
): Promise<void> {
  const report = { lineId, player, game, at: context.clock.now() };
  await inTransaction(context.db, (tx) => insertReport(tx, report));
}

export async function listChat(
  context: Context,
  input: InputOf<typeof contract.listChat>,
): Promise<DataOf<typeof contract.listChat>> {
  const { page, limit, offset } = pageOf(input);
  const { rows, total } = await listModerated(context.db, { limit, offset });
  const list = rows.map((line) => ({
    id: line.id,
    game: line.game,
    player: line.player,
    text: line.words,
    reports: line.reports,
    said_at: toWireInstant(line.saidAt),
    removed_at: toWireInstant(line.removedAt),
  }));
  return { list, total, page, limit };
}

/** The game whose players are notified; null: there was nothing to remove. */
export function removeLine(
  context: Context,
  lineId: number,
  operatorId: number,
): Promise<string | null> {
  const at = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const game = await markRemoved(tx, { lineId, operatorId, at });
    if (game !== null) await tellLine(tx, "table-unsaid", { game, id: lineId });
    return game;
  });
}
