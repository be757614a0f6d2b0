/**
 * A spin for real money beside the platform: the platform takes the stake, asks here for the
 * outcome and pays the win in one commit. What is drawn depends on seeds and nonce alone, and the
 * nonce moves on in that same commit.
 */
import type { InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/house-games.ts";
import type { PlayedRound } from "@tucano/contract/player/games/house-games.ts";
import { add, formatWire, subtract } from "@tucano/contract/money.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import type { InstantGame } from "@tucano/game-math/engine.ts";
import { type JackpotPool, jackpotsWon, jackpotTickets } from "@tucano/game-math/jackpots/draw.ts";
import { createDraws, type FairRound } from "@tucano/game-math/provably-fair.ts";
import { turnoverPercent } from "@tucano/game-math/risk/turnover.ts";
import { toWireInstant } from "../../platform/days.ts";
import { Serialised } from "../../platform/http/answers/envelope.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import type { Tx } from "../../platform/database/types.ts";
import type { SeedBox } from "../../platform/secrets/seed-box.ts";
import { DomainError } from "../../platform/errors.ts";
import { instantOfUuid7 } from "../../platform/uuid7.ts";
import { errorOf } from "../../platform/studio-answers.ts";
import type { Drawn, DrawnPlay, InstantRound, RoundDrawer } from "../../rounds/index.ts";
import { type KeptContext, makeSureOfSeed } from "../seeds/kept-seeds.ts";
import { nativeHmac } from "../seeds/native-hmac.ts";
import { refuseTooFast } from "../policy.ts";
import { readNote, writeNote } from "../seeds/play-note.ts";
import { readSealedSeeds } from "../seeds/repository-seeds.ts";
import { requireGame } from "../sessions/sessions.ts";
import type { Chance, PlaySession, SecretSeed } from "../types.ts";
import { readWager } from "./wager.ts";

/** The studio's record of a round, as the platform keeps it: what the player was told of it. */
export type RoundDetails = Pick<
  PlayedRound,
  | "commitment"
  | "client_seed"
  | "nonce"
  | "definition_version"
  | "choice"
  | "free_round"
  | "jackpots"
  | "book"
>;

/** A round that the platform did not take. */
type RefusedRound = Exclude<
  Awaited<ReturnType<KeptContext["instant"]["play"]>>,
  { readonly status: "RS_OK" | "conflict" }
>;

/** Opening a game commits to a seed; a player who has not opened it gets one now. */
class NoSeedYet extends Error {}

/** The seeds in use that this process knows, by member. */
type Secrets = BoundedMap<number, SecretSeed & { readonly seedId: string }>;
/** About 400 bytes each. */
const SECRETS_MAX = 200_000;

export function createDrawer(seedBox: SeedBox): RoundDrawer<Chance | null> {
  const secrets: Secrets = new BoundedMap(SECRETS_MAX);
  return {
    turnoverPercent: ({ gameCode, choice }) =>
      turnoverPercent(gameCode, choice === null ? undefined : JSON.parse(choice)),
    gather: (tx, plays) => gatherChances(tx, { secrets, seedBox }, plays),
    draw: (chance, play) => {
      if (chance === null) throw new NoSeedYet();
      refuseTooFast({
        lastMs: chance.note.lastRoundAtMs,
        nowMs: play.at.getTime(),
        minRoundMs: play.minRoundMs,
      });
      return drawRound(chance, play);
    },
  };
}

/**
 * A seed is opened once and then remembered; what is remembered is of no use for a note that names
 * another seed.
 */
async function gatherChances(
  tx: Tx,
  { secrets, seedBox }: { readonly secrets: Secrets; readonly seedBox: SeedBox },
  plays: readonly DrawnPlay[],
): Promise<(Chance | null)[]> {
  const chances = plays.map((play) => recallChance(secrets, play));
  const unknown = plays.flatMap(({ memberId, user: player, note: text }, index) => {
    const note = chances[index] === null ? readNote(text) : null;
    return note === null ? [] : [{ index, memberId, player, note, seedId: note.seedId }];
  });
  if (unknown.length === 0) return chances;
  const read = await readSealedSeeds(tx, unknown);
  for (const [place, { index, memberId, note, seedId }] of unknown.entries()) {
    const found = read[place] ?? null;
    if (found === null) continue;
    const { sealed, commitment } = found;
    const serverSeed = new Uint8Array(seedBox.open(sealed, commitment));
    const secret = { serverSeed, commitment };
    secrets.set(memberId, { ...secret, seedId });
    chances[index] = { ...secret, note };
  }
  return chances;
}

function recallChance(secrets: Secrets, { memberId, note: text }: DrawnPlay): Chance | null {
  const note = readNote(text);
  const secret = secrets.get(memberId);
  if (note === null || secret === undefined || secret.seedId !== note.seedId) return null;
  return { serverSeed: secret.serverSeed, commitment: secret.commitment, note };
}

function drawRound(chance: Chance, play: DrawnPlay): Drawn {
  const game = requireGame(play.gameCode);
  if (game.shape !== "instant") throw new Error(`${play.gameCode} is not over at once.`);
  const choice: unknown = play.choice === null ? undefined : JSON.parse(play.choice);
  const chosen = game.readChoice(choice);
  if (chosen === null) throw new DomainError("house_games.choice_not_offered");
  const { serverSeed, commitment, note } = chance;
  const { clientSeed, nextNonce: nonce } = note;
  if (clientSeed === null) throw new DomainError("house_games.client_seed_missing");
  const round = { serverSeed, clientSeed, nonce };
  const { book, winHundredths } = game.play(chosen, createDraws(round, nativeHmac));
  const jackpots = drawJackpots(round, play);
  const details: RoundDetails = {
    commitment,
    client_seed: clientSeed,
    nonce,
    definition_version: game.facts.version,
    ...(play.choice === null ? {} : { choice }),
    ...(play.free === null ? {} : { free_round: presentFree(play.free) }),
    ...(jackpots.length === 0 ? {} : { jackpots }),
    book,
  };
  return {
    win: winOf(play.amount, winHundredths, game.unitsOf(chosen)),
    details: JSON.stringify(details),
    jackpots,
    note: writeNote({
      ...note,
      nextNonce: nonce + 1,
      lastRoundAtMs: play.at.getTime(),
    }),
  };
}

function drawJackpots(round: FairRound, { jackpot }: DrawnPlay): JackpotPool[] {
  if (jackpot === null) return [];
  return jackpotsWon(jackpotTickets(round, jackpot.odds, nativeHmac), jackpot.cash);
}

const presentFree = ({ grantId, number, of }: NonNullable<DrawnPlay["free"]>) => ({
  grant_id: grantId,
  number,
  of,
});

/** Made by this very room, when the round was drawn. */
function recordOf(round: InstantRound): Serialised<RoundDetails> {
  return new Serialised(round.details);
}

export function detailsOf(round: InstantRound): RoundDetails {
  return recordOf(round).data;
}

export async function playInstant(
  context: KeptContext,
  session: PlaySession,
  game: InstantGame,
  input: InputOf<typeof contract.spin>,
): Promise<Serialised<PlayedRound>> {
  const wager = readWager(game, input, await context.playRules());
  const wish = {
    user: session.player,
    token: session.token,
    gameCode: session.game,
    roundKey: input.round_key,
    amount: input.stake,
    minRoundMs: wager.minRoundMs,
    choice: wager.choiceText,
    freeGrant: input.free_grant ?? null,
  };
  const result = await context.instant.play(wish).catch(async (error: unknown) => {
    if (!(error instanceof NoSeedYet)) throw error;
    await makeSureOfSeed(context, session.player);
    return context.instant.play(wish);
  });
  if (result.status === "RS_OK") return serialise(result.round);
  if (result.status === "conflict") throw new DomainError("common.idempotency_conflict");
  throw refusalOf(result);
}

function refusalOf({ status, bonusStakeMax, freeRefusal }: RefusedRound): DomainError {
  if (freeRefusal !== undefined) return new DomainError("free_rounds.over");
  if (bonusStakeMax === undefined) return new DomainError(errorOf(status));
  const params = { max: formatWire(bonusStakeMax) };
  return new DomainError("wallet.bonus_stake_too_high", { params });
}

/** The record is JSON already, and most of the answer: it is not written a second time. */
function serialise(round: InstantRound): Serialised<PlayedRound> {
  const paid = add(round.stake.cash, round.stake.bonus);
  const win = add(round.win.cash, round.win.bonus);
  return recordOf(round).after({
    round_id: round.id,
    round_key: round.roundKey,
    stake: formatWire(add(paid, round.freeStake)),
    win: formatWire(win),
    net: formatWire(subtract(win, paid)),
    balance: formatWire(round.balanceAfter),
    played_at: toWireInstant(instantOfUuid7(round.id)),
  });
}

export function presentInstant(round: InstantRound): PlayedRound {
  return serialise(round).data;
}
