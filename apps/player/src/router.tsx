/**
 * Every address of the site. A page's code is loaded when it is opened; filters and steps live in
 * the address, so Back, reload and a shared link keep them. Navigation scrolls to the top, Back
 * returns to the old place.
 */
import { createRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import { accountPages } from "./addresses/account.ts";
import { agencyPages } from "./addresses/agency.ts";
import { centresPages } from "./addresses/centres.ts";
import { devicePages, deviceShellPages } from "./addresses/device.ts";
import { barePages, gamePages } from "./addresses/games.ts";
import { helpPages } from "./addresses/help.ts";
import { bareMoneyPages, moneyPages } from "./addresses/money.ts";
import { promotionsPages } from "./addresses/promotions.ts";
import { rootRoute, shell, underShell } from "./addresses/shell.tsx";
import { videoPages } from "./addresses/video.ts";
import { lazyPage } from "./platform/releases/lazy-page.ts";
import { PendingPage } from "./routes/pending-page.tsx";
import { TroublePage } from "./routes/trouble-page.tsx";

const NotFoundPage = lazyPage(() => import("./routes/not-found-page.tsx"), "NotFoundPage");

/** Any other address: a friendly page inside the shell. */
const unknown = createRoute({ ...underShell, path: "$", component: NotFoundPage });

const routeTree = rootRoute.addChildren([
  shell.addChildren([
    ...gamePages,
    ...videoPages,
    ...moneyPages,
    ...accountPages,
    ...promotionsPages,
    ...agencyPages,
    ...centresPages,
    ...helpPages,
    ...deviceShellPages,
    unknown,
  ]),
  ...barePages,
  ...bareMoneyPages,
  ...devicePages,
]);

/** With a history of its own where there is no window. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    scrollRestoration: history === undefined,
    defaultPreload: "intent",
    defaultPendingMs: 200,
    defaultPendingComponent: PendingPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: TroublePage,
    ...(history !== undefined && { history }),
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: SiteRouter;
  }
}
