/** Addresses of the players and of one player. */
import { createRoute } from "@tanstack/react-router";
import { memberStatuses } from "@tucano/contract/player/account/members.ts";
import { tabIds } from "../features/members/tabs/tab-ids.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { oneOf, placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

export const memberPages = [
  createRoute({
    ...underShell,
    path: "/members",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        text: textParam(search["text"]),
        status: oneOf(search["status"], memberStatuses),
        ...placeIn(search),
      }),
    component: lazyPage(() => import("../features/members/members-page.tsx"), "MembersPage"),
  }),
  createRoute({
    ...underShell,
    path: "/members/$memberId",
    validateSearch: (search: Record<string, unknown>) =>
      present({ tab: oneOf(search["tab"], tabIds), ...placeIn(search) }),
    component: lazyPage(() => import("../features/members/member-page.tsx"), "MemberPage"),
  }),
] as const;
