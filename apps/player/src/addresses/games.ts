/** Addresses of the lobby and the games. */
import { createRoute } from "@tanstack/react-router";
import {
  gameSorts,
  gameTypes,
  playModes,
  returnFloors,
  volatilities,
  winnerLists,
} from "../platform/records/choices.ts";
import { proofKinds } from "../platform/records/proofs.ts";
import { lazyPage } from "../platform/releases/lazy-page.ts";
import { numberParam, oneOf, present, textParam } from "../platform/shell/search-params.ts";
import { bare, underShell } from "./shell.tsx";

const chartPages = () => import("../routes/games/chart-pages.tsx");

export const gamePages = [
  createRoute({
    ...underShell,
    path: "/",
    component: lazyPage(() => import("../routes/home-page.tsx"), "HomePage"),
  }),
  createRoute({
    ...underShell,
    path: "/game",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        type: oneOf(search["type"], gameTypes),
        tag: textParam(search["tag"]),
        brand: textParam(search["brand"]),
        sort: oneOf(search["sort"], gameSorts),
        volatility: oneOf(search["volatility"], volatilities),
        rtp: returnFloors.find((floor) => floor === Number(search["rtp"])),
        shown: numberParam(search["shown"]),
      }),
    component: lazyPage(() => import("../routes/games/games-page.tsx"), "GamesPage"),
  }),
  createRoute({
    ...underShell,
    path: "/searchGames",
    validateSearch: (search: Record<string, unknown>) => present({ q: textParam(search["q"]) }),
    component: lazyPage(() => import("../routes/games/search-page.tsx"), "SearchPage"),
  }),
  createRoute({
    ...underShell,
    path: "/favourites",
    component: lazyPage(chartPages, "FavouritesPage"),
  }),
  createRoute({ ...underShell, path: "/popular", component: lazyPage(chartPages, "PopularPage") }),
  createRoute({ ...underShell, path: "/new", component: lazyPage(chartPages, "NewestPage") }),
  createRoute({ ...underShell, path: "/ranking", component: lazyPage(chartPages, "RankingPage") }),
  createRoute({
    ...underShell,
    path: "/winners",
    validateSearch: (search: Record<string, unknown>) =>
      present({ list: oneOf(search["list"], winnerLists) }),
    component: lazyPage(() => import("../routes/games/winners-page.tsx"), "WinnersPage"),
  }),
  createRoute({
    ...underShell,
    path: "/fairness",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        round: textParam(search["round"], 64),
        of: oneOf(search["of"], proofKinds),
      }),
    component: lazyPage(() => import("../routes/games/fairness-page.tsx"), "FairnessPage"),
  }),
] as const;

export const barePages = [
  createRoute({
    ...bare,
    path: "/gameInfo",
    validateSearch: (search: Record<string, unknown>) =>
      present({ id: numberParam(search["id"]), mode: oneOf(search["mode"], playModes) }),
    component: lazyPage(() => import("../routes/play/game-info-page.tsx"), "GameInfoPage"),
  }),
  createRoute({
    ...bare,
    path: "/replay",
    validateSearch: (search: Record<string, unknown>) =>
      present({ round: textParam(search["round"], 64), link: textParam(search["link"], 22) }),
    component: lazyPage(() => import("../routes/games/replay-page.tsx"), "ReplayPage"),
  }),
] as const;
