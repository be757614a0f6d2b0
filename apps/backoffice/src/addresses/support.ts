/** Addresses of questions and talk. */
import { createRoute } from "@tanstack/react-router";
import { ticketViews } from "@tucano/contract/backoffice/members/support.ts";
import { ticketStatuses } from "@tucano/contract/player/site/messages.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { oneOf, placeIn, present } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

export const supportPages = [
  createRoute({
    ...underShell,
    path: "/tickets",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        view: oneOf(search["view"], ticketViews),
        status: oneOf(search["status"], [...ticketStatuses, "all"] as const),
        ...placeIn(search),
      }),
    component: lazyPage(() => import("../features/support/tickets-page.tsx"), "TicketsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/tickets/$ticketNo",
    component: lazyPage(() => import("../features/support/ticket-page.tsx"), "TicketPage"),
  }),
  createRoute({
    ...underShell,
    path: "/macros",
    component: lazyPage(() => import("../features/support/macros-page.tsx"), "MacrosPage"),
  }),
  createRoute({
    ...underShell,
    path: "/table-chat",
    component: lazyPage(() => import("../features/support/table-chat-page.tsx"), "TableChatPage"),
  }),
] as const;
