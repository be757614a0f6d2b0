/**
 * Offers of which several can run at once. Beside the standing one stand others in an order: the
 * first that is open and meant for somebody is theirs instead, with its own terms, budget and cost.
 * Why these and no others: docs/adr/0074-several-offers.md.
 */
import * as z from "zod/mini";
import {
  basisPoints,
  budget,
  centavos,
  days,
  forWhom,
  frame,
  free,
  giftWithFree,
  multiple,
  upTo,
} from "./number-shapes.ts";

const OTHERS_MAX = 10;

/** What only an offer beside the standing one has. */
const beside = {
  code: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  /** A segment for marketing, in a version; null: whoever the audience is. */
  segmentId: z.nullable(z.int().check(z.minimum(1))),
  segmentVersion: z.nullable(z.int().check(z.minimum(1))),
};

const firstRecharge = {
  isOpen: z.boolean(),
  /** From so much on, the welcome offer. */
  welcomeFromCentavos: centavos,
  welcomeRate: basisPoints,
  welcomeMaxCentavos: centavos,
  /** Below it and from so much on, the small one. */
  smallFromCentavos: centavos,
  smallRate: basisPoints,
  turnoverMultiple: multiple,
  claimDays: days,
  /** With either of the two. */
  free,
  ...frame,
};

const rechargeRebate = {
  isOpen: z.boolean(),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  depositFromCentavos: centavos,
  rate: basisPoints,
  rewardMaxCentavos: centavos,
  /** What one member is given at most: on a São Paulo day, and in all from `startsAt` on. */
  perMember: z._default(budget, { dayCentavos: null, wholeCentavos: null }),
  /** Of the part of the deposit that was rewarded. */
  turnoverMultipleOfDeposit: multiple,
  audience: forWhom,
  budget: upTo,
};

const invitation = {
  isOpen: z.boolean(),
  rewardCentavos: centavos,
  turnoverMultiple: multiple,
  /** An invitee counts once they have paid in and staked so much. */
  rechargeFromCentavos: centavos,
  stakeFromCentavos: centavos,
  claimDays: days,
  ...frame,
};

const dailyRelief = {
  isOpen: z.boolean(),
  rate: basisPoints,
  /** The relief is never more than so much of what the day's bets count as turnover. */
  turnoverRateMax: z._default(basisPoints, 10_000),
  lossFromCentavos: centavos,
  rewardMaxCentavos: centavos,
  turnoverMultiple: multiple,
  ...frame,
};

const day7 = {
  isOpen: z.boolean(),
  rewards: z.array(giftWithFree).check(z.minLength(7), z.maxLength(7)),
  /** To be paid in on the day before its reward can be claimed; 0: nothing. */
  depositFromCentavos: centavos,
  ...frame,
};

const most = z.maxLength(OTHERS_MAX);

export const offerNumbers = {
  firstRecharge: z.object({
    ...firstRecharge,
    others: z._default(z.array(z.object({ ...beside, ...firstRecharge })).check(most), []),
  }),
  rechargeRebate: z.object({
    ...rechargeRebate,
    others: z._default(z.array(z.object({ ...beside, ...rechargeRebate })).check(most), []),
  }),
  invitation: z.object({
    ...invitation,
    others: z._default(z.array(z.object({ ...beside, ...invitation })).check(most), []),
  }),
  dailyRelief: z.object({
    ...dailyRelief,
    others: z._default(z.array(z.object({ ...beside, ...dailyRelief })).check(most), []),
  }),
  day7: z.object({
    ...day7,
    others: z._default(z.array(z.object({ ...beside, ...day7 })).check(most), []),
  }),
} as const;

/** Of which several can run at once. */
export type SeveralKey = keyof typeof offerNumbers;
/** An offer beside the standing one of its kind. */
export type OtherOffer = z.output<(typeof offerNumbers)[SeveralKey]>["others"][number];
