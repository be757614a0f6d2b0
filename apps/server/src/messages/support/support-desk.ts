/** The operator's side of customer service. All of it throws messages.ticket_not_found. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { boundTo } from "../../platform/room.ts";
import { type PageRequest, pageOf } from "../../platform/paging.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { attachFiles } from "./attachments.ts";
import { readSupportFigures } from "./figures-repository.ts";
import * as tickets from "./ticket-repository.ts";
import { withMessages } from "./tickets.ts";
import type { AlongsideTicket, MessagesDeps, Teller, TicketRecord, Written } from "../types.ts";

export function createSupportDesk(deps: MessagesDeps, { notify }: Teller) {
  const { db, clock } = deps;
  const find = async (ticketNo: string) =>
    withMessages(deps, await tickets.findTicket(db, ticketNo));
  /** Under the lock on the ticket. */
  const change = async (
    { ticketNo, alongside }: { ticketNo: string; alongside: AlongsideTicket | undefined },
    work: (tx: Tx, ticket: TicketRecord) => Promise<void>,
  ) => {
    await inTransaction(db, async (tx) => {
      const ticket = await tickets.lockTicket(tx, ticketNo);
      if (ticket === null) throw new DomainError("messages.ticket_not_found");
      await work(tx, ticket);
      const after = await tickets.findTicket(tx, ticketNo);
      if (after !== null) await alongside?.(tx, ticket, after);
    });
    return find(ticketNo);
  };
  return {
    findTicket: find,
    /** One member's, the latest first. */
    listTicketsOf: (memberId: MemberId, page: PageRequest) =>
      tickets.listTickets(db, memberId, { ...pageOf(page), status: null }),
    ...boundTo(db, {
      /** By the time of the last message; as many as asked for, at most. */
      listDesk: tickets.listDesk,
      /** How many wait for an answer: this operator's own, unassigned, and all. */
      countWaiting: tickets.countWaiting,
      /** How long people waited, and what they said of it, since then. */
      readSupportFigures,
    }),
    /** Tells the member. Throws messages.ticket_closed, messages.file_not_found. */
    answerTicket: (
      ticketNo: string,
      operator: string,
      { text, files = [] }: Written,
      alongside?: AlongsideTicket,
    ) =>
      change({ ticketNo, alongside }, async (tx, { memberId, status, subject }) => {
        if (status === "closed") throw new DomainError("messages.ticket_closed");
        const now = clock.now();
        const position = await tickets.insertMessage(tx, {
          ticketNo,
          memberId,
          operator,
          text,
          now,
        });
        await attachFiles(tx, files, { ticketNo, memberId, operator, position });
        await notify(tx, {
          memberId,
          code: "ticket_answered",
          params: { subject },
          link: `/information-center/support?ticket=${ticketNo}`,
          key: `ticket:${ticketNo}:${position}`,
        });
      }),
    /** Null: unassigned again. */
    assignTicket: (ticketNo: string, operator: string | null, alongside?: AlongsideTicket) =>
      change({ ticketNo, alongside }, (tx) => tickets.setAssigned(tx, ticketNo, operator)),
    closeTicketAs: (ticketNo: string, operator: string, alongside?: AlongsideTicket) =>
      change({ ticketNo, alongside }, async (tx, { assignedTo }) => {
        if (assignedTo === null) await tickets.setAssigned(tx, ticketNo, operator);
        await tickets.markClosed(tx, ticketNo, clock.now());
      }),
    /** A closed one goes on where it ended: answered, or waiting for an answer. */
    reopenTicket: (ticketNo: string, alongside?: AlongsideTicket) =>
      change({ ticketNo, alongside }, (tx) => tickets.markReopened(tx, ticketNo, clock.now())),
  };
}
