/** Addresses of the audit log. */
import { createRoute } from "@tanstack/react-router";
import { auditActions } from "@tucano/contract/backoffice/access/audit-actions.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { dayParam, oneOf, placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

export const auditPages = [
  createRoute({
    ...underShell,
    path: "/audit",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        actor: textParam(search["actor"]),
        action: oneOf(search["action"], auditActions),
        subject: textParam(search["subject"]),
        from: dayParam(search["from"]),
        to: dayParam(search["to"]),
        sort: oneOf(search["sort"], ["at", "-at"] as const),
        ...placeIn(search),
      }),
    component: lazyPage(() => import("../routes/audit-page.tsx"), "AuditLogPage"),
  }),
] as const;
