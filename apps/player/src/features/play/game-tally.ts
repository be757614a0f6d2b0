/** What this visit to a game came to: the sum of wins less the sum of stakes. Pure. */
import { add, formatWire, fromWire, subtract, ZERO } from "@tucano/contract/money.ts";

export interface Tally {
  /** Wire amount; negative when more was staked than won. */
  readonly net: string;
  readonly rounds: number;
}

export const emptyTally: Tally = { net: formatWire(ZERO), rounds: 0 };

export function addRound(tally: Tally, round: { stake: string; win: string }): Tally {
  const result = subtract(fromWire(round.win), fromWire(round.stake));
  return { net: formatWire(add(fromWire(tally.net), result)), rounds: tally.rounds + 1 };
}

/** 3 725 seconds as "1:02:05"; under an hour "12:05". */
export function formatClock(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1_000);
  const pad = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours === 0
    ? `${minutes}:${pad(seconds % 60)}`
    : `${hours}:${pad(minutes)}:${pad(seconds % 60)}`;
}
