/** Addresses of the audit log. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/lazy-page.ts";
import { underShell } from "./shell.tsx";

export const auditPages = [
  createRoute({
    ...underShell,
    path: "/audit",
    component: lazyPage(() => import("../routes/audit-page.tsx"), "AuditLogPage"),
  }),
] as const;
