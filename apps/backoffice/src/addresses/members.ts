/** Addresses of the players and of one player. */
import { createRoute } from "@tanstack/react-router";
import { memberStatuses } from "@tucano/contract/player/account/members.ts";
import { tabIds } from "../features/members/tabs/tab-ids.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { dayParam, oneOf, placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

/** By what players did; money and days as they were typed. */
const deedNames = [
  "level_from",
  "level_to",
  "site",
  "cash_from",
  "cash_to",
  "deposited_from",
  "deposited_to",
  "no_deposit_days",
  "staked_from",
  "lost_from",
  "won_from",
  "away_days",
] as const;

function deedsIn(search: Record<string, unknown>) {
  const texts = Object.fromEntries(
    deedNames.map((name) => [name, textParam(search[name], 20)]),
  ) as Record<(typeof deedNames)[number], string | undefined>;
  return {
    ...texts,
    registered_from: dayParam(search["registered_from"]),
    registered_to: dayParam(search["registered_to"]),
    game: textParam(search["game"], 200),
  };
}

export const memberPages = [
  createRoute({
    ...underShell,
    path: "/members",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        text: textParam(search["text"]),
        status: oneOf(search["status"], memberStatuses),
        tag: textParam(search["tag"], 9),
        device_of: textParam(search["device_of"], 9),
        ...deedsIn(search),
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
