/** Addresses of what is set up for other programs. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/lazy-page.ts";
import { underShell } from "./shell.tsx";

export const integrationPages = [
  createRoute({
    ...underShell,
    path: "/api-keys",
    component: lazyPage(() => import("../features/integrations/api-keys-page.tsx"), "ApiKeysPage"),
  }),
  createRoute({
    ...underShell,
    path: "/webhooks",
    component: lazyPage(() => import("../features/integrations/webhooks-page.tsx"), "WebhooksPage"),
  }),
] as const;
