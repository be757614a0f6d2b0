/**
 * The daily wheel and the lottery wheel. A prize is drawn on the server from a seed to which the
 * house committed before; the client only turns its picture of the wheel to it. Everything that
 * decides is published: weights, what is left today, and what takes the place of a prize that has
 * run out.
 */
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { clientSeed } from "../games/house-games.ts";
import { id, instant, moneyOutput, page, pageInput } from "../../schemas.ts";

const tag = "wheels";
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const wheelKinds = ["daily", "lottery"] as const;
export type WheelKind = (typeof wheelKinds)[number];

/** `name` and `site` come along by the clients' convention; they select nothing. */
const wheelInput = z.object({
  member_id: z.optional(id),
  name: z.optional(z.string().check(z.maxLength(60))),
  site: z.optional(z.string().check(z.maxLength(253))),
});

/** A client seed, and the commitment that it was chosen for. It holds on for later spins. */
const claimInput = z.object({
  ...wheelInput.shape,
  client_seed: z.optional(clientSeed),
  commitment: z.optional(hex),
});

export const prizeKinds = ["cash", "bonus", "spins", "nothing"] as const;

const prize = z.object({
  code: z.string(),
  kind: z.enum(prizeKinds),
  /** In the caller's language. */
  name: z.string(),
  /** A picture of its own; null: the client's for its kind. */
  icon: z.nullable(z.string()),
  /** Of cash and bonus the amount in BRL, of spins how many, of nothing "0". */
  quantity: z.string(),
  /** What has to be staked before the prize can be withdrawn, or before bonus becomes cash. */
  turnover_owed: moneyOutput,
});

const wheelPrize = z.extend(prize, {
  /** weight out of `of` is the exact chance. The other two say it as people do, two and four
   * decimals rounded half up. */
  odds: z.object({ weight: z.int(), of: z.int(), one_in: z.string(), percent: z.string() }),
  /** How often it can still be won today, by all together; null: without end. */
  stock_left: z.nullable(z.int()),
  /** Neither its stock nor the day's budget is used up. */
  is_available: z.boolean(),
  /** Until tomorrow, who draws this prize gets that one; null while it is available. */
  replaced_by: z.nullable(z.string()),
});

/** The seeds of the next spin. Commitments are SHA-256 of the server seed's bytes. */
export const wheelFairness = z.object({
  commitment: hex,
  /** Of the seed that is used once this one has been revealed. */
  next_commitment: hex,
  /** Null until the member's own side has chosen one: nothing is drawn before. */
  client_seed: z.nullable(z.string()),
  /** How many spins were drawn from this server seed so far. */
  nonce: z.int(),
});

export const spinSources = ["login", "deposit", "turnover", "prize"] as const;

const wheelState = z.object({
  wheel: z.enum(wheelKinds),
  is_open: z.boolean(),
  remainingspins: z.int(),
  prizes: z.array(wheelPrize),
  /** Names the list of prizes and weights: proofs of spins carry the same. */
  table_id: hex,
  /** What prizes may still cost today. */
  budget_left: moneyOutput,
  /** When signing in gives the next spin; null where it gives none. */
  next_spin_at: z.nullable(instant),
  /** Whole seconds until then: count down from here. */
  seconds_left: z.nullable(z.int()),
  server_time: instant,
  /** When the oldest unused spin ends; null without any. */
  spins_end_at: z.nullable(instant),
  spins_per_day_max: z.int(),
  /** Of today, without those that were won on the wheel. */
  spins_earned_today: z.int(),
  /** Where today's spins come from. */
  sources: z.array(
    z.object({
      source: z.enum(spinSources),
      spins: z.int(),
      /** One spin for each so much; null: not a matter of money. */
      per_spin: z.nullable(moneyOutput),
      /** Paid in or staked today, as far as it is known yet (some seconds). */
      counted: z.nullable(moneyOutput),
      /** To the next spin; null when there is none to be had. */
      missing: z.nullable(moneyOutput),
    }),
  ),
  fairness: wheelFairness,
});

const spinResult = z.object({
  status: z.literal("success"),
  code: z.literal(200),
  remainingspins: z.int(),
  /** The prize's name, in the caller's language. */
  reward: z.string(),
  quantity: z.string(),
  message: z.string(),
  /** What was won. */
  prize,
  /** What came out of the draw. It is another one only when that had run out. */
  drawn: prize,
  is_replaced: z.boolean(),
  /** False: it is booked, and paid within minutes. */
  is_paid: z.boolean(),
  /** A bonus that begins when the player accepts it, by this id; null: nothing to accept. */
  accept_id: z.nullable(z.uuid()),
  spin_id: z.uuid(),
  commitment: hex,
  client_seed: z.string(),
  nonce: z.int(),
  /** The next spin's. */
  fairness: wheelFairness,
});

const examples = [{ name: "ana", site: "tucano" }];

export const checkDailyWheel = endpoint({
  method: "POST",
  path: "/api/dailywheel/check",
  access: "member",
  tag,
  summary: "The daily wheel: spins left, prizes with their exact chances, and the next spin",
  input: wheelInput,
  output: wheelState,
  errors: [],
  examples,
});

export const claimDailyWheel = endpoint({
  method: "POST",
  path: "/api/dailywheel/claim",
  access: "member",
  tag,
  summary: "Spin the daily wheel once",
  input: claimInput,
  output: spinResult,
  errors: [
    "wheels.no_spins",
    "wheels.closed",
    "wheels.client_seed_missing",
    "wheels.seed_changed",
    "rewards.account_blocked",
    "rewards.already_used",
  ],
  idempotent: true,
  examples,
});

export const checkLotteryWheel = endpoint({
  method: "POST",
  path: "/api/lotterywheel/check",
  access: "member",
  tag,
  summary: "The lottery wheel: spins left, prizes with their exact chances, and how to get spins",
  input: wheelInput,
  output: wheelState,
  errors: [],
  examples,
});

export const claimLotteryWheel = endpoint({
  method: "POST",
  path: "/api/lotterywheel/claim",
  access: "member",
  tag,
  summary: "Spin the lottery wheel once",
  input: claimInput,
  output: spinResult,
  errors: [
    "wheels.no_spins",
    "wheels.closed",
    "wheels.client_seed_missing",
    "wheels.seed_changed",
    "rewards.account_blocked",
    "rewards.already_used",
  ],
  idempotent: true,
  examples,
});

export const rotateWheelSeed = endpoint({
  method: "POST",
  path: "/api/wheels/rotate",
  access: "member",
  tag,
  summary: "Reveal a wheel's server seed; the next one, committed to before, takes its place",
  input: z.object({
    wheel: z.enum(wheelKinds),
    client_seed: clientSeed,
    /** What the client seed was chosen for, as it was told. */
    next_commitment: hex,
  }),
  output: z.object({
    revealed: z.object({ server_seed: hex, commitment: hex, spins: z.int() }),
    fairness: wheelFairness,
  }),
  errors: ["wheels.seed_changed"],
  examples: [{ wheel: "daily", client_seed: "my-own-seed", next_commitment: "0".repeat(64) }],
});

export const wheelProofs = endpoint({
  method: "GET",
  path: "/api/wheels/proofs",
  access: "member",
  tag,
  summary: "The member's spins with all that recomputes them, newest first",
  input: z.object({ wheel: z.optional(z.enum(wheelKinds)), ...pageInput }),
  output: page(
    z.object({
      spin_id: z.uuid(),
      wheel: z.enum(wheelKinds),
      spun_at: instant,
      commitment: hex,
      /** Null until it is revealed: by `rotate`, or on the day after. */
      server_seed: z.nullable(hex),
      client_seed: z.string(),
      nonce: z.int(),
      table_id: hex,
      /**
       * In their order on the wheel: weights add up to `of`. `table_id` is SHA-256 of the JSON
       * [wheel, [[code, kind, amount_centavos, spins, turnover_multiple, weight, stock_per_day]]].
       */
      prizes: z.array(
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
      /** The number drawn: 0 to of - 1. */
      ticket: z.int(),
      of: z.int(),
      drawn: z.string(),
      given: z.string(),
    }),
  ),
  errors: [],
});
