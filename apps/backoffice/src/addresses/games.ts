/** Addresses of games and what they pay, of tables, rounds and streams. */
import { createRoute } from "@tanstack/react-router";
import { offerStatuses } from "@tucano/contract/backoffice/games/games.ts";
import { partnerGameStates } from "@tucano/contract/backoffice/games/partner-games.ts";
import { gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { dayParam, oneOf, placeIn, present, textParam } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

const shownStates = [...offerStatuses, "stopped"] as const;

export const gamePages = [
  createRoute({
    ...underShell,
    path: "/games",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        text: textParam(search["text"]),
        type: oneOf(search["type"], gameTypes),
        status: oneOf(search["status"], shownStates),
        ...placeIn(search),
      }),
    component: lazyPage(() => import("../features/games/games-page.tsx"), "GamesPage"),
  }),
  createRoute({
    ...underShell,
    path: "/partner-games",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        text: textParam(search["text"]),
        state: oneOf(search["state"], partnerGameStates),
        partner: textParam(search["partner"], 40),
        code: textParam(search["code"], 300),
        ...placeIn(search),
      }),
    component: lazyPage(
      () => import("../features/games/lists/partner-games-page.tsx"),
      "PartnerGamesPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/partner-days",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        partner: textParam(search["partner"], 40),
        day: dayParam(search["day"]),
        ...placeIn(search),
      }),
    component: lazyPage(
      () => import("../features/games/lists/partner-days-page.tsx"),
      "PartnerDaysPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/returns",
    component: lazyPage(() => import("../features/games/returns-page.tsx"), "ReturnsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/big-wins",
    validateSearch: (search: Record<string, unknown>) =>
      present({ sort: oneOf(search["sort"], ["amount", "multiplier", "latest"] as const) }),
    component: lazyPage(() => import("../features/games/rounds/wins-page.tsx"), "WinsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/game-ranking",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        from: dayParam(search["from"]),
        to: dayParam(search["to"]),
        sort: oneOf(search["sort"], ["ggr", "turnover", "plays", "players"] as const),
        ...placeIn(search),
      }),
    component: lazyPage(() => import("../features/games/ranking-page.tsx"), "RankingPage"),
  }),
  createRoute({
    ...underShell,
    path: "/games/$gameId",
    component: lazyPage(() => import("../features/games/game-page.tsx"), "GamePage"),
  }),
  createRoute({
    ...underShell,
    path: "/studios",
    component: lazyPage(
      () => import("../features/games/partners/partners-page.tsx"),
      "PartnersPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/publications",
    component: lazyPage(
      () => import("../features/games/publications-page.tsx"),
      "PublicationsPage",
    ),
  }),
  createRoute({
    ...underShell,
    path: "/studios/$code",
    component: lazyPage(() => import("../features/games/partners/partner-page.tsx"), "PartnerPage"),
  }),
  createRoute({
    ...underShell,
    path: "/tables",
    component: lazyPage(() => import("../features/games/tables/tables-page.tsx"), "TablesPage"),
  }),
  createRoute({
    ...underShell,
    path: "/tables/$code",
    component: lazyPage(() => import("../features/games/tables/table-page.tsx"), "TablePage"),
  }),
  createRoute({
    ...underShell,
    path: "/rounds",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        member: textParam(search["member"], 12),
        studio: textParam(search["studio"], 40),
        round: textParam(search["round"]),
      }),
    component: lazyPage(() => import("../features/games/rounds/round-page.tsx"), "RoundPage"),
  }),
  createRoute({
    ...underShell,
    path: "/videos",
    component: lazyPage(() => import("../features/games/tables/videos-page.tsx"), "VideosPage"),
  }),
] as const;
