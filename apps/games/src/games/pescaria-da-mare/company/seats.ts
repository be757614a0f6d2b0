/** Who sits where around a player's own gun: by numbers, the same circle for everybody. */
import { SEATS_A_SEA, type SeaSeat } from "@tucano/contract/player/games/seas.ts";

export interface Neighbour {
  /** Of the sea: it gives the colour. */
  readonly seat: number;
  /** Null: the seat is free, or its player is not named. */
  readonly name: string | null;
  readonly isTaken: boolean;
}

/** The three others, going round from one's own seat: beside, across, beside. */
export function neighboursOf(own: number, seats: readonly SeaSeat[]): Neighbour[] {
  return Array.from({ length: SEATS_A_SEA - 1 }, (_, index) => {
    const seat = ((own + index) % SEATS_A_SEA) + 1;
    const taken = seats.find((one) => one.seat === seat);
    return { seat, name: taken?.name ?? null, isTaken: taken !== undefined };
  });
}

/** Where around one's own gun this seat is: 0, 1, 2; null: it is one's own. */
export function placeOf(own: number, seat: number): number | null {
  const place = (seat - own - 1 + SEATS_A_SEA) % SEATS_A_SEA;
  return place === SEATS_A_SEA - 1 ? null : place;
}
