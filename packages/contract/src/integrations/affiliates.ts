/** What affiliates may ask about themselves, each with a key of its own. */
import * as z from "zod/mini";
import { statementStates } from "../affiliates.ts";
import { openCall } from "../endpoint.ts";
import { about, day, moneyOutput } from "../schemas.ts";

export const DAYS_MAX = 366;

export const listOwnDays = openCall("integrations", {
  method: "GET",
  path: "/integrations/v1/affiliate/days",
  summary: "An affiliate's figures by day, the latest first; with a key of its own",
  takesKey: true,
  input: z.object({
    from: day,
    to: about(day, `Both included; at most ${DAYS_MAX} days.`),
  }),
  output: z.object({
    list: z.array(
      z.object({
        day: z.string(),
        clicks: z.int(),
        registrations: z.int(),
        first_deposits: z.int(),
        deposits: moneyOutput,
        stake: about(moneyOutput, "Net of what was taken back."),
        win: moneyOutput,
        cost: about(moneyOutput, "Bonuses: granted less forfeited."),
      }),
    ),
  }),
  errors: ["integrations.scope_missing"],
  examples: [{ from: "2026-11-01", to: "2026-11-30" }],
});

export const listOwnStatements = openCall("integrations", {
  method: "GET",
  path: "/integrations/v1/affiliate/statements",
  summary: "An affiliate's closed months, the latest first; with a key of its own",
  takesKey: true,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        month: z.string(),
        deal_version: z.nullable(z.int()),
        stake: moneyOutput,
        win: moneyOutput,
        cost: moneyOutput,
        fees: moneyOutput,
        chargebacks: moneyOutput,
        ngr: about(moneyOutput, "Stakes − wins − bonuses − fees − chargebacks."),
        loss_before: moneyOutput,
        loss_after: about(moneyOutput, "Negative NGR that lowers the next months."),
        opening: moneyOutput,
        earned: moneyOutput,
        payable: moneyOutput,
        carried: moneyOutput,
        state: z.enum(statementStates),
      }),
    ),
  }),
  errors: ["integrations.scope_missing"],
});
