/** Addresses of what a site shows and says. */
import { createRoute } from "@tanstack/react-router";
import { siteLanguages } from "@tucano/contract/backoffice/site/content-shapes.ts";
import { contentPages as texts } from "@tucano/contract/player/site/content.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { oneOf, placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

type Search = Record<string, unknown>;

export const contentPages = [
  createRoute({
    ...underShell,
    path: "/content/sites",
    component: lazyPage(() => import("../features/content/sites-page.tsx"), "SitesPage"),
  }),
  createRoute({
    ...underShell,
    path: "/content/banners",
    validateSearch: (search: Search) => present({ site: textParam(search["site"], 40) }),
    component: lazyPage(() => import("../features/content/banners-page.tsx"), "BannersPage"),
  }),
  createRoute({
    ...underShell,
    path: "/content/texts",
    validateSearch: (search: Search) =>
      present({
        site: textParam(search["site"], 40),
        page: oneOf(search["page"], texts),
        language: oneOf(search["language"], siteLanguages),
      }),
    component: lazyPage(() => import("../features/content/texts-page.tsx"), "TextsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/content/announcements",
    validateSearch: (search: Search) => present(placeIn(search)),
    component: lazyPage(
      () => import("../features/content/announcements-page.tsx"),
      "AnnouncementsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/content/notifications",
    validateSearch: (search: Search) => present(placeIn(search)),
    component: lazyPage(
      () => import("../features/content/notifications-page.tsx"),
      "NotificationsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/content/mailings",
    validateSearch: (search: Search) => present(placeIn(search)),
    component: lazyPage(() => import("../features/content/mailings-page.tsx"), "MailingsPage"),
  }),
] as const;
