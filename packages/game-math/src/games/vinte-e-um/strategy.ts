/**
 * Basic strategy: what to do given the cards in the hand and the dealer's face-up card. The
 * published return is computed for it, and it is the hint that players may ask for. Under these
 * rules it is the best of the strategies that look at nothing else.
 */
import type { Card } from "../../cards/deck.ts";
import { totalOf, valueOf } from "./hands.ts";
import type { BlackjackAction } from "./round.ts";

interface Spot {
  /** The hand's cards, one or more. */
  readonly cards: readonly Card[];
  /** The dealer's card that is up. */
  readonly up: Card;
  readonly allowed: (action: BlackjackAction) => boolean;
}

/**
 * A row for each total, a column for each of the dealer's 2 to 10 and ace. H hit, S stand, D double
 * or else hit, T double or else stand, R surrender or else hit, P split.
 */
const hardRows: Readonly<Record<number, string>> = {
  9: "HDDDDHHHHH",
  10: "DDDDDDDDHH",
  11: "DDDDDDDDDH",
  12: "HHSSSHHHHH",
  13: "SSSSSHHHHH",
  14: "SSSSSHHHHH",
  15: "SSSSSHHHRH",
  16: "SSSSSHHRRR",
};

const softRows: Readonly<Record<number, string>> = {
  13: "HHHDDHHHHH",
  14: "HHHDDHHHHH",
  15: "HHDDDHHHHH",
  16: "HHDDDHHHHH",
  17: "HDDDDHHHHH",
  18: "STTTTSSHHH",
};

/** By the value of one of the two cards; a dash: not as a pair. */
const pairRows: Readonly<Record<number, string>> = {
  1: "PPPPPPPPPP",
  2: "PPPPPP----",
  3: "PPPPPP----",
  4: "---PP-----",
  6: "PPPPP-----",
  7: "PPPPPP----",
  8: "PPPPPPPPPP",
  9: "PPPPP-PP--",
};

/** Columns 0 to 9: the dealer's 2 to 10, then the ace. */
export function columnOf(upValue: number): number {
  return upValue === 1 ? 9 : upValue - 2;
}

/** The letter that stands in the tables. Numbers only, so that simulations can use it. */
export function adviceOf(
  total: number,
  isSoft: boolean,
  pairValue: number,
  upValue: number,
): string {
  const column = columnOf(upValue);
  const pair = pairValue === 0 ? "-" : (pairRows[pairValue]?.charAt(column) ?? "-");
  if (pair === "P") return "P";
  const rows = isSoft ? softRows : hardRows;
  const stands = isSoft ? total >= 18 : total >= 17;
  return rows[total]?.charAt(column) ?? (stands ? "S" : "H");
}

export function basicStrategy({ cards, up, allowed }: Spot): BlackjackAction {
  if (allowed("decline")) return "decline";
  const { total, isSoft } = totalOf(cards);
  const [one, other] = cards;
  const isPair =
    allowed("split") && one !== undefined && other !== undefined && valueOf(one) === valueOf(other);
  const advice = adviceOf(total, isSoft, isPair ? valueOf(one) : 0, valueOf(up));
  switch (advice) {
    case "P":
      return "split";
    case "D":
      return allowed("double") ? "double" : "hit";
    case "T":
      return allowed("double") ? "double" : "stand";
    case "R":
      return allowed("surrender") ? "surrender" : "hit";
    case "S":
      return "stand";
    default:
      return "hit";
  }
}
