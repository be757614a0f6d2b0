/**
 * What the house promises in numbers, and the shape each must have. Amounts are whole centavos,
 * rates are basis points (1 = 0.01 %), so that nothing here is ever rounded twice.
 */
import * as z from "zod/mini";
import { gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { identityNumbers } from "./identity-numbers.ts";
import { missionNumbers } from "./mission-numbers.ts";
import { offerNumbers } from "./offer-numbers.ts";
import {
  basisPoints,
  byGameType,
  centavos,
  count,
  days,
  forWhom,
  frame,
  gift,
  giftWithFree,
  multiple,
  period,
} from "./number-shapes.ts";

export { type FreeWith, noFree } from "./number-shapes.ts";

/** A prize of a wheel. Its chance is its weight ÷ the sum of all weights, and is published. */
const prize = z.object({
  code: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** "nothing" is a prize, too: it is on the wheel and has its weight. */
  kind: z.enum(["cash", "bonus", "spins", "nothing"]),
  amountCentavos: centavos,
  /** Of a prize in spins: how many more of this wheel. */
  spins: count,
  turnoverMultiple: multiple,
  weight: z.int().check(z.minimum(1), z.maximum(100_000_000)),
  /** How often it can be won in a day by all together; null: without end. */
  stockPerDay: z.nullable(count),
});

const wheel = z.object({
  isOpen: z.boolean(),
  prizes: z.array(prize).check(z.minLength(2), z.maxLength(24)),
  /** What all prizes of a day may cost together. */
  budgetPerDayCentavos: centavos,
  /** Given once a day for having signed in. */
  spinsPerLogin: count,
  /** One for each so much paid in on a day; 0: none. */
  depositPerSpinCentavos: centavos,
  /** One for each so much of weighted turnover on a day; 0: none. */
  turnoverPerSpinCentavos: centavos,
  spinsPerDayMax: count,
  ...period,
  audience: forWhom,
  /** What all prizes may cost from `startsAt` on. */
  budgetWholeCentavos: z._default(z.nullable(centavos), null),
});

/** What a bank takes of the house for one order. */
const bankCost = z.object({ rate: basisPoints, fixedCentavos: centavos });

/** One of the jackpots. A stake of `oddsCentavos` in cash would win it for certain. */
const pool = z.object({
  oddsCentavos: z.int().check(z.minimum(100_000), z.maximum(4_000_000_000)),
  /** Of each stake: what the house adds to it. */
  rate: z.int().check(z.minimum(0), z.maximum(200)),
  /** What it begins with, as long as the seeds of a day together are not more than that. */
  seedCentavos: centavos,
  seedsPerDayCentavos: centavos,
});

const tieredRate = z.object({ fromCentavos: centavos, direct: basisPoints, indirect: basisPoints });

/** The one list of them. */
export const numbers = {
  /** Which kinds of promises the market allows at all. */
  switches: z.object({
    /** Gifts that are promised before somebody plays. */
    hasBonuses: z.boolean(),
    /** What is given back for having played: rebates, relief, VIP. */
    hasLoyalty: z.boolean(),
    hasAgency: z.boolean(),
    /** Players may talk at live tables. */
    hasLiveChat: z._default(z.boolean(), true),
    /** Places by multipliers or rounds, paid by the house. */
    hasRaces: z._default(z.boolean(), true),
    /** In production no table opens without a salt from a public event; the log says what waits. */
    needsPublicSalts: z._default(z.boolean(), true),
  }),
  /** What the clients of games may offer. */
  play: z.object({
    mayAutoplay: z.boolean(),
    /** Faster pictures; never shorter than the shortest time between rounds. */
    mayTurbo: z.boolean(),
    /** Buying a feature of a slot at a multiple of the stake. */
    mayBuyFeature: z.boolean(),
    /** A play session without activity for this long is over. */
    sessionIdleMinutes: z._default(z.int().check(z.minimum(10), z.maximum(720)), 30),
    /**
     * Milliseconds between two rounds of one player, for types of games that are played otherwise
     * than by rounds. Never longer than the general time (MIN_ROUND_MS), which holds for the rest.
     */
    minRoundMsOfTypes: z._default(
      z.partialRecord(z.enum(gameTypes), z.int().check(z.minimum(100), z.maximum(60_000))),
      { fish: 150 },
    ),
  }),
  /** What two people of the house decide together, and how closely one may look. */
  fourEyes: z.object({
    /** A withdrawal of so much or more is paid out when a second person agrees. */
    payoutFromCentavos: centavos,
    /** A request that nobody decides by then is over. */
    waitingHours: z.int().check(z.minimum(1), z.maximum(720)),
    /** Pieces of personal data that one operator may see in full within an hour. */
    revealsPerHour: z.int().check(z.minimum(0), z.maximum(10_000)),
    /**
     * Days during which an operator and whoever invited them cannot agree to each other's requests.
     */
    independentDays: z._default(z.int().check(z.minimum(0), z.maximum(90)), 30),
    /** Whether one device, or one address within an hour, bars from agreeing or marks it. */
    samePlace: z._default(z.enum(["bar", "mark"]), "bar"),
    /** So many members or more are frozen at once when a second person agrees. */
    freezesFrom: z._default(z.int().check(z.minimum(2), z.maximum(100)), 10),
  }),
  /** Which bank new charges and payouts are asked of first; the others are asked when it fails. */
  banks: z.object({
    chooseBy: z.enum(["share", "cost"]),
    /** By the codes of the settings; one that is not named stands by. */
    list: z
      .array(
        z.object({
          code: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/)),
          takesCharges: z.boolean(),
          sendsPayouts: z.boolean(),
          /** Of all that have one; 0: only when no other answers. */
          share: z.int().check(z.minimum(0), z.maximum(100)),
          chargeCost: bankCost,
          payoutCost: bankCost,
        }),
      )
      .check(z.minLength(1), z.maxLength(10)),
  }),
  identity: identityNumbers,
  wagering: z.object({
    /** While a bonus has to be played, no bet may be higher. */
    stakeMaxCentavos: centavos,
    /** A bonus that is not played through by then is taken back. */
    bonusDays: days,
  }),
  /** Rounds that the house gives away, whoever gives them. */
  freeRounds: z.object({
    /** What becomes of what they win; as it was when they were given. */
    winnings: z.object({
      pocket: z.enum(["cash", "bonus"]),
      turnoverMultiple: multiple,
    }),
    /** Of one grant: how many rounds, and for what stake each. */
    roundsMax: z.int().check(z.minimum(1), z.maximum(10_000)),
    freeStakeMaxCentavos: centavos,
    /** What all grants of a day that have no budget of their own may take, by their stakes. */
    budgetPerDayCentavos: centavos,
  }),
  /** By what was ever paid in. Inside a tier the rate rises linearly to `rateTo`. */
  rechargeTiers: z.object({
    isOpen: z.boolean(),
    ...frame,
    turnoverMultiple: multiple,
    tiers: z.array(
      z.object({
        code: z.enum(["bronze", "silver", "gold", "platinum", "diamond"]),
        fromCentavos: centavos,
        toCentavos: centavos,
        rateFrom: basisPoints,
        rateTo: basisPoints,
      }),
    ),
  }),
  /** Of the offers that are marked a deposit earns one: the one that is claimed first. */
  perDeposit: z.object({
    firstRecharge: z.boolean(),
    rechargeTiers: z.boolean(),
    rechargeRebate: z.boolean(),
  }),
  /**
   * What an offer costs the house at most, of what it gives, against the best player: what it
   * is given, less what the house expects to win of the bets that it takes. Published with it.
   */
  offerCosts: z.object({
    costRates: z.object({
      firstRecharge: basisPoints,
      rechargeTiers: basisPoints,
      rechargeRebate: basisPoints,
      invitation: basisPoints,
      dailyRelief: basisPoints,
      day7: basisPoints,
      dailyWheel: basisPoints,
      lotteryWheel: basisPoints,
      /** Of what points buy: the points themselves are earned by play and cost nothing. */
      shop: z._default(basisPoints, 10_000),
      rebates: basisPoints,
    }),
  }),
  dailyWheel: wheel,
  lotteryWheel: wheel,
  ...offerNumbers,
  ...missionNumbers,
  rebates: z.object({
    isOpen: z.boolean(),
    /** Below it a day's rebate is not paid. */
    payFromCentavos: centavos,
    turnoverMultiple: multiple,
    keptDays: days,
    ...frame,
  }),
  vip: z.object({
    levels: z
      .array(
        z.object({
          name: z.string().check(z.minLength(1), z.maxLength(40)),
          rechargeFromCentavos: centavos,
          bettingFromCentavos: centavos,
          upgrade: giftWithFree,
          weekly: gift,
          monthly: gift,
          rebateRates: byGameType,
          withdrawalPerDayMaxCentavos: centavos,
          freeWithdrawalsPerDay: count,
        }),
      )
      .check(z.minLength(1), z.maxLength(30)),
    /** The stake in a week or month from which there is a gift. */
    weeklyBettingFromCentavos: centavos,
    monthlyBettingFromCentavos: centavos,
    /** And never more than so much of what the bets of the week or month count as turnover. */
    turnoverRateMax: z._default(basisPoints, 10_000),
    claimDays: days,
  }),
  agency: z.object({
    /** Commissions are paid so many days after the day or week that they are for. */
    holdDays: days,
    turnoverMultiple: multiple,
    recharge: z.object({
      first: z.object({ direct: basisPoints, indirect: basisPoints }),
      repeated: z.object({ direct: basisPoints, indirect: basisPoints }),
      depositFromCentavos: centavos,
      perDepositMaxCentavos: centavos,
    }),
    /** By the weighted turnover of a day of all invitees of a level together. */
    betting: z.object({ tiers: z.array(tieredRate).check(z.minLength(1), z.maxLength(20)) }),
    /** By what the house won of the invitees in a week. */
    settlement: z.object({
      tiers: z.array(tieredRate).check(z.minLength(1), z.maxLength(20)),
      /** And never more than so much of what the level's bets of the week count as turnover. */
      turnoverRateMax: z._default(z.object({ direct: basisPoints, indirect: basisPoints }), {
        direct: 10_000,
        indirect: 10_000,
      }),
    }),
  }),
  /** Pools that rounds of our own games may win beside what the game itself pays. */
  jackpots: z.object({
    isOpen: z.boolean(),
    /** Of our own games whose rounds are over at once: which types take part. */
    gameTypes: z.array(z.enum(gameTypes)).check(z.minLength(1), z.maxLength(gameTypes.length)),
    mini: pool,
    major: pool,
    grand: pool,
    /** Of each member alone; it begins with nothing. */
    personal: pool,
  }),
  /** Of companies that bring players by links of their own. */
  affiliates: z.object({
    isOpen: z.boolean(),
    /**
     * Whoever registers within so many days of a click was brought by it; so long the cookie lives,
     * and the page on privacy names the most.
     */
    clickDays: z.int().check(z.minimum(1), z.maximum(30)),
    /** A month is closed on this day of the next one. */
    closingDay: z.int().check(z.minimum(2), z.maximum(28)),
    /** What comes to less is carried into the next month. */
    payFromCentavos: centavos,
  }),
} as const;

export type NumberKey = keyof typeof numbers;
export type Numbers = { readonly [Key in NumberKey]: z.output<(typeof numbers)[Key]> };
