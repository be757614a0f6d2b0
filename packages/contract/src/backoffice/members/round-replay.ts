/** A round of the house's games as it was drawn, with what it takes to read it in money. */
import * as z from "zod/mini";
import { anyRecord } from "../../player/games/replays.ts";
import { about, instant, moneyOutput } from "../../schemas.ts";

export const roundReplay = z.object({
  round_id: about(z.string(), "Of a shared table the table's round; else the same as asked for."),
  is_shared: z.boolean(),
  game: z.string(),
  definition_version: z.int(),
  status: z.string(),
  played_at: instant,
  commitment: z.string(),
  server_seed: about(z.nullable(z.string()), "Null until it is revealed."),
  client_seed: z.string(),
  nonce: z.int(),
  choice: about(z.optional(z.unknown()), "What the player staked on."),
  actions: z.array(z.unknown()),
  unit: about(
    z.nullable(moneyOutput),
    "What one unit of the stake was: hundredths in the book are of it.",
  ),
  win_hundredths: z.nullable(z.int()),
  book: about(
    z.array(z.looseObject({ type: z.string() })),
    "The typed events, in order; of a shared table its result is the only one.",
  ),
  record: about(
    z.nullable(anyRecord),
    "What the game's own client shows it again from. Null: nothing has been drawn.",
  ),
  proof_path: about(z.string(), "Where on the player's site anybody can recompute it."),
});
