/**
 * The daily wheel and the lottery wheel. A prize is drawn on the server from a seed to which the
 * house committed before; the client only turns its picture of the wheel to it. Everything that
 * decides is published: weights, what is left today, and what takes the place of a prize that has
 * run out.
 */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import { clientSeed } from "../games/house-games.ts";
import { about, instant, memberId, moneyOutput, page, pageInput } from "../../schemas.ts";

const tag = "wheels";
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const wheelKinds = ["daily", "lottery"] as const;
export type WheelKind = (typeof wheelKinds)[number];

/** `name` and `site` come along by the clients' convention; they select nothing. */
const wheelInput = z.object({
  member_id: z.optional(memberId),
  name: z.optional(z.string().check(z.maxLength(60))),
  site: z.optional(z.string().check(z.maxLength(253))),
});

/** A client seed, and the commitment that it was chosen for. It holds on for later spins. */
const claimInput = z.object({
  ...wheelInput.shape,
  client_seed: z.optional(clientSeed),
  commitment: about(z.optional(hex), "What it was chosen for, as it was told."),
});

export const prizeKinds = ["cash", "bonus", "spins", "nothing"] as const;

const prize = z.object({
  code: z.string(),
  kind: z.enum(prizeKinds),
  name: about(z.string(), "In the caller's language."),
  icon: about(z.nullable(z.string()), "A picture of its own; null: the client's for its kind."),
  quantity: about(
    z.string(),
    'Of cash and bonus the amount in BRL, of spins how many, of nothing "0".',
  ),
  turnover_owed: about(
    moneyOutput,
    "What has to be staked before the prize can be withdrawn, or before bonus becomes cash.",
  ),
});

const wheelPrize = z.extend(prize, {
  odds: about(
    z.object({ weight: z.int(), of: z.int(), one_in: z.string(), percent: z.string() }),
    "weight out of `of` is the exact chance. The other two say it as people do, two and " +
      "four decimals rounded half up.",
  ),
  stock_left: about(
    z.nullable(z.int()),
    "How often it can still be won today, by all together; null: without end.",
  ),
  is_available: about(z.boolean(), "Neither its stock nor the day's budget is used up."),
  replaced_by: about(
    z.nullable(z.string()),
    "Until tomorrow, who draws this prize gets that one; null while it is available.",
  ),
});

/** The seeds of the next spin. Commitments are SHA-256 of the server seed's bytes. */
export const wheelFairness = z.object({
  commitment: hex,
  next_commitment: about(hex, "Of the seed that is used once this one has been revealed."),
  client_seed: about(
    z.nullable(z.string()),
    "Null until the member's own side has chosen one: nothing is drawn before.",
  ),
  nonce: about(z.int(), "How many spins were drawn from this server seed so far."),
});

export const spinSources = ["login", "deposit", "turnover", "prize"] as const;

const wheelState = z.object({
  wheel: z.enum(wheelKinds),
  is_open: z.boolean(),
  remainingspins: z.int(),
  prizes: z.array(wheelPrize),
  table_id: about(hex, "Names the list of prizes and weights: proofs of spins carry the same."),
  budget_left: about(moneyOutput, "What prizes may still cost today."),
  next_spin_at: about(
    z.nullable(instant),
    "When signing in gives the next spin; null where it gives none.",
  ),
  seconds_left: about(z.nullable(z.int()), "Whole seconds until then: count down from here."),
  server_time: instant,
  spins_end_at: about(z.nullable(instant), "When the oldest unused spin ends; null without any."),
  spins_per_day_max: z.int(),
  spins_earned_today: about(z.int(), "Of today, without those that were won on the wheel."),
  sources: about(
    z.array(
      z.object({
        source: z.enum(spinSources),
        spins: z.int(),
        per_spin: about(
          z.nullable(moneyOutput),
          "One spin for each so much; null: not a matter of money.",
        ),
        counted: about(
          z.nullable(moneyOutput),
          "Paid in or staked today, as far as it is known yet (some seconds).",
        ),
        missing: about(
          z.nullable(moneyOutput),
          "To the next spin; null when there is none to be had.",
        ),
      }),
    ),
    "Where today's spins come from.",
  ),
  fairness: wheelFairness,
});

const spinResult = z.object({
  status: z.literal("success"),
  code: z.literal(200),
  remainingspins: z.int(),
  reward: about(z.string(), "The prize's name, in the caller's language."),
  quantity: z.string(),
  message: z.string(),
  prize: about(prize, "What was won."),
  drawn: about(prize, "What came out of the draw. It is another one only when that had run out."),
  is_replaced: z.boolean(),
  is_paid: about(z.boolean(), "False: it is booked, and paid within minutes."),
  accept_id: about(
    z.nullable(z.uuid()),
    "A bonus that begins when the player accepts it, by this id; null: nothing to accept.",
  ),
  spin_id: z.uuid(),
  commitment: hex,
  client_seed: z.string(),
  nonce: z.int(),
  fairness: about(wheelFairness, "The next spin's."),
});

const examples = [{ name: "ana", site: "tucano" }];

export const checkDailyWheel = memberCall(tag, {
  method: "POST",
  path: "/api/dailywheel/check",
  repeatable: true,
  summary: "The daily wheel: spins left, prizes with their exact chances, and the next spin",
  input: wheelInput,
  output: wheelState,
  examples,
});

const spinErrors = [
  "wheels.no_spins",
  "wheels.closed",
  "wheels.client_seed_missing",
  "wheels.seed_changed",
  "rewards.account_blocked",
  "rewards.already_used",
] as const;

export const claimDailyWheel = memberCall(tag, {
  method: "POST",
  path: "/api/dailywheel/claim",
  summary: "Spin the daily wheel once",
  input: claimInput,
  output: spinResult,
  errors: spinErrors,
  idempotent: true,
  examples,
});

export const checkLotteryWheel = memberCall(tag, {
  method: "POST",
  path: "/api/lotterywheel/check",
  repeatable: true,
  summary: "The lottery wheel: spins left, prizes with their exact chances, and how to get spins",
  input: wheelInput,
  output: wheelState,
  examples,
});

export const claimLotteryWheel = memberCall(tag, {
  method: "POST",
  path: "/api/lotterywheel/claim",
  summary: "Spin the lottery wheel once",
  input: claimInput,
  output: spinResult,
  errors: spinErrors,
  idempotent: true,
  examples,
});

export const rotateWheelSeed = memberCall(tag, {
  method: "POST",
  path: "/api/wheels/rotate",
  summary: "Reveal a wheel's server seed; the next one, committed to before, takes its place",
  input: z.object({
    wheel: z.enum(wheelKinds),
    client_seed: clientSeed,
    next_commitment: about(hex, "What the client seed was chosen for, as it was told."),
  }),
  output: z.object({
    revealed: z.object({ server_seed: hex, commitment: hex, spins: z.int() }),
    fairness: wheelFairness,
  }),
  errors: ["wheels.seed_changed"],
  examples: [{ wheel: "daily", client_seed: "my-own-seed", next_commitment: "0".repeat(64) }],
});

export const wheelProofs = memberCall(tag, {
  method: "GET",
  path: "/api/wheels/proofs",
  summary: "The member's spins with all that recomputes them, newest first",
  input: z.object({ wheel: z.optional(z.enum(wheelKinds)), ...pageInput }),
  output: page(
    z.object({
      spin_id: z.uuid(),
      wheel: z.enum(wheelKinds),
      spun_at: instant,
      commitment: hex,
      server_seed: about(
        z.nullable(hex),
        "Null until it is revealed: by `rotate`, or on the day after.",
      ),
      client_seed: z.string(),
      nonce: z.int(),
      table_id: hex,
      prizes: about(
        z.array(
          z.object({
            code: z.string(),
            kind: z.enum(prizeKinds),
            amount_centavos: z.int(),
            spins: z.int(),
            turnover_multiple: z.number(),
            weight: z.int(),
            stock_per_day: z.nullable(z.int()),
          }),
        ),
        "In their order on the wheel: weights add up to `of`. `table_id` is SHA-256 of the " +
          "JSON [wheel, [[code, kind, amount_centavos, spins, turnover_multiple, weight, " +
          "stock_per_day]]].",
      ),
      ticket: about(z.int(), "The number drawn: 0 to of - 1."),
      of: z.int(),
      drawn: z.string(),
      given: z.string(),
    }),
  ),
});
