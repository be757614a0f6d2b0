import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  listChat,
  listDeskTickets,
  listMacros,
  readDeskTicket,
} from "@tucano/contract/backoffice/members/support.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { call } from "../../platform/api.ts";

export type TicketRow = DataOf<typeof listDeskTickets>["list"][number];
export type Ticket = DataOf<typeof readDeskTicket>;
export type Macro = DataOf<typeof listMacros>["list"][number];
export type ChatLine = DataOf<typeof listChat>["list"][number];

/** Conversations are live: what a player writes arrives within this time. */
const LIVE_MS = 2_500;
const INBOX_MS = 5_000;

export const ticketsQuery = (input: RequestOf<typeof listDeskTickets>) =>
  queryOptions({
    queryKey: ["tickets", "list", input],
    queryFn: ({ signal }) => call(listDeskTickets, input, signal),
    placeholderData: keepPreviousData,
    refetchInterval: INBOX_MS,
  });

export const ticketQuery = (ticketNo: string) =>
  queryOptions({
    queryKey: ["tickets", "one", ticketNo],
    queryFn: ({ signal }) => call(readDeskTicket, { ticket_no: ticketNo }, signal),
    refetchInterval: LIVE_MS,
  });

export const macrosQuery = queryOptions({
  queryKey: ["macros"],
  queryFn: ({ signal }) => call(listMacros, {}, signal),
  staleTime: 60_000,
});

export const chatQuery = (page: number) =>
  queryOptions({
    queryKey: ["table-chat", page],
    queryFn: ({ signal }) => call(listChat, { page }, signal),
    placeholderData: keepPreviousData,
  });
