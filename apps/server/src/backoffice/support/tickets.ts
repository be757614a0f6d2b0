/** Conversations with players: who waits, what was said, answering, taking, ending. */
import type * as contract from "@tucano/contract/backoffice/members/support.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { DEFAULT_LANGUAGE } from "@tucano/i18n/languages.ts";
import {
  type AlongsideTicket,
  presentFile,
  type TicketRecord,
  type TicketWithMessages,
} from "../../messages/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay, toWireInstant } from "../../platform/days.ts";
import { type FileReply, sendFile } from "../../platform/http/requests/uploads.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, placeAfter, placeText, toPage } from "../core/keyset.ts";
import { noteReading } from "../core/looking.ts";
import { type MembersById, toReference } from "../core/present.ts";
import * as repository from "./repository.ts";

type Detail = DataOf<typeof contract.readDeskTicket>;
type Row = DataOf<typeof contract.listDeskTickets>["list"][number];

function toRow(ticket: TicketRecord, members: MembersById): Row {
  const { status, updatedAt } = ticket;
  return {
    ticket_no: ticket.ticketNo,
    member: toReference(ticket.memberId, members),
    category: ticket.category,
    subject: ticket.subject,
    status,
    assigned_to: ticket.assignedTo,
    created_at: toWireInstant(ticket.createdAt),
    updated_at: toWireInstant(updatedAt),
    waiting_since: status === "open" ? toWireInstant(updatedAt) : null,
    stars: ticket.stars,
  };
}

export const listTickets: Command<typeof contract.listDeskTickets> = async (
  parts,
  { view = "all", status, cursor, limit: asked },
  { operator },
) => {
  const limit = limitOf(asked);
  const assignedTo = { mine: operator.email, unassigned: null, all: undefined }[view];
  const [tickets, waiting] = await Promise.all([
    parts.messages.listDesk({
      status,
      assignedTo,
      order: status === "open" ? "oldest" : "newest",
      after: placeAfter(cursor),
      limit: limit + 1,
    }),
    parts.messages.countWaiting(operator.email),
  ]);
  const members = await parts.members.findMany(tickets.map(({ memberId }) => memberId));
  const page = toPage(tickets, limit, {
    show: (ticket) => toRow(ticket, members),
    keyOf: ({ updatedAt, ticketNo }) => placeText(updatedAt, ticketNo),
  });
  return { ...page, waiting };
};

const USUAL_DAYS = 30;

export const readFigures: Command<typeof contract.readSupportFigures> = async (parts, input) => {
  const days = Number(input.days ?? USUAL_DAYS);
  const since = startOfDay(addDays(dayOf(parts.clock.now()), 1 - days));
  const figures = await parts.messages.readSupportFigures(since);
  return {
    days,
    begun: figures.begun,
    answered: figures.answered,
    median_seconds: figures.medianSeconds,
    ninth_seconds: figures.ninthSeconds,
    ratings: [...figures.ratings],
  };
};

async function show(parts: Parts, ticket: TicketWithMessages): Promise<Detail> {
  const [members, notes] = await Promise.all([
    parts.members.findMany([ticket.memberId]),
    repository.listNotes(parts.db, ticket.ticketNo),
  ]);
  return {
    ...toRow(ticket, members),
    rating_text: ticket.ratingText,
    lang: members.get(ticket.memberId)?.lang ?? DEFAULT_LANGUAGE,
    messages: ticket.messages.map(({ position, operator, text, at, files }) => ({
      position,
      operator,
      text,
      at: toWireInstant(at),
      files: files.map(presentFile),
    })),
    notes: notes.map((note) => ({
      note_id: note.note_id,
      operator: note.operator_email,
      text: note.text,
      at: toWireInstant(note.at),
    })),
  };
}

/** What a player wrote is theirs: that somebody reads it is noted. */
export async function readTicket(
  parts: Parts,
  { ticket_no: ticketNo }: InputOf<typeof contract.readDeskTicket>,
  context: OperatorContext,
): Promise<Detail> {
  const ticket = await parts.messages.findTicket(ticketNo);
  await noteReading(parts, ticket.memberId, context, { ticket: ticketNo });
  return show(parts, ticket);
}

type TicketAction = Extract<(typeof contract.supportAuditActions)[number], `ticket.${string}`>;

interface Act {
  readonly action: TicketAction;
  readonly reason?: string;
}

const factsOf = ({ status, assignedTo }: Pick<TicketRecord, "status" | "assignedTo">) => ({
  status,
  assigned_to: assignedTo ?? "",
});

/** The entry is written in the transaction of the act. */
function noting(parts: Parts, act: Act, { operator, ip }: OperatorContext): AlongsideTicket {
  return (tx, ticket, after) =>
    parts.audit.append(tx, {
      action: act.action,
      subject: `ticket:${ticket.ticketNo}`,
      operator,
      ip,
      reason: act.reason,
      details: { member: String(ticket.memberId) },
      before: factsOf(ticket),
      after: factsOf(after),
    });
}

export async function answerTicket(
  parts: Parts,
  { ticket_no: ticketNo, text, files }: InputOf<typeof contract.answerDeskTicket>,
  context: OperatorContext,
): Promise<Detail> {
  const alongside = noting(parts, { action: "ticket.answer" }, context);
  const { email } = context.operator;
  return show(
    parts,
    await parts.messages.answerTicket(ticketNo, email, { text, files }, alongside),
  );
}

export async function assignTicket(
  parts: Parts,
  { ticket_no: ticketNo, to }: InputOf<typeof contract.assignDeskTicket>,
  context: OperatorContext,
): Promise<Detail> {
  const assignedTo = to === "me" ? context.operator.email : null;
  const alongside = noting(parts, { action: "ticket.assign" }, context);
  return show(parts, await parts.messages.assignTicket(ticketNo, assignedTo, alongside));
}

export async function closeTicket(
  parts: Parts,
  { ticket_no: ticketNo, reason }: InputOf<typeof contract.closeDeskTicket>,
  context: OperatorContext,
): Promise<Detail> {
  const alongside = noting(parts, { action: "ticket.close", reason }, context);
  const { email } = context.operator;
  return show(parts, await parts.messages.closeTicketAs(ticketNo, email, alongside));
}

export async function reopenTicket(
  parts: Parts,
  { ticket_no: ticketNo, reason }: InputOf<typeof contract.reopenDeskTicket>,
  context: OperatorContext,
): Promise<Detail> {
  const alongside = noting(parts, { action: "ticket.reopen", reason }, context);
  return show(parts, await parts.messages.reopenTicket(ticketNo, alongside));
}

export async function noteTicket(
  parts: Parts,
  { ticket_no: ticketNo, text }: InputOf<typeof contract.noteDeskTicket>,
  { operator, ip }: OperatorContext,
): Promise<Detail> {
  const ticket = await parts.messages.findTicket(ticketNo);
  await inTransaction(parts.db, async (tx) => {
    const at = parts.clock.now();
    await repository.insertNote(tx, { ticketNo, operator_email: operator.email, text, at });
    await parts.audit.append(tx, {
      action: "ticket.note",
      subject: `ticket:${ticketNo}`,
      operator,
      ip,
      details: { member: String(ticket.memberId), length: String(text.length) },
    });
  });
  return show(parts, ticket);
}

/** For the next answer; nobody sees it before that. */
export const uploadAttachment: Command<typeof contract.uploadDeskAttachment> = async (
  parts,
  { ticket_no: ticketNo, filename },
  context,
) => {
  const { memberId } = await parts.messages.findTicket(ticketNo);
  const keeper = { memberId, operator: context.operator.email };
  return presentFile(
    await parts.messages.handIn(keeper, { file: context.takeFile(), name: filename }),
  );
};

export async function readAttachment(
  parts: Parts,
  { file_id }: InputOf<typeof contract.readDeskAttachment>,
  context: OperatorContext,
): Promise<FileReply> {
  const file = await parts.messages.readAttachment(file_id, null);
  await noteReading(parts, file.memberId, context, { ticket: file.ticketNo ?? "" });
  return sendFile(file);
}
