/** A round as it was played and paid: what it takes to show it again. */
import assert from "node:assert";
import type { Book } from "@tucano/contract/events/round-events.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, type Centavos, multiplyFloor } from "@tucano/contract/money.ts";
import { instantOfUuid7 } from "../../platform/uuid7.ts";
import { type InstantRound, memberIdOf } from "../../rounds/index.ts";
import { detailsOf } from "../play/instant.ts";
import { findRound } from "../repository.ts";
import { gameOf, stakedIn } from "../settlement/settle-round.ts";
import type { Context } from "../types.ts";
import { ownerOfRound } from "./fairness.ts";

export interface RoundRecord {
  /** Null: it was a demo. */
  readonly owner: MemberId | null;
  readonly game: string;
  readonly choice: unknown;
  readonly book: Book;
  /** What its book counts hundredths of. */
  readonly unit: Centavos;
  /** By whoever paid for it; and the same in hundredths of the unit. */
  readonly staked: Centavos;
  readonly stakedHundredths: number;
  readonly win: Centavos;
  readonly playedAt: Date;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function recordOfRound(
  context: Context,
  roundId: string,
): Promise<RoundRecord | null> {
  if (!UUID.test(roundId)) return null;
  const kept = (await context.instant?.findOfAnybody(roundId)) ?? null;
  if (kept !== null) return recordOfInstant(kept, await ownerOfRound(context, roundId));
  const round = await findRound(context.db, roundId);
  if (round === null || round.status !== "settled") return null;
  return {
    owner: round.mode === "demo" ? null : memberIdOf(round.player),
    game: round.game,
    choice: round.choice,
    book: round.book,
    unit: multiplyFloor(round.stake, 1, round.units),
    staked: stakedIn(round),
    stakedHundredths: Math.ceil((100 * round.units * stakedIn(round)) / round.stake),
    win: round.win,
    playedAt: round.startedAt,
  };
}

function recordOfInstant(round: InstantRound, owner: MemberId | null): RoundRecord {
  const { choice, definition_version: definitionVersion, book } = detailsOf(round);
  const game = gameOf({ game: round.game.gameCode, definitionVersion });
  const chosen = game.readChoice(choice);
  assert(chosen !== null, "A choice that was played is one that the game offers.");
  const units = game.unitsOf(chosen);
  const staked = add(round.stake.cash, round.stake.bonus, round.freeStake);
  return {
    owner,
    game: round.game.gameCode,
    choice,
    book,
    unit: multiplyFloor(staked, 1, units),
    staked,
    stakedHundredths: 100 * units,
    win: add(round.win.cash, round.win.bonus),
    playedAt: instantOfUuid7(round.id),
  };
}
