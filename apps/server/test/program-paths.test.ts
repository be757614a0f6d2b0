// Protects: an address tells by itself whether the server answers it or a web app does. An unknown
// one of the server's is an error in JSON, and in development all of them, live lines among them,
// reach the server.
import path from "node:path";
import { expect, test } from "vitest";
import { LIVE_PATH } from "@tucano/contract/player/site/live.ts";
import { SEA_PATH } from "@tucano/contract/player/games/seas.ts";
import { TABLES_PATH } from "@tucano/contract/player/games/shared-tables.ts";
import { readFirstPages } from "../src/platform/http/pages/first-pages.ts";
import { isProgramPath } from "../src/platform/http/program-paths.ts";
import { startTestServer } from "../src/testing/server.ts";

/** Where the site has been built, its pages are routes, too. */
const pages = Object.keys(
  readFirstPages(path.join(import.meta.dirname, "../../player/dist"))?.pages ?? {},
);
const forSearchEngines = ["/sitemap.xml", "/robots.txt"];
const isPage = (route: string) =>
  route.endsWith("*") || pages.includes(route) || forSearchEngines.includes(route);

test("every route of the server is a program's", async () => {
  const server = await startTestServer();
  const tree = server.app.printRoutes({ commonPrefix: false });
  await server.close();
  // Each begins what is printed further to the right. A built site is at "/", above all others.
  const outermost = tree.startsWith("└── /") ? /^ {4}[├└]── (\S+)/gm : /^[├└]── \/(\S+)/gm;
  const routes = [...tree.matchAll(outermost)].map(([, route = ""]) => `/${route}`);
  expect(routes).toEqual(expect.arrayContaining([LIVE_PATH, TABLES_PATH, "/healthz", "/metrics"]));
  expect(routes.filter((route) => !isPage(route) && !isProgramPath(route))).toEqual([]);
  expect(isProgramPath(SEA_PATH)).toBe(true);
});

test.each(["/", "/game?type=slots", "/apiary", "/backoffice/audit", "/play/tucano/", "/play/wsx"])(
  "%s is a page",
  (url) => {
    expect(isProgramPath(url)).toBe(false);
  },
);
