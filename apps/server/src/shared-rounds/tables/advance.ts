/**
 * Moves a table on by one step, given what is in the database and what time it is. Each step
 * is one commit that only one process can make, so a table may be killed between any two of them.
 */
import { seedToHex } from "@tucano/game-math/provably-fair.ts";
import {
  CRASH_CAP_HUNDREDTHS,
  type CrashResult,
  flightMs,
  GROWTH_PPB,
  multiplierAt,
  timeOf,
} from "@tucano/game-math/games/voo-do-tucano/table.ts";
import type { SharedGame } from "@tucano/game-math/shared/index.ts";
import { mixClientSeed } from "@tucano/game-math/shared/player-seeds.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { keepAnnounced } from "../chains/announce.ts";
import { payBet } from "../bets/end-bet.ts";
import { endBets, requireVersion } from "./end-round.ts";
import {
  closeBetting,
  decideRound,
  findLatestRound,
  insertRound,
  listUndecided,
  lockBetting,
  startFlight,
  tellOthers,
  voidRound,
} from "../repository.ts";
import {
  listPlayerSeeds,
  markAllCashed,
  markAutoCashed,
  nextTarget,
} from "../bets/repository-bets.ts";
import { takePlace } from "../chains/seeds.ts";
import type { Context, TableBet, TableRoundRow } from "../types.ts";

/** Targets that lie closer together are written together. */
const AUTO_EVERY_MS = 40;
/** A round of a timetable takes bets for at least this long. */
const SHORTEST_BETTING_MS = 5_000;
const AGAIN_MS = 1_000;
const SALT_AGAIN_MS = 15_000;

/** Does what is due and answers when there is something to do again. */
export async function advance(context: Context, game: SharedGame): Promise<Date> {
  const round = await findLatestRound(context.db, game.facts.code);
  const now = context.clock.now();
  if (round === null) return open(context, game, null);
  switch (round.status) {
    case "betting":
      return now < round.bettingEndsAt ? round.bettingEndsAt : close(context, round);
    case "closed":
      if (now < round.startsAt) return round.startsAt;
      return game.kind === "flight" ? takeOff(context, round) : decide(context, round);
    case "flying":
      return fly(context, round);
    case "decided":
      return settle(context, game, round);
    case "settled":
    case "void": {
      const nextAt = round.nextAt ?? now;
      return now < nextAt ? nextAt : open(context, game, round);
    }
  }
}

/** Rounds of a process that is gone: what was not decided is void, and every stake goes back. */
export async function abandonRounds(context: Context, game: SharedGame): Promise<void> {
  const { code } = game.facts;
  for (const round of await listUndecided(context.db, code)) {
    const isVoid = await inTransaction(context.db, async (tx) => {
      const done = await voidRound(tx, round.id, context.clock.now());
      if (done) await tellOthers(tx, code);
      return done;
    });
    if (!isVoid) continue;
    context.logger.warn({ round: round.id, game: code }, "A table's round was interrupted.");
    context.onRound(code);
    await endBets(context, { ...round, status: "void" });
  }
}

async function open(context: Context, game: SharedGame, last: TableRoundRow | null): Promise<Date> {
  const { code, version } = game.facts;
  const openedAt = context.clock.now();
  const { bettingEndsAt, startsAt } = timesOf(game, openedAt);
  const mayDrawSalt = await context.mayDrawSalt();
  const isOpen = await inTransaction(context.db, async (tx) => {
    const taken = await takePlace(context, tx, { game: code, mayDrawSalt });
    if (taken === null) return false;
    const { chain, place, commitment } = taken;
    await insertRound(tx, {
      id: context.random.uuid(),
      game: code,
      number: (last?.number ?? 0) + 1,
      definitionVersion: version,
      chainId: chain.id,
      place,
      commitment,
      clientSeed: chain.clientSeed,
      growthPpb: game.kind === "flight" ? GROWTH_PPB : null,
      openedAt,
      bettingEndsAt,
      startsAt,
    });
    await tellOthers(tx, code);
    return true;
  });
  await keepAnnounced(context, code);
  if (!isOpen) return waitForSalt(context, code);
  context.onRound(code);
  return bettingEndsAt;
}

/** Nothing is drawn from a salt of the house's where that is not allowed: the table stays shut. */
function waitForSalt(context: Context, game: string): Date {
  context.logger.error({ game }, "A table waits for the salt of its announced chain.");
  return new Date(context.clock.now().getTime() + SALT_AGAIN_MS);
}

function timesOf({ pace }: SharedGame, openedAt: Date): { bettingEndsAt: Date; startsAt: Date } {
  const openMs = openedAt.getTime();
  const { bettingMs, closedMs, everyMs } = pace;
  if (everyMs === null) {
    const endMs = openMs + bettingMs;
    return { bettingEndsAt: new Date(endMs), startsAt: new Date(endMs + closedMs) };
  }
  const earliestMs = openMs + SHORTEST_BETTING_MS + closedMs;
  const drawMs = Math.ceil(earliestMs / everyMs) * everyMs;
  return { bettingEndsAt: new Date(drawMs - closedMs), startsAt: new Date(drawMs) };
}

/** What the players have brought is fixed together with who takes part: the draw is complete. */
async function close(context: Context, round: TableRoundRow): Promise<Date> {
  await inTransaction(context.db, async (tx) => {
    if (!(await lockBetting(tx, round.id))) return;
    const playerSeeds = await listPlayerSeeds(tx, round.id);
    const clientSeed = mixClientSeed(round.clientSeed, playerSeeds);
    await closeBetting(tx, { id: round.id, clientSeed, playerSeeds });
    await tellOthers(tx, round.game);
  });
  context.onRound(round.game);
  return round.startsAt;
}

async function takeOff(context: Context, round: TableRoundRow): Promise<Date> {
  await inTransaction(context.db, async (tx) => {
    if (await startFlight(tx, round.id)) await tellOthers(tx, round.game);
  });
  context.onRound(round.game);
  return context.clock.now();
}

/** Known to the server alone until the flight is over. */
export async function crashOfRound(context: Context, round: TableRoundRow): Promise<CrashResult> {
  return (await drawRound(context, round)) as CrashResult;
}

async function drawRound(context: Context, round: TableRoundRow): Promise<unknown> {
  const serverSeed = await context.seeds.of(round);
  const { clientSeed, number: nonce } = round;
  return requireVersion(round).draw({ serverSeed, clientSeed, nonce });
}

export function endOfFlight(round: TableRoundRow, { crashHundredths }: CrashResult): Date {
  return new Date(round.startsAt.getTime() + flightMs(crashHundredths, round.growthPpb ?? 0));
}

async function fly(context: Context, round: TableRoundRow): Promise<Date> {
  const growthPpb = round.growthPpb ?? 0;
  const crash = await crashOfRound(context, round);
  const endsAt = endOfFlight(round, crash);
  const now = context.clock.now();
  if (now >= endsAt) return decide(context, round);
  const shown = multiplierAt(now.getTime() - round.startsAt.getTime(), growthPpb);
  const due = await nextTarget(context.db, round.id);
  if (due !== null && due <= shown) {
    const cashed = await inTransaction(context.db, (tx) => markAutoCashed(tx, round.id, shown));
    payInBackground(context, cashed);
    context.onRound(round.game);
    return new Date(now.getTime() + AUTO_EVERY_MS);
  }
  // A target above the end is never reached; the end decides.
  const dueMs = due === null || due > CRASH_CAP_HUNDREDTHS ? Infinity : timeOf(due, growthPpb);
  const dueAtMs = round.startsAt.getTime() + Math.ceil(dueMs);
  return new Date(Math.min(endsAt.getTime(), dueAtMs));
}

/** What is not paid now is paid when the round is settled. */
export function payInBackground(context: Context, cashed: readonly TableBet[]): void {
  for (const bet of cashed) {
    payBet(context, bet, bet.cashedHundredths ?? 0).catch((error: unknown) =>
      context.logger.warn({ err: error, bet: bet.id }, "A cash-out is paid later."),
    );
  }
}

/** The result becomes true in this commit, together with all that it decides by itself. */
async function decide(context: Context, round: TableRoundRow): Promise<Date> {
  const game = requireVersion(round);
  // Cash-outs that came in time are written before the flight is over.
  await Promise.allSettled(context.cashing);
  const serverSeed = seedToHex(await context.seeds.of(round));
  const result = await drawRound(context, round);
  const crash = game.kind === "flight" ? (result as CrashResult) : null;
  const endedAt = crash === null ? context.clock.now() : endOfFlight(round, crash);
  const nextAt = new Date(context.clock.now().getTime() + game.pace.showMs);
  await inTransaction(context.db, async (tx) => {
    const isDecided = await decideRound(tx, { id: round.id, serverSeed, result, endedAt, nextAt });
    if (!isDecided) return;
    if (crash !== null) await markAutoCashed(tx, round.id, crash.crashHundredths);
    // Nobody flies higher than this: everybody still aboard has won it.
    if (crash?.crashHundredths === CRASH_CAP_HUNDREDTHS) await markAllCashed(tx, round.id);
    await tellOthers(tx, round.game);
  });
  context.onRound(round.game);
  return context.clock.now();
}

async function settle(context: Context, game: SharedGame, round: TableRoundRow): Promise<Date> {
  const left = await endBets(context, round);
  context.onRound(round.game);
  const now = context.clock.now();
  const nextAt = round.nextAt ?? now;
  if (left === 0 && now < nextAt) return nextAt;
  // A wallet that is away does not keep the table waiting: what is left is ended later.
  if (now >= nextAt) return open(context, game, round);
  return new Date(Math.min(nextAt.getTime(), now.getTime() + AGAIN_MS));
}
