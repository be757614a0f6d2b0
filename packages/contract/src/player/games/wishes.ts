/**
 * What a player may choose, do and bet on, as it is on the wire before it is known at which game.
 * Each game's form is in its own folder (`play.ts`), and the server refuses what does not fit it.
 */
import * as z from "zod/mini";

const WISH_CHARS_MAX = 4_096;

/** JSON of the form of one of the games. */
const wish = () =>
  z.unknown().check(
    z.refine((value) => (JSON.stringify(value) ?? "").length <= WISH_CHARS_MAX, {
      error: "Too long.",
    }),
  );

/** What a player chose. */
export const choiceWish = wish();
/** What a player does. */
export const actionWish = wish();
/** What a player bets on at a table. */
export const betWish = wish();
