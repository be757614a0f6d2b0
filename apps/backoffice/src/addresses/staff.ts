/** Addresses of those who work here: accounts, roles, sessions. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/lazy-page.ts";
import { placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

export const staffPages = [
  createRoute({
    ...underShell,
    path: "/staff",
    validateSearch: (search: Record<string, unknown>) =>
      present({ text: textParam(search["text"]), ...placeIn(search) }),
    component: lazyPage(() => import("../features/staff/staff-page.tsx"), "StaffPage"),
  }),
  createRoute({
    ...underShell,
    path: "/roles",
    component: lazyPage(() => import("../features/staff/roles-page.tsx"), "RolesPage"),
  }),
  createRoute({
    ...underShell,
    path: "/sessions",
    component: lazyPage(() => import("../features/staff/sessions-page.tsx"), "SessionsPage"),
  }),
] as const;
