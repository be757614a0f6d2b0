/** What partners elsewhere list, beside what the house offers of it. */
import * as z from "zod/mini";
import { gameTypes, volatilities } from "../../player/games/catalog.ts";
import { about, instant, moneyInput } from "../../schemas.ts";
import { facts, keysetInput, keysetPage, reason, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";
import { offerStatuses } from "./games.ts";

/** Nobody has taken it over; it differs from what was; it is listed no more; it is as it was. */
export const partnerGameStates = ["new", "changed", "gone", "same"] as const;

const partnerCode = text(40).check(z.minLength(1));
const gameCode = text(300).check(z.minLength(1));

export const partnerGameRow = z.object({
  partner: z.string(),
  code: z.string(),
  name: z.string(),
  product: z.nullable(z.string()),
  category: z.nullable(z.string()),
  state: z.enum(partnerGameStates),
  rtp_percent: about(z.nullable(z.string()), "As the partner states it; null: it does not."),
  volatility: z.nullable(z.string()),
  certifications: z.array(z.string()),
  has_free_bets: z.boolean(),
  version: about(z.int(), "Counts what it was ever listed as."),
  changed_at: instant,
  gone_at: z.nullable(instant),
  taken_at: z.nullable(instant),
  taken_by: z.nullable(z.string()),
  before: about(facts, "What has changed since it was taken over, as it was."),
  after: facts,
  game_id: about(z.nullable(z.int()), "Of our catalogue; null: not there."),
  status: z.nullable(z.enum(offerStatuses)),
});

export const partnerCatalogue = z.object({
  partner: z.string(),
  name: z.string(),
  pulled_at: z.nullable(instant),
  listed: z.int(),
  unreadable: z.int(),
  problem: about(
    z.nullable(z.string()),
    "Why the latest list was not taken; `half_a_list`: too many games are missing in it at once.",
  ),
  gone_count: about(z.int(), "Games missing in the latest list."),
});

export const listPartnerCatalogues = officeCall({
  method: "GET",
  path: "/backoffice/api/partners/catalogues",
  permission: "games.read",
  summary: "Each partner elsewhere, and what its latest list of games brought.",
  input: z.object({}),
  output: z.object({ list: z.array(partnerCatalogue) }),
});

export const listPartnerGames = officeCall({
  method: "GET",
  path: "/backoffice/api/partners/games",
  permission: "games.read",
  summary: "Games as partners list them: new, changed, gone, or as they were taken over.",
  input: z.object({
    partner: z.optional(partnerCode),
    state: z.optional(z.enum(partnerGameStates)),
    text: z.optional(text(100)),
    ...keysetInput,
  }),
  output: keysetPage(partnerGameRow),
});

export const listGameVersions = officeCall({
  method: "GET",
  path: "/backoffice/api/partners/games/versions",
  permission: "games.read",
  summary: "Everything that a game was ever listed as, newest first: returns, certificates, names.",
  input: z.object({ partner: partnerCode, code: gameCode }),
  output: z.object({
    list: z.array(z.object({ version: z.int(), seen_at: instant, facts })),
  }),
  examples: [{ partner: "studio", code: "a-game" }],
});

export const pullPartnerGames = officeCall({
  method: "POST",
  path: "/backoffice/api/partners/games/pull",
  permission: "games.manage",
  summary:
    "Asks a partner for its games now. Nothing is published by it; what is missing is hidden.",
  input: z.object({
    partner: partnerCode,
    is_gone_meant: about(z.boolean(), "Many games may be missing: somebody has looked."),
    reason,
  }),
  output: partnerCatalogue,
  errors: ["common.not_found"],
  examples: [{ partner: "studio", is_gone_meant: false, reason: "A game was announced" }],
});

export const takeOverGame = officeCall({
  method: "POST",
  path: "/backoffice/api/partners/games/take",
  permission: "games.manage",
  summary:
    "Takes a listed game, or what has changed of it, into the catalogue: hidden at first. The " +
    "figures are the partner's, or those that the operator stands for.",
  input: z.object({
    partner: partnerCode,
    code: gameCode,
    game_type: z.enum(gameTypes),
    volatility: z.enum(volatilities),
    rtp_percent: text(6).check(z.regex(/^(\d{1,2}(\.\d{1,2})?|100)$/)),
    min_bet: moneyInput,
    max_bet: moneyInput,
    has_demo: about(z.boolean(), "The partner opens it with play money (`XXX`), too."),
    reason,
  }),
  output: z.object({ game_id: z.int() }),
  errors: ["catalog.game_not_found", "catalog.limits_outside", "backoffice.game_code_taken"],
  examples: [
    {
      partner: "studio",
      code: "a-game",
      game_type: "slots",
      volatility: "medium",
      rtp_percent: "96.00",
      min_bet: "0.20",
      max_bet: "500.00",
      has_demo: true,
      reason: "Asked for by players",
    },
  ],
});
