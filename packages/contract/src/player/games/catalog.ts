/** The games: studios, types, lists, charts and a member's favourites. */
import * as z from "zod/mini";
import { memberCall, openCall } from "../../endpoint.ts";
import { about, count, day, id, memberId, moneyOutput, page, pageInput } from "../../schemas.ts";

export const gameTypes = [
  "slots",
  "live",
  "table",
  "crash",
  "fish",
  "arcade",
  "bingo",
  "card",
  "lottery",
  "sports",
  "video",
] as const;
export type GameType = (typeof gameTypes)[number];

export const volatilities = ["low", "medium", "high"] as const;
export const gameStatuses = ["live", "maintenance"] as const;
export const gameSorts = ["catalogue", "name", "new", "popular", "rtp"] as const;

const word = z.string().check(z.maxLength(60));

/** A game as lists show it. `brand` is the studio's name, `brand_code` what filters take. */
export const gameOutput = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  brand: z.string(),
  brand_code: z.string(),
  game_type: z.enum(gameTypes),
  tags: z.array(z.string()),
  image: about(
    z.string(),
    "Tile 3:4 at 480 px; the same at 240 px; and a wide picture for a banner.",
  ),
  image_small: z.string(),
  image_wide: z.string(),
  rtp: about(
    z.string().check(z.regex(/^\d{2,3}\.\d{2}$/)),
    "The published return to player in percent, as the game's own mathematics states it.",
  ),
  volatility: z.enum(volatilities),
  min_bet: moneyOutput,
  max_bet: moneyOutput,
  has_demo: z.boolean(),
  is_favourite: z.boolean(),
  status: z.enum(gameStatuses),
});
export type GameOutput = z.infer<typeof gameOutput>;

const counted = z.object({ code: z.string(), name: z.string(), game_count: z.int() });

export const apis = openCall("games", {
  method: "GET",
  path: "/api/games/apisv2",
  summary: "Studios, game types and tags with the number of games in each",
  input: z.object({ name: z.optional(word) }),
  output: z.object({
    brands: z.array(counted),
    game_types: z.array(
      z.extend(counted, {
        turnover_percent: about(
          z.int(),
          "How much of a stake counts toward turnover that is owed: 100 is all of it.",
        ),
      }),
    ),
    tags: z.array(counted),
    total: z.int(),
  }),
});

export const list = openCall("games", {
  method: "GET",
  path: "/api/games/listsv2",
  summary: "Games by type, tag, brand or keyword (accents and small typos are forgiven)",
  input: z.object({
    ...pageInput,
    type: z.optional(z.enum(gameTypes)),
    tag: z.optional(word),
    brand: z.optional(word),
    keyword: z.optional(word),
    sort: z.optional(z.enum(gameSorts)),
  }),
  output: page(gameOutput),
  examples: [{ type: "slots", sort: "popular" }, { keyword: "onca" }],
});

/** `name` is the caller's account in the clients' convention; it selects nothing. */
const chartInput = z.object({ name: z.optional(word), limit: z.optional(count) });
/** "play": ordered by rounds really played. "catalogue": nothing was played yet. */
const basis = z.enum(["play", "catalogue"]);

export const promotion = openCall("games", {
  method: "GET",
  path: "/api/games/promotion",
  summary: "Games the site features",
  input: chartInput,
  output: z.object({ list: z.array(gameOutput) }),
});

export const popular = openCall("games", {
  method: "GET",
  path: "/api/games/popular",
  summary: "Games most played over the last seven days",
  input: chartInput,
  output: z.object({ list: z.array(gameOutput), basis }),
});

export const newest = openCall("games", {
  method: "GET",
  path: "/api/games/new",
  summary: "The newest games first",
  input: chartInput,
  output: z.object({ list: z.array(gameOutput) }),
});

export const addedSinceVisit = memberCall("games", {
  method: "POST",
  path: "/api/games/added",
  repeatable: true,
  summary: "Games added since the day of the member's last visit; today counts as one from now on",
  input: z.object({}),
  output: z.object({
    since: about(z.nullable(day), "The day of the last visit. Null: this is the first."),
    list: z.array(gameOutput),
  }),
  examples: [{}],
});

export const ranking = openCall("games", {
  method: "GET",
  path: "/api/games/ranking",
  summary: "The chart of all games by rounds played over the last seven days, with places",
  input: chartInput,
  output: z.object({
    list: z.array(z.object({ place: z.int(), rounds: z.int(), game: gameOutput })),
    basis,
  }),
});

const favouritesOutput = z.object({ list: z.array(gameOutput), total: z.int() });
const favouriteInput = z.object({ member_id: z.optional(memberId), game_id: id });

export const favourites = memberCall("games", {
  method: "POST",
  path: "/api/games/follow",
  repeatable: true,
  summary: "The member's favourite games, the latest first",
  input: z.object({ member_id: z.optional(memberId), name: z.optional(word) }),
  output: favouritesOutput,
  errors: ["common.forbidden"],
});

export const setFavourite = memberCall("games", {
  method: "POST",
  path: "/api/games/follow/set",
  repeatable: true,
  summary: "Adds a favourite and answers the list as it is now",
  input: favouriteInput,
  output: favouritesOutput,
  errors: ["common.forbidden", "catalog.game_not_found"],
  examples: [{ game_id: 1, member_id: 100000001 }],
});

export const deleteFavourite = memberCall("games", {
  method: "POST",
  path: "/api/games/follow/delete",
  repeatable: true,
  summary: "Removes a favourite and answers the list as it is now",
  input: favouriteInput,
  output: favouritesOutput,
  errors: ["common.forbidden"],
  examples: [{ game_id: 1, member_id: 100000001 }],
});
