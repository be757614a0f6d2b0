/** What events of several families are made of. */
import * as z from "zod/mini";

/** Hundredths of a unit of the stake (of the whole stake, in games of one bet). Never negative. */
export const hundredths = z.int().check(z.minimum(0));

export const symbolId = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,23}$/));

/** A place on the screen: reel from the left, row from the top, both from 0. */
export const cell = z.object({ reel: z.int(), row: z.int() });

/** A card: rank (2-9, T, J, Q, K, A) and suit (spades, hearts, diamonds, clubs): "Th". */
export const card = z.string().check(z.regex(/^[2-9TJQKA][shdc]$/));
