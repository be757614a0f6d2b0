/** A timed draw of numbers for everybody. One ticket is one unit, and all are offered alike. */
import type { Draws } from "../draws.ts";
import type { GameFacts } from "../engine.ts";
import { createDraws } from "../provably-fair.ts";
import { readFields } from "../read-fields.ts";
import type { NumbersDrawn } from "./numbers-drawn.ts";
import type { SharedGame } from "./shared-game.ts";

type Ticket<Field extends string, Marks> = { readonly [Name in Field]: Marks };

interface TicketRules<Field extends string, Marks> extends Pick<SharedGame, "pace" | "betsMax"> {
  readonly facts: Omit<GameFacts, "stakesCentavos" | "defaultStakeCentavos">;
  /** What a ticket calls its marks. */
  readonly field: Field;
  /** Null: there is no such ticket. */
  readonly read: (marks: unknown) => Marks | null;
  readonly draw: (draws: Draws) => readonly number[];
  readonly pay: (marks: Marks, drawn: readonly number[]) => { readonly winHundredths: number };
}

export function ticketDraw<Field extends string, Marks>({
  facts,
  pace,
  betsMax,
  field,
  read,
  draw,
  pay,
}: TicketRules<Field, Marks>): SharedGame<Ticket<Field, Marks>, NumbersDrawn> {
  return {
    shape: "shared",
    kind: "draw",
    facts: {
      ...facts,
      stakesCentavos: [50, 100, 200, 500, 1_000],
      defaultStakeCentavos: 100,
    },
    pace,
    betsMax,
    isStakeFree: false,
    readBet: (input) => {
      const marks = read(readFields(input, [field])?.[field]);
      return marks === null ? null : ({ [field]: marks } as Ticket<Field, Marks>);
    },
    unitsOf: () => 1,
    draw: (round) => ({ drawn: draw(createDraws(round)) }),
    winHundredthsOf: (ticket, { drawn }) => pay(ticket[field], drawn).winHundredths,
  };
}
