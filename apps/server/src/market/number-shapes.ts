/** What numbers of the market are made of. */
import * as z from "zod/mini";
import { gameTypes } from "@tucano/contract/player/games/catalog.ts";

export const centavos = z.int().check(z.minimum(0), z.maximum(100_000_000_000));
export const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000));
export const multiple = z.int().check(z.minimum(0), z.maximum(100));
export const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
export const days = z.int().check(z.minimum(1), z.maximum(366));
export const byGameType = z.partialRecord(z.enum(gameTypes), basisPoints);

/** Free rounds at one of the house's own games, given with a reward; none: 0. */
const freeWith = z.object({
  freeGame: z.string().check(z.regex(/^([a-z0-9][a-z0-9-]{0,59})?$/)),
  freeCount: count,
  freeStakeCentavos: centavos,
  /** So long they can be played. */
  freeDays: days,
});
export type FreeWith = z.output<typeof freeWith>;
export const noFree: FreeWith = { freeGame: "", freeCount: 0, freeStakeCentavos: 0, freeDays: 7 };
export const free = z._default(freeWith, noFree);

export const gift = z.object({ amountCentavos: centavos, turnoverMultiple: multiple });
export const giftWithFree = z.extend(gift, { free });

/** Whom an activity is for. Everybody, as long as nothing is said. */
const audience = z.object({
  /** Members who registered on this site; null: on any. */
  site: z.nullable(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))),
  levelFrom: z.int().check(z.minimum(0), z.maximum(30)),
  levelTo: z.nullable(z.int().check(z.minimum(0), z.maximum(30))),
  /** Whose account is younger than so many days. */
  newDays: z.nullable(days),
  /** São Paulo days of registering, both included. */
  registeredFrom: z.nullable(z.iso.date()),
  registeredTo: z.nullable(z.iso.date()),
});

/** What all members together are paid at most: on a São Paulo day, and from `startsAt` on. */
export const budget = z.object({
  dayCentavos: z.nullable(centavos),
  wholeCentavos: z.nullable(centavos),
});

const everybody = {
  site: null,
  levelFrom: 0,
  levelTo: null,
  newDays: null,
  registeredFrom: null,
  registeredTo: null,
};
export const forWhom = z._default(audience, everybody);
export const upTo = z._default(budget, { dayCentavos: null, wholeCentavos: null });
const moment = z._default(z.nullable(z.iso.datetime({ offset: true })), null);
/** Both ends belong to it; null: without beginning or end. */
export const period = { startsAt: moment, endsAt: moment };
/** What every standing activity says of itself besides its numbers. */
export const frame = { ...period, audience: forWhom, budget: upTo };
