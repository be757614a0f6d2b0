/** Imported games: what was taken in, what the import found, and which version is played. */
import * as z from "zod/mini";
import { gameTypes } from "../../player/games/catalog.ts";
import { about, id, instant } from "../../schemas.ts";
import { officeCall } from "../office-call.ts";
import { finding } from "./publication-findings.ts";
import { pendingApproval, reason, text } from "../shapes.ts";

/** Never played; the one that new rounds are played by; played no more. */
export const publicationStates = ["imported", "published", "withdrawn"] as const;

/** Of what is stored; weights, draws and books of each mode. */
export const publicationParts = [
  "index",
  "hash",
  "figures",
  "front",
  "weights",
  "draws",
  "books",
] as const;

const publicationMode = z.object({
  name: z.string(),
  cost: about(z.number(), "Of a round, in base bets."),
  books: z.int(),
  rtp: about(z.string(), "The return as an exact fraction."),
  rtp_percent: z.string(),
  hit_percent: about(z.string(), "Of rounds that pay anything."),
  max_multiplier: about(z.string(), "Of the base bet."),
  max_one_in: about(z.string(), "The highest payout is drawn once in so many rounds."),
  deviation: about(z.string(), "Of a round's return, in costs."),
  weights_hash: about(z.string(), "SHA-256 of the list of weights."),
  books_root: about(z.string(), "Root of the tree over the books."),
});

const publicationRow = z.object({
  game: z.string(),
  name: about(z.nullable(z.string()), "In the catalogue; null: it is not listed yet."),
  version: z.int(),
  status: z.enum(publicationStates),
  hash: about(z.string(), "SHA-256 of all that a draw depends on; docs/fairness/books.md."),
  has_front: about(z.boolean(), "Its front end was imported with it."),
  imported_at: instant,
  modes: z.array(publicationMode),
  warnings: z.array(finding),
  altered: about(
    z.array(z.object({ part: z.enum(publicationParts), mode: z.nullable(z.string()) })),
    "What is stored and no longer as it was imported: then nobody plays it.",
  ),
  verified_at: about(z.nullable(instant), "When that was looked at last; null: never."),
});

const refusedImport = z.object({
  game: z.string(),
  folder: about(z.string(), "The name of the folder that it lay in."),
  reasons: z.array(finding),
  refused_at: instant,
});

export const listPublications = officeCall({
  method: "GET",
  path: "/backoffice/api/publications",
  permission: "games.read",
  summary: "Imported games by version, with what the import found; refused imports; latest first.",
  input: z.object({}),
  output: z.object({
    list: z.array(publicationRow),
    refused: about(z.array(refusedImport), "The latest 20: nothing of them was kept but why."),
  }),
});

const gameCode = text(40).check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const asked = z.object({ approval: pendingApproval });

export const verifyPublication = officeCall({
  method: "POST",
  path: "/backoffice/api/publications/verify",
  permission: "games.read",
  summary:
    "Has what is stored of a version held against its import again, by a worker; the list shows it.",
  input: z.object({ game: gameCode, version: id }),
  output: z.object({ was_verified_at: z.nullable(instant) }),
  errors: ["backoffice.publication_unfit"],
  examples: [{ game: "trevo-da-mata", version: 99 }],
});

export const offerPublication = officeCall({
  method: "POST",
  path: "/backoffice/api/publications/offer",
  permission: "games.odds",
  summary: "Asks that new rounds of a game be played by this version; two decide.",
  input: z.object({
    game: gameCode,
    version: id,
    name: about(text(80), "How the lobby lists it; a game that is listed keeps its name."),
    brand: about(text(40), "Whose game it is, as players read it."),
    game_type: z.enum(gameTypes),
    reason,
  }),
  output: asked,
  errors: ["backoffice.publication_unfit", "backoffice.approval_waiting"],
  examples: [
    {
      game: "trevo-da-mata",
      version: 99,
      name: "Trevo da Mata",
      brand: "Guest",
      game_type: "slots",
      reason: "Its figures were looked at",
    },
  ],
});

export const withdrawPublication = officeCall({
  method: "POST",
  path: "/backoffice/api/publications/withdraw",
  permission: "games.odds",
  summary: "Asks that no more rounds begin by this version; two decide. Open rounds are paid.",
  input: z.object({ game: gameCode, version: id, reason }),
  output: asked,
  errors: ["backoffice.publication_unfit", "backoffice.approval_waiting"],
  examples: [{ game: "trevo-da-mata", version: 99, reason: "Another one is better" }],
});
