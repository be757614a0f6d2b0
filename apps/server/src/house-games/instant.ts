/**
 * A spin for real money beside the platform: the platform takes the stake, asks here for the
 * outcome and pays the win in one commit. What is drawn depends on seeds and nonce alone, and the
 * nonce is used up by that same commit.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/house-games.ts";
import type { PlayedRound } from "@tucano/contract/house-games.ts";
import { add, formatWire, subtract } from "@tucano/contract/money.ts";
import { winOf } from "@tucano/contract/round-events.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import { playSlot } from "@tucano/game-math/slots/play.ts";
import { toWireInstant } from "../platform/days.ts";
import { serialised } from "../platform/http/envelope.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { instantOfUuid7 } from "../platform/uuid7.ts";
import type {
  Drawn,
  DrawnPlay,
  InstantRound,
  InstantRounds,
  RoundDrawer,
} from "../rounds/index.ts";
import { nativeHmac } from "./native-hmac.ts";
import { errorOf, tooFast } from "./policy.ts";
import { type Chance, readChances, type SeedUse, useNonces } from "./repository-seeds.ts";
import { seedInUse } from "./seeds.ts";
import { requireSlot } from "./sessions.ts";
import type { Context, PlaySession } from "./types.ts";

/** The studio's record of a round, as the platform keeps it: what the player was told of it. */
export type RoundDetails = Pick<
  DataOf<typeof contract.spin>,
  "commitment" | "client_seed" | "nonce" | "definition_version" | "book"
>;

/** Opening a game commits to a seed; whoever plays without having opened it gets one now. */
class NoSeedYet extends Error {}

export function createDrawer(minRoundMs: number): RoundDrawer<Chance | null, SeedUse> {
  return {
    gather: (tx, plays) =>
      readChances(
        tx,
        plays.map((play) => play.user),
      ),
    draw: (chance, play) => {
      if (chance === null) throw new NoSeedYet();
      const { lastGame, lastRoundAt } = chance;
      if (lastGame === play.gameCode && lastRoundAt !== null) {
        const refused = tooFast({ last: lastRoundAt, now: play.at, minRoundMs });
        if (refused !== null) throw refused;
      }
      return drawRound(chance, play);
    },
    use: useNonces,
  };
}

function drawRound(chance: Chance, play: DrawnPlay): Drawn<SeedUse> {
  const slot = requireSlot(play.gameCode);
  const { seedId, serverSeed, clientSeed, nonce, commitment } = chance;
  const { book, winHundredths } = playSlot(
    slot,
    createDraws({ serverSeed, clientSeed, nonce }, nativeHmac),
  );
  const details: RoundDetails = {
    commitment,
    client_seed: clientSeed,
    nonce,
    definition_version: slot.definition.version,
    book,
  };
  return {
    win: winOf(play.amount, winHundredths),
    details: JSON.stringify(details),
    use: { player: play.user, seedId, clientSeed, nonce, game: play.gameCode, at: play.at },
  };
}

/** Made by this very room, when the round was drawn. */
export function detailsOf(round: InstantRound): RoundDetails {
  return JSON.parse(round.details) as RoundDetails;
}

/** Real play beside the platform: it keeps the rounds. Demos, and a server elsewhere, do not. */
export function isKeptByPlatform(
  context: Context,
  session: PlaySession,
): context is Context & { readonly instant: InstantRounds } {
  return session.mode === "real" && context.instant !== null;
}

export async function playInstant(
  context: Context & { readonly instant: InstantRounds },
  session: PlaySession,
  input: InputOf<typeof contract.spin>,
): Promise<DataOf<typeof contract.spin>> {
  const wish = {
    user: session.player,
    token: session.token,
    gameCode: session.game,
    roundKey: input.round_key,
    amount: input.stake,
  };
  const result = await context.instant.play(wish).catch(async (error: unknown) => {
    if (!(error instanceof NoSeedYet)) throw error;
    await inTransaction(context.db, (tx) => seedInUse(context, tx, session.player));
    return context.instant.play(wish);
  });
  if (result.status === "RS_OK") return serialised(textOf(result.round));
  if (result.status === "conflict") throw new DomainError("common.idempotency_conflict");
  throw new DomainError(errorOf(result.status));
}

/** The record is JSON already, and most of the answer: it is not written a second time. */
function textOf(round: InstantRound): string {
  const stake = add(round.stake.cash, round.stake.bonus);
  const win = add(round.win.cash, round.win.bonus);
  const playedAt = toWireInstant(instantOfUuid7(round.id));
  return (
    `{"round_id":"${round.id}","round_key":"${round.roundKey}","stake":"${formatWire(stake)}",` +
    `"win":"${formatWire(win)}","net":"${formatWire(subtract(win, stake))}",` +
    `"balance":"${formatWire(round.balanceAfter)}",${round.details.slice(1, -1)},` +
    `"played_at":${JSON.stringify(playedAt)}}`
  );
}

export function presentInstant(round: InstantRound): PlayedRound {
  return JSON.parse(textOf(round)) as PlayedRound;
}
