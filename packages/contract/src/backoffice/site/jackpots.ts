/** Jackpots at the desk: the pools' accounts, what fed them, and whether chance keeps its word. */
import * as z from "zod/mini";
import { jackpotCodes } from "../../player/rewards/jackpots.ts";
import { about, instant, moneyOutput } from "../../schemas.ts";
import { officeCall } from "../office-call.ts";
import { memberReference } from "../shapes.ts";

const code = z.enum(jackpotCodes);

export const reportJackpots = officeCall({
  method: "GET",
  path: "/backoffice/api/jackpots",
  permission: "promotions.read",
  summary: "The jackpots: what is in them, where it came from, what was won, and the latest wins.",
  input: z.object({}),
  output: z.object({
    is_open: z.boolean(),
    list: z.array(
      z.object({
        pool: code,
        account: about(z.int(), "The number of the wallet that holds it."),
        held: about(moneyOutput, "In the ledger: seeds + contributions - prizes."),
        unbooked: about(moneyOutput, "Added since; booked within a minute."),
        odds: about(moneyOutput, "So much staked in cash wins it once on average, now."),
        share_percent: about(z.string(), "What it returns of all stakes in the long run, now."),
        staked: about(moneyOutput, "Cash stakes that were counted, ever."),
        contributed: moneyOutput,
        seeds: moneyOutput,
        paid: moneyOutput,
        wins: z.int(),
        expected_wins: about(z.number(), "By the odds that held for each stake."),
        deviation: about(
          z.nullable(z.number()),
          "(wins - expected) ÷ √expected; null where fewer than ten were to be expected.",
        ),
      }),
    ),
    wins: z.array(
      z.object({
        pool: code,
        member: memberReference,
        round_id: z.uuid(),
        game: z.string(),
        stake: about(moneyOutput, "The cash that was staked."),
        amount: about(z.nullable(moneyOutput), "Null until it has been taken from the pool."),
        won_at: instant,
        paid_at: z.nullable(instant),
      }),
    ),
  }),
});
