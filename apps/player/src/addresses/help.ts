/** Addresses of what the house tells everybody. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../platform/releases/lazy-page.ts";
import { oneOf, present } from "../platform/shell/search-params.ts";
import { underShell } from "./shell.tsx";

const contentPages = () => import("../routes/help/content-pages.tsx");

export const helpPages = [
  createRoute({ ...underShell, path: "/faq", component: lazyPage(contentPages, "FaqPage") }),
  createRoute({
    ...underShell,
    path: "/terms",
    validateSearch: (search: Record<string, unknown>) =>
      present({ version: oneOf(search["version"], ["coming"] as const) }),
    component: lazyPage(contentPages, "TermsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/privacy",
    component: lazyPage(contentPages, "PrivacyPage"),
  }),
  createRoute({
    ...underShell,
    path: "/responsible-gaming",
    component: lazyPage(contentPages, "ResponsibleGamingPage"),
  }),
] as const;
