/** The operator's side of customer service. */
import { inTransaction } from "../../platform/database/transaction.ts";
import { pageOf } from "../../platform/paging.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { attachFiles } from "./attachments.ts";
import * as tickets from "./ticket-repository.ts";
import { withMessages } from "./tickets.ts";
import type { AlongsideTicket, MessagesDeps, SupportDesk, Teller, TicketRecord } from "../types.ts";

export function createSupportDesk(deps: MessagesDeps, { notify }: Teller): SupportDesk {
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
    listTicketsOf: (memberId, page) =>
      tickets.listTickets(db, memberId, { ...pageOf(page), status: null }),
    listDesk: (filter) => tickets.listDesk(db, filter),
    countWaiting: (operator) => tickets.countWaiting(db, operator),
    answerTicket: (ticketNo, operator, { text, files = [] }, alongside) =>
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
    assignTicket: (ticketNo, operator, alongside) =>
      change({ ticketNo, alongside }, (tx) => tickets.setAssigned(tx, ticketNo, operator)),
    closeTicketAs: (ticketNo, operator, alongside) =>
      change({ ticketNo, alongside }, async (tx, { assignedTo }) => {
        if (assignedTo === null) await tickets.setAssigned(tx, ticketNo, operator);
        await tickets.markClosed(tx, ticketNo, clock.now());
      }),
    reopenTicket: (ticketNo, alongside) =>
      change({ ticketNo, alongside }, (tx) => tickets.markReopened(tx, ticketNo, clock.now())),
  };
}
