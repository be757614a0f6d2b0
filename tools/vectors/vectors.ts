/** Three rounds of each game under one seed pair: the results that any verifier must reach. */
import { createHash } from "node:crypto";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { fingerprintOf } from "@tucano/game-math/canonical-json.ts";
import type { HouseGame, SteppedGame } from "@tucano/game-math/engine.ts";
import { playOf } from "@tucano/game-math/games/forms.ts";
import { houseGames } from "@tucano/game-math/games/house-games.ts";
import type { PublishedRound } from "@tucano/game-math/games/play.ts";
import { commitmentOf, createDraws } from "@tucano/game-math/provably-fair.ts";
import { type SharedGame, sharedGames } from "@tucano/game-math/shared/index.ts";
import { outcomeText } from "./outcome-text.ts";

export const serverSeed = createHash("sha256").update("tucano").digest();
const clientSeed = "vector";
const NONCE_MAX = 100_000;

/** A proof, and the row of its page, which the file does not have. */
export interface Vector {
  readonly game: string;
  readonly definition_version: number;
  readonly row: Row;
}

interface Row {
  readonly nonce: number;
  readonly choice: unknown;
  readonly actions: readonly unknown[] | undefined;
  readonly told: string;
  readonly win: number | string;
  readonly book: string;
}

export function vectors(): Vector[] {
  return [
    ...houseGames.offered.flatMap(({ game }) =>
      playOf(game.facts.code).rounds.map((one, index) => vectorOf(game, one, index)),
    ),
    ...sharedGames.flatMap((game) =>
      playOf(game.facts.code).rounds.map(({ choice }, index) =>
        tableVectorOf(game, choice, index + 1),
      ),
    ),
  ];
}

const drawsOf = (nonce: number) => createDraws({ serverSeed, clientSeed, nonce });

/** The row is for the page alone: JSON leaves it out. */
type Proof = Omit<Vector, "row"> & Readonly<Record<string, unknown>>;

function vectorWith(proof: Proof, row: Row): Vector {
  return Object.defineProperty({ ...proof, row }, "row", { enumerable: false });
}

function seedsOf(game: { readonly facts: { readonly code: string; readonly version: number } }) {
  return {
    game: game.facts.code,
    definition_version: game.facts.version,
    commitment: commitmentOf(serverSeed),
    server_seed: serverSeed.toString("hex"),
    client_seed: clientSeed,
  };
}

/** What is looked for is looked for behind the rounds before it. */
function vectorOf(game: HouseGame, one: PublishedRound, index: number): Vector {
  for (let nonce = one.find === undefined ? 0 : index; nonce < NONCE_MAX; nonce += 1) {
    const { book, actions } = play(game, one, nonce);
    if (one.find !== undefined && !one.find(book)) continue;
    const last = book.at(-1);
    if (last?.type !== "finalWin") throw new RangeError("A book ends with what was won.");
    const { choice } = one;
    const print = fingerprintOf(book);
    const asked = { nonce, ...(choice === undefined ? {} : { choice }), actions };
    return vectorWith(
      { ...seedsOf(game), ...asked, win_hundredths: last.winHundredths, book },
      {
        nonce,
        choice,
        actions: game.shape === "steps" ? actions : undefined,
        told: outcomeText(book),
        win: last.winHundredths,
        book: print,
      },
    );
  }
  throw new RangeError(`${game.facts.code}: no round is as the vector wants it.`);
}

function play(game: HouseGame, one: PublishedRound, nonce: number) {
  const draws = drawsOf(nonce);
  const choice = game.readChoice(one.choice);
  if (choice === null) throw new RangeError(`${game.facts.code} does not offer this.`);
  if (game.shape === "instant") return { book: game.play(choice, draws).book, actions: [] };
  const actions: unknown[] = [];
  let state = game.begin(choice, draws);
  while (!game.isOver(state)) {
    const next = firstAllowed(game, state, one.actions ?? []);
    state = game.act(state, next.action, draws);
    actions.push(next.wish);
  }
  return { book: game.eventsOf(state), actions };
}

/** The first of the wished actions that may be taken now. */
function firstAllowed(game: SteppedGame, state: unknown, wishes: readonly unknown[]) {
  for (const wish of wishes) {
    const action = game.readAction(wish);
    if (action !== null && game.costOf(state, action) !== null) return { action, wish };
  }
  throw new RangeError(`${game.facts.code}: none of the vector's actions is allowed.`);
}

function tableVectorOf(game: SharedGame, choice: unknown, nonce: number): Vector {
  const result = game.draw({ serverSeed, clientSeed, nonce });
  const bet = game.readBet(choice);
  if (bet === null) throw new RangeError(`${game.facts.code} does not take this bet.`);
  const print = fingerprintOf(result);
  const win = game.winHundredthsOf(bet, result);
  const proof = {
    ...seedsOf(game),
    status: "settled",
    nonce,
    result,
    bet: { choice, cashed_hundredths: null, win_hundredths: win },
  };
  const told = outcomeText([{ type: "result", ...(result as object) }] as unknown as RoundEvent[]);
  return vectorWith(proof, { nonce, choice, actions: undefined, told, win, book: print });
}
