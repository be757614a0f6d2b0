/**
 * Every address of the site. A page's code is loaded when it is opened; filters and steps live in
 * the address, so Back, reload and a shared link keep them. Navigation scrolls to the top, Back
 * returns to the old place.
 */
import { createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { gameSorts, gameTypes, playModes, ranges } from "./platform/choices.ts";
import { lazyPage } from "./platform/lazy-page.ts";
import { numberParam, oneOf, present, textParam } from "./platform/search-params.ts";
import { HomePage } from "./routes/home-page.tsx";
import { NotFoundPage } from "./routes/not-found-page.tsx";
import { PendingPage } from "./routes/pending-page.tsx";
import { Root } from "./routes/root.tsx";
import { Shell } from "./routes/shell/shell.tsx";
import { TroublePage } from "./routes/trouble-page.tsx";

const rootRoute = createRootRoute({ component: Root });
const shell = createRoute({ getParentRoute: () => rootRoute, id: "shell", component: Shell });
const underShell = { getParentRoute: () => shell } as const;

const home = createRoute({ ...underShell, path: "/", component: HomePage });

/** The same page, with the login modal open over it. */
const login = createRoute({
  ...underShell,
  path: "/login",
  component: lazyPage(() => import("./routes/login-page.tsx"), "LoginPage"),
});

const games = createRoute({
  ...underShell,
  path: "/game",
  validateSearch: (search: Record<string, unknown>) =>
    present({
      type: oneOf(search["type"], gameTypes),
      tag: textParam(search["tag"]),
      brand: textParam(search["brand"]),
      sort: oneOf(search["sort"], gameSorts),
    }),
  component: lazyPage(() => import("./routes/games-page.tsx"), "GamesPage"),
});

const searchGames = createRoute({
  ...underShell,
  path: "/searchGames",
  validateSearch: (search: Record<string, unknown>) => present({ q: textParam(search["q"]) }),
  component: lazyPage(() => import("./routes/search-page.tsx"), "SearchPage"),
});

const chartPages = () => import("./routes/chart-pages.tsx");
const favourites = createRoute({
  ...underShell,
  path: "/favourites",
  component: lazyPage(chartPages, "FavouritesPage"),
});
const popular = createRoute({
  ...underShell,
  path: "/popular",
  component: lazyPage(chartPages, "PopularPage"),
});
const newest = createRoute({
  ...underShell,
  path: "/new",
  component: lazyPage(chartPages, "NewestPage"),
});
const ranking = createRoute({
  ...underShell,
  path: "/ranking",
  component: lazyPage(chartPages, "RankingPage"),
});

const profile = createRoute({
  ...underShell,
  path: "/profile",
  component: lazyPage(() => import("./routes/profile-page.tsx"), "ProfilePage"),
});

const recharge = createRoute({
  ...underShell,
  path: "/recharge",
  component: lazyPage(() => import("./routes/recharge-page.tsx"), "RechargePage"),
});
const rechargePayment = createRoute({
  ...underShell,
  path: "/recharge-payment",
  validateSearch: (search: Record<string, unknown>) =>
    present({ order: textParam(search["order"], 35) }),
  component: lazyPage(() => import("./routes/recharge-payment-page.tsx"), "PaymentPage"),
});

const rangeSearch = (search: Record<string, unknown>) =>
  present({ range: oneOf(search["range"], ranges) });

const rechargeRecord = createRoute({
  ...underShell,
  path: "/rechargeRecord",
  validateSearch: rangeSearch,
  component: lazyPage(() => import("./routes/records-pages.tsx"), "DepositRecordsPage"),
});
const withdraw = createRoute({
  ...underShell,
  path: "/withdraw",
  component: lazyPage(() => import("./routes/withdraw-page.tsx"), "WithdrawPage"),
});
const withdrawalRecord = createRoute({
  ...underShell,
  path: "/withdrawalRecord",
  validateSearch: rangeSearch,
  component: lazyPage(() => import("./routes/records-pages.tsx"), "WithdrawalRecordsPage"),
});
const withdrawalCard = createRoute({
  ...underShell,
  path: "/withdrawal-card",
  component: lazyPage(() => import("./routes/withdrawal-card-page.tsx"), "WithdrawalCardPage"),
});
const betRecords = createRoute({
  ...underShell,
  path: "/records",
  validateSearch: rangeSearch,
  component: lazyPage(() => import("./routes/records-pages.tsx"), "BetRecordsPage"),
});

const fairness = createRoute({
  ...underShell,
  path: "/fairness",
  validateSearch: (search: Record<string, unknown>) =>
    present({ round: textParam(search["round"], 64) }),
  component: lazyPage(() => import("./routes/fairness-page.tsx"), "FairnessPage"),
});

const contentPages = () => import("./routes/content-pages.tsx");
const faq = createRoute({
  ...underShell,
  path: "/faq",
  component: lazyPage(contentPages, "FaqPage"),
});
const terms = createRoute({
  ...underShell,
  path: "/terms",
  component: lazyPage(contentPages, "TermsPage"),
});
const privacy = createRoute({
  ...underShell,
  path: "/privacy",
  component: lazyPage(contentPages, "PrivacyPage"),
});
const responsible = createRoute({
  ...underShell,
  path: "/responsible-gaming",
  component: lazyPage(contentPages, "ResponsibleGamingPage"),
});

/** Whatever else is asked for: a friendly page inside the shell. */
const unknown = createRoute({ ...underShell, path: "$", component: NotFoundPage });

const gameInfo = createRoute({
  getParentRoute: () => rootRoute,
  path: "/gameInfo",
  validateSearch: (search: Record<string, unknown>) =>
    present({ id: numberParam(search["id"]), mode: oneOf(search["mode"], playModes) }),
  component: lazyPage(() => import("./routes/game-info-page.tsx"), "GameInfoPage"),
});

const routeTree = rootRoute.addChildren([
  shell.addChildren([
    home,
    login,
    games,
    searchGames,
    favourites,
    popular,
    newest,
    ranking,
    profile,
    recharge,
    rechargePayment,
    rechargeRecord,
    withdraw,
    withdrawalRecord,
    withdrawalCard,
    betRecords,
    fairness,
    faq,
    terms,
    privacy,
    responsible,
    unknown,
  ]),
  gameInfo,
]);

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPreload: "intent",
  defaultPendingMs: 200,
  defaultPendingComponent: PendingPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: TroublePage,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
