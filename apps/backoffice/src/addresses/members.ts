/** Addresses of the players and of one player. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/lazy-page.ts";
import { underShell } from "./shell.tsx";

export const memberPages = [
  createRoute({
    ...underShell,
    path: "/members",
    component: lazyPage(() => import("../features/members/members-page.tsx"), "MembersPage"),
  }),
  createRoute({
    ...underShell,
    path: "/members/$memberId",
    component: lazyPage(() => import("../features/members/member-page.tsx"), "MemberPage"),
  }),
] as const;
