/** Addresses of the agency centre. */
import { createRoute } from "@tanstack/react-router";
import { commissionKinds } from "../platform/records/choices.ts";
import { lazyPage } from "../platform/releases/lazy-page.ts";
import { periodSearch } from "../platform/records/period.ts";
import { numberParam, oneOf, present } from "../platform/shell/search-params.ts";
import { underShell } from "./shell.tsx";

const pages = () => import("../routes/promotions/agency-pages.tsx");

/** The levels that earn something. */
const levels = [1, 2, 3] as const;

export const agencyPages = [
  createRoute({
    ...underShell,
    path: "/agency-center/invite",
    component: lazyPage(pages, "InvitePage"),
  }),
  createRoute({
    ...underShell,
    path: "/agency-center/agent",
    validateSearch: (search: Record<string, unknown>) =>
      present({ level: levels.find((level) => level === numberParam(search["level"])) }),
    component: lazyPage(pages, "TeamPage"),
  }),
  createRoute({
    ...underShell,
    path: "/agency-center/invitation-record",
    validateSearch: periodSearch,
    component: lazyPage(pages, "InvitationRecordPage"),
  }),
  createRoute({
    ...underShell,
    path: "/agency-center/reward",
    validateSearch: (search: Record<string, unknown>) => ({
      ...periodSearch(search),
      ...present({ kind: oneOf(search["kind"], commissionKinds) }),
    }),
    component: lazyPage(pages, "CommissionsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/agency-center/agency-mechanism",
    component: lazyPage(pages, "MechanismPage"),
  }),
  createRoute({
    ...underShell,
    path: "/agency-center/register-subordinates",
    component: lazyPage(pages, "RegisterSubordinatePage"),
  }),
] as const;
