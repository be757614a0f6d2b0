/**
 * What anybody may find by a search engine: written by the server with its words, and listed in
 * the site map, once in each language. Read by the build, too.
 */
export const publicPages = [
  "/",
  "/game",
  "/popular",
  "/new",
  "/ranking",
  "/winners",
  "/promotion/activity",
  "/promotion/vip",
  "/fairness",
  "/responsible-gaming",
  "/faq",
  "/terms",
  "/privacy",
  "/download",
] as const;
export type PublicPage = (typeof publicPages)[number];

/** One page for each game, told apart by `id`. */
export const GAME_PAGE = "/gameInfo";
