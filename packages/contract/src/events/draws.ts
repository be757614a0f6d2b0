/**
 * Events of games of drawn numbers: video bingo, keno, fixed-odds draws, scratch cards.
 * See round-events.ts for what a book is.
 */
import * as z from "zod/mini";
import { about } from "../schemas.ts";
import { hundredths } from "./basics.ts";

/** A pattern that a bingo card holds and is paid for: none that lies within a higher one. */
export const bingoPrize = z.object({
  card: z.int(),
  pattern: z.string(),
  winHundredths: hundredths,
});
export type BingoPrize = z.infer<typeof bingoPrize>;

/** The first thirty balls, in order, and what the cards hold after them. */
export const bingoDrawEvent = z.object({
  type: z.literal("bingoDraw"),
  balls: z.array(z.int()),
  prizes: z.array(bingoPrize),
  totalHundredths: hundredths,
});

/** One more ball may be bought now. All that is said here follows from what is seen. */
export const bingoOfferEvent = z.object({
  type: z.literal("bingoOffer"),
  number: about(z.int(), "Of the extra balls, from 1."),
  costHundredths: hundredths,
  returnBasisPoints: about(
    z.int(),
    "Expected gain over cost, in hundredths of a percent, rounded down: 9612 is 96.12 %.",
  ),
  remaining: about(z.int(), "Balls still in the cage, each equally likely."),
  winning: about(
    z.array(z.object({ ball: z.int(), gainHundredths: hundredths })),
    "Those of them that would raise the win, and by how much.",
  ),
});

/** A bought ball, and what the cards hold after it. */
export const bingoExtraEvent = z.object({
  type: z.literal("bingoExtra"),
  number: z.int(),
  ball: z.int(),
  prizes: z.array(bingoPrize),
  totalHundredths: hundredths,
});

/** A scratch ticket: nine fields, and which three of them are equal. */
export const scratchTicketEvent = z.object({
  type: z.literal("scratchTicket"),
  ticket: about(z.int(), "Number of the ticket in the game's series, from 0."),
  fields: about(z.array(z.int()), "What each field shows: times the stake."),
  prize: about(z.int(), "Times the stake; 0: no field is there three times."),
});

/** What is printed on a scratch card; how that pays are the card's own rules. */
export const scratchCardEvent = z.object({
  type: z.literal("scratchCard"),
  ticket: about(z.int(), "Number of the card in the game's series, from 0."),
  keys: about(z.array(z.int()), "Numbers that others are compared with; often none."),
  fields: about(z.array(z.int()), "What each field shows, by the card's rules."),
  amounts: about(z.array(z.int()), "Under each field, or one for the whole card: times the stake."),
  bonus: about(z.int(), "What the amounts that pay are multiplied by."),
  prize: about(z.int(), "Times the stake; 0: nothing pays."),
});

/** Each `type` is this family's own: no other family may use it. */
export const drawsEvents = [
  bingoDrawEvent,
  bingoOfferEvent,
  bingoExtraEvent,
  scratchTicketEvent,
  scratchCardEvent,
] as const;
