/** Games: what is on offer, what it may be played for, and stopping it. */
import * as z from "zod/mini";
import { gameTypes, volatilities } from "../../player/games/catalog.ts";
import { about, count, id, instant, moneyInput, moneyOutput } from "../../schemas.ts";
import { keysetInput, keysetPage, pendingApproval, reason, searchText, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

/** live, closed to new rounds, or in no list. */
export const offerStatuses = ["live", "maintenance", "hidden"] as const;

/**
 * Everything, a type, a studio, or one game: `all`, `type:slots`, `studio:house`, `game:12`. Of a
 * partner or its game one mode alone: `studio:lagoa:demo`, `game:12:bonus-buy`.
 */
export const stopScope = text(100).check(
  z.regex(/^(all|type:[a-z]+|(studio:[a-z][a-z0-9-]*|game:\d{1,9})(:[a-z0-9][a-z0-9-]{0,39})?)$/),
);

export const stopRow = z.object({
  scope: z.string(),
  name: about(
    z.nullable(z.string()),
    "The game's or the studio's name; null for a type and for everything.",
  ),
  reason: z.string(),
  by: z.string(),
  at: instant,
});

export const gameRow = z.object({
  game_id: z.int(),
  code: z.string(),
  studio: z.string(),
  brand: z.string(),
  name: z.string(),
  game_type: z.enum(gameTypes),
  tags: z.array(z.string()),
  rtp_percent: z.string(),
  volatility: z.enum(volatilities),
  is_featured: z.boolean(),
  position: about(z.int(), "Of the lobby: smaller comes first."),
  status: z.enum(offerStatuses),
  stopped_by: about(z.nullable(z.string()), "What closes it besides its own state: a scope."),
  stopped_modes: about(z.array(z.string()), "Scopes of its modes that are closed on their own."),
  may_stop_modes: about(z.boolean(), "Another studio draws it: single modes of it may be closed."),
  sites: about(
    z.nullable(z.array(z.string())),
    "Codes of the sites that it is on; null: all, those to come included.",
  ),
  released_on: z.string(),
  min_bet: about(moneyOutput, "What may be staked now."),
  max_bet: moneyOutput,
  least_bet: about(moneyOutput, "What the mathematics allows."),
  most_bet: moneyOutput,
});

export const listGames = officeCall({
  method: "GET",
  path: "/backoffice/api/games",
  permission: "games.read",
  summary: "Games in the order of the lobby, with what may be staked and what closes them.",
  input: z.object({
    text: searchText,
    studio: z.optional(text(40)),
    type: z.optional(z.enum(gameTypes)),
    status: z.optional(z.enum([...offerStatuses, "stopped"])),
    ...keysetInput,
  }),
  output: keysetPage(gameRow),
});

export const editGame = officeCall({
  method: "POST",
  path: "/backoffice/api/games/edit",
  permission: "games.manage",
  summary: "Changes a game's state, place, tags, sites and whether it is featured.",
  input: z.object({
    game_id: id,
    status: z.enum(offerStatuses),
    is_featured: z.boolean(),
    position: count,
    tags: z.array(text(40).check(z.regex(/^[a-z0-9][a-z0-9-]*$/))).check(z.maxLength(20)),
    sites: about(
      z.nullable(z.array(text(40)).check(z.minLength(1), z.maxLength(50))),
      "Null: on all sites.",
    ),
    reason,
  }),
  output: gameRow,
  errors: ["catalog.game_not_found", "backoffice.site_unknown"],
  examples: [
    {
      game_id: 999_999,
      sites: null,
      status: "live",
      is_featured: false,
      position: 1,
      tags: ["new"],
      reason: "A new place",
    },
  ],
});

export const limitStakes = officeCall({
  method: "POST",
  path: "/backoffice/api/games/limits",
  permission: "games.odds",
  summary: "Asks for stake limits of the house's own, within the mathematics'; two decide.",
  input: z.object({
    game_id: id,
    min_bet: about(z.nullable(moneyInput), "Null: what the mathematics allows."),
    max_bet: z.nullable(moneyInput),
    reason,
  }),
  output: z.object({ approval: pendingApproval }),
  errors: ["catalog.game_not_found", "catalog.limits_outside", "backoffice.approval_waiting"],
  examples: [{ game_id: 999_999, min_bet: "1.00", max_bet: null, reason: "Calmer play" }],
});

export const listStops = officeCall({
  method: "GET",
  path: "/backoffice/api/games/stops",
  permission: "signed_in",
  summary: "What is closed to new rounds by hand; every page shows it while it is.",
  input: z.object({}),
  output: z.object({ list: z.array(stopRow) }),
});

const stopInput = z.object({ scope: stopScope, reason });
const stopped = z.object({ list: z.array(stopRow) });

export const stopGames = officeCall({
  method: "POST",
  path: "/backoffice/api/games/stop",
  permission: "games.manage",
  summary:
    "Closes one game, a type, a studio, a mode of a partner's games or everything to new rounds, at once; running rounds go on.",
  input: stopInput,
  output: stopped,
  errors: ["catalog.game_not_found"],
  examples: [{ scope: "game:999999", reason: "A wrong symbol is shown" }],
});

export const resumeGames = officeCall({
  method: "POST",
  path: "/backoffice/api/games/resume",
  permission: "games.manage",
  summary: "Opens again what was closed by hand.",
  input: stopInput,
  output: stopped,
  errors: ["catalog.game_not_found"],
  examples: [{ scope: "game:999999", reason: "The symbol is right again" }],
});

export const sendTile = officeCall({
  method: "POST",
  path: "/backoffice/api/games/tile",
  permission: "games.manage",
  summary:
    "Takes a picture for the lobby of a game that others made, up to 2 MiB; drawn anew as WebP.",
  input: z.object({ game_id: id }),
  body: {
    kind: "file",
    types: ["image/jpeg", "image/png", "image/webp"],
    maxBytes: 2 * 1024 * 1024,
  },
  output: z.object({ image: about(z.string(), "The path that it is served at.") }),
  errors: ["catalog.game_not_found", "backoffice.picture_unreadable"],
});

export const studioStatuses = ["active", "disabled"] as const;

const studioRow = z.object({
  code: z.string(),
  name: z.string(),
  product: z.nullable(z.string()),
  status: z.enum(studioStatuses),
  is_away: about(z.boolean(), "Its launches fail: it is left alone for a while."),
  base_url: about(z.nullable(z.string()), "Null: our own, in this process."),
  games: z.int(),
  is_stopped: about(z.boolean(), "Closed by hand, with all its games."),
});

export const listStudios = officeCall({
  method: "GET",
  path: "/backoffice/api/studios",
  permission: "games.read",
  summary: "Studios, whether they are open, and the sites that games may be on.",
  input: z.object({}),
  output: z.object({
    list: z.array(studioRow),
    sites: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
});

export const gamesAuditActions = [
  "game.edit",
  "game.limits",
  "game.stop",
  "game.resume",
  "game.tile",
  "partner.pull",
  "partner.take",
  "partner.match",
  "partner.settle",
  "round.void",
  "round.retry",
  "video.save",
  "video.delete",
] as const;
