import {
  type listDeskTickets,
  listMacros,
  readDeskTicket,
} from "@tucano/contract/backoffice/members/support.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { ask, type RowOf } from "../../platform/api.ts";
import { queryOptions } from "@tanstack/react-query";

export type TicketRow = RowOf<typeof listDeskTickets>;
export type Ticket = DataOf<typeof readDeskTicket>;
export type Macro = RowOf<typeof listMacros>;

/** Conversations are live: what a player writes arrives within this time. */
const LIVE_MS = 2_500;

export const ticketQuery = (ticketNo: string) =>
  queryOptions({ ...ask(readDeskTicket, { ticket_no: ticketNo }), refetchInterval: LIVE_MS });

export const macrosQuery = queryOptions({ ...ask(listMacros, {}), staleTime: 60_000 });
