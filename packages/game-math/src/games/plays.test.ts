// Protects: what a game's `play.ts` does in a round brings every round to its end, whatever is
// drawn; else a test that plays by it fails now and then.
import { expect, test } from "vitest";
import type { SteppedGame } from "../engine.ts";
import { createDraws } from "../provably-fair.ts";
import { playOf } from "./forms.ts";
import { currentCodes, findGame } from "./house-games.ts";
import type { PublishedRound } from "./play.ts";

const ROUNDS = 1_000;
const seed = { serverSeed: new Uint8Array(32), clientSeed: "any" };

const stepped = currentCodes.flatMap((code) => {
  const game = findGame(code);
  return game?.shape === "steps" ? [[code, game] as const] : [];
});

function ends(game: SteppedGame, { choice, actions = [] }: PublishedRound, nonce: number): boolean {
  const draws = createDraws({ ...seed, nonce });
  const wishes = actions.map((wish) => game.readAction(wish));
  let state = game.begin(game.readChoice(choice), draws);
  while (!game.isOver(state)) {
    const at = state;
    const next = wishes.find((action) => action !== null && game.costOf(at, action) !== null);
    if (next === undefined) return false;
    state = game.act(state, next, draws);
  }
  return true;
}

test.each(stepped)("%s: each of its rounds ends", (code, game) => {
  for (const plan of playOf(code).rounds) {
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      if (!ends(game, plan, nonce)) expect.fail(`${JSON.stringify(plan)} of nonce ${nonce}`);
    }
  }
});
