/** A member's side of customer service: conversations that they begin, continue and close. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/site/messages.ts";
import { inTransaction, inTurn } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { pageOf } from "../../platform/paging.ts";
import { listAttached } from "./attachment-repository.ts";
import { attachFiles } from "./attachments.ts";
import { MESSAGES_PER_HOUR_MAX, newTicketNo, OPEN_TICKETS_MAX } from "../policy.ts";
import { presentConversation, presentTicket } from "../present.ts";
import * as tickets from "./ticket-repository.ts";
import type { MessagesDeps, TicketRecord, TicketWithMessages } from "../types.ts";

type Conversation = DataOf<typeof contract.showTicket>;

const HOUR_MS = 3_600_000;

export async function createTicket(
  deps: MessagesDeps,
  memberId: MemberId,
  { category, subject, text, files = [] }: InputOf<typeof contract.createTicket>,
): Promise<Conversation> {
  const ticketNo = newTicketNo((below) => deps.random.integer(below));
  const now = deps.clock.now();
  await inWriting(deps, memberId, async (tx, open) => {
    if (open >= OPEN_TICKETS_MAX) {
      const params = { max: OPEN_TICKETS_MAX };
      throw new DomainError("messages.too_many_tickets", { params });
    }
    await tickets.insertTicket(tx, { ticketNo, memberId, category, subject, now });
    const mine = { ticketNo, memberId, operator: null };
    const position = await tickets.insertMessage(tx, { ...mine, text, now });
    await attachFiles(tx, files, { ...mine, position });
  });
  return show(deps, ticketNo);
}

export async function listOwnTickets(
  { db }: MessagesDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.listTickets>,
): Promise<DataOf<typeof contract.listTickets>> {
  const { page, limit, offset } = pageOf(input);
  const wanted = { status: input.status ?? null, offset, limit };
  const { list, total } = await tickets.listTickets(db, memberId, wanted);
  const unread = await tickets.countUnreadTickets(db, memberId);
  return { list: list.map(presentTicket), total, page, limit, unread };
}

export async function showOwnTicket(
  deps: MessagesDeps,
  memberId: MemberId,
  ticketNo: string,
): Promise<Conversation> {
  const { db } = deps;
  const found = own(await tickets.findTicket(db, ticketNo), memberId);
  const conversation = await withMessages(deps, found);
  // Up to where it was read: an answer that comes in between stays unread.
  const seen = conversation.messages.at(-1)?.position ?? 0;
  await inTransaction(db, (tx) => tickets.markSeen(tx, ticketNo, seen));
  return presentConversation({ ...conversation, isUnread: false });
}

export async function replyToTicket(
  deps: MessagesDeps,
  memberId: MemberId,
  { ticket_no: ticketNo, text, files = [] }: InputOf<typeof contract.replyToTicket>,
): Promise<Conversation> {
  await inWriting(deps, memberId, async (tx) => {
    const ticket = own(await tickets.lockTicket(tx, ticketNo), memberId);
    if (ticket.status === "closed") throw new DomainError("messages.ticket_closed");
    const now = deps.clock.now();
    const mine = { ticketNo, memberId, operator: null };
    const position = await tickets.insertMessage(tx, { ...mine, text, now });
    await attachFiles(tx, files, { ...mine, position });
  });
  return show(deps, ticketNo);
}

export async function closeOwnTicket(
  deps: MessagesDeps,
  memberId: MemberId,
  ticketNo: string,
): Promise<Conversation> {
  await inTransaction(deps.db, async (tx) => {
    own(await tickets.lockTicket(tx, ticketNo), memberId);
    await tickets.markClosed(tx, ticketNo, deps.clock.now());
  });
  return show(deps, ticketNo);
}

export async function rateTicket(
  deps: MessagesDeps,
  memberId: MemberId,
  { ticket_no: ticketNo, stars, text: ratingText }: InputOf<typeof contract.rateTicket>,
): Promise<Conversation> {
  await inTransaction(deps.db, async (tx) => {
    const ticket = own(await tickets.lockTicket(tx, ticketNo), memberId);
    if (ticket.status !== "closed") throw new DomainError("messages.ticket_not_closed");
    await tickets.saveRating(tx, { ticketNo, stars, ratingText, now: deps.clock.now() });
  });
  return show(deps, ticketNo);
}

async function show(deps: MessagesDeps, ticketNo: string): Promise<Conversation> {
  return presentConversation(await withMessages(deps, await tickets.findTicket(deps.db, ticketNo)));
}

/** One of a member's writings at a time, so that the count holds. */
function inWriting(
  { db, clock }: MessagesDeps,
  memberId: MemberId,
  write: (tx: Tx, open: number) => Promise<void>,
): Promise<void> {
  return inTurn(db, { what: "messages.write", memberId }, async (tx) => {
    const since = new Date(clock.now().getTime() - HOUR_MS);
    const { open, written } = await tickets.countWritten(tx, memberId, since);
    if (written >= MESSAGES_PER_HOUR_MAX) throw new DomainError("messages.too_many_messages");
    await write(tx, open);
  });
}

/** Somebody else's conversation does not exist. */
function own(ticket: TicketRecord | null, memberId: MemberId): TicketRecord {
  if (ticket === null || ticket.memberId !== memberId) {
    throw new DomainError("messages.ticket_not_found");
  }
  return ticket;
}

export async function withMessages(
  { db }: MessagesDeps,
  ticket: TicketRecord | null,
): Promise<TicketWithMessages> {
  if (ticket === null) throw new DomainError("messages.ticket_not_found");
  const [messages, files] = await Promise.all([
    tickets.listMessages(db, ticket.ticketNo),
    listAttached(db, ticket.ticketNo),
  ]);
  const byPosition = Map.groupBy(files, ({ position }) => position);
  return {
    ...ticket,
    messages: messages.map((one) => ({ ...one, files: byPosition.get(one.position) ?? [] })),
  };
}
