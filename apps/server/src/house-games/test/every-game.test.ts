// Protects: every game is really played, with money that adds up and books that verify.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SteppedRound } from "@tucano/contract/player/games/house-games.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { playOf } from "@tucano/game-math/games/forms.ts";
import { currentCodes, findGame } from "@tucano/game-math/games/house-games.ts";
import type { PublishedRound } from "@tucano/game-math/games/play.ts";
import { verifyRound } from "@tucano/game-math/verify-round.ts";
import { DomainError } from "../../platform/errors.ts";
import { type Bench, launch, openBench, openDemo, turnSeed } from "./bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const code = (error: unknown) => (error instanceof DomainError ? error.code : String(error));

function gameOf(name: string) {
  const game = findGame(name);
  if (game === null) throw new Error(name);
  return game;
}

function stakeOf(name: string, choice: unknown): Centavos {
  const game = gameOf(name);
  const chosen = game.readChoice(choice);
  if (chosen === null) throw new Error(`${name} does not take ${JSON.stringify(choice)}`);
  return toCentavos(game.facts.defaultStakeCentavos * game.unitsOf(chosen));
}

const wishFor = (name: string, choice: unknown) => ({
  stake: stakeOf(name, choice),
  round_key: randomUUID(),
  ...(choice === undefined ? {} : { choice }),
});

/** Takes the first of its actions that is allowed, until the round is over. */
async function playOn(plan: PublishedRound, token: string, begun: SteppedRound) {
  let round = begun;
  while (round.status === "open") round = await takeAnyStep(plan, token, round);
  return round;
}

async function takeAnyStep({ actions = [] }: PublishedRound, token: string, round: SteppedRound) {
  for (const action of actions) {
    const wish = { round_id: round.round_id, step: round.step, action };
    const answer = await bench.games.actInRound(wish, token).catch(code);
    if (answer === "house_games.action_not_allowed") continue;
    if (typeof answer === "string") throw new Error(answer);
    expect(answer.book.slice(0, round.book.length)).toEqual(round.book);
    expect(await bench.games.actInRound(wish, token)).toEqual(answer);
    return answer;
  }
  throw new Error(`No step is allowed, and the round is open: ${JSON.stringify(actions)}`);
}

describe.each(currentCodes)("%s", (name) => {
  test("is played in demo, adds up, and verifies once its seed is known", async () => {
    const opened = await openDemo(bench.games, name);
    const { token } = opened;
    let balance = Number(opened.balance);
    const ids: string[] = [];
    for (const plan of playOf(name).rounds) {
      const wish = wishFor(name, plan.choice);
      const round =
        gameOf(name).shape === "steps"
          ? await playOn(plan, token, await bench.games.beginRound(wish, token))
          : await bench.games.spin(wish, token);
      balance += Number(round.net);
      expect(Number(round.balance)).toBeCloseTo(balance, 6);
      expect(round.book.at(-1)?.type).toBe("finalWin");
      ids.push(round.round_id);
    }
    const { revealed } = await turnSeed(bench.games, token);
    for (const id of ids) {
      const published = await bench.games.fairnessRound(id);
      const verification = verifyRound({
        game: published.game,
        definitionVersion: published.definition_version,
        commitment: published.commitment,
        serverSeed: revealed.server_seed,
        clientSeed: published.client_seed,
        nonce: published.nonce,
        choice: published.choice,
        actions: published.actions,
        book: published.book ?? [],
      });
      expect(verification).toMatchObject({ commitmentMatches: true, bookMatches: true });
      expect(verification?.winHundredths).toBe(published.win_hundredths);
    }
  });
});

const stepped = currentCodes.filter((name) => gameOf(name).shape === "steps");
const planOf = (name: string): PublishedRound => playOf(name).rounds[0] ?? {};

describe.each(stepped)("%s, of several steps", (name) => {
  test("waits for its player, over a restart too, and is played on for who stays away", async () => {
    const { choice } = planOf(name);
    const who = { game: name, user: `p_${name}` };
    const token = await launch(bench, who);
    let round = await bench.games.beginRound(wishFor(name, choice), token);
    // A deal may be the whole round: then there is nothing to wait for.
    for (let deal = 0; round.status !== "open" && deal < 50; deal += 1) {
      round = await bench.games.beginRound(wishFor(name, choice), token);
    }
    expect(round.status).toBe("open");
    const again = bench.restart();
    await again.recoverRounds(0);
    const opened = await again.openGame({ game: name }, token);
    expect(opened.open_round).toEqual(round);
    expect(opened.unfinished_round).toBeNull();
    expect(await turnSeed(again, token).catch(code)).toBe("house_games.round_unfinished");

    bench.clock.advance(25 * 3_600_000);
    await again.recoverRounds(0);
    const next = await launch(bench, who);
    const left = await again.openGame({ game: name }, next);
    expect(left.open_round).toBeNull();
    expect(left.unfinished_round?.round_id).toBe(round.round_id);
    expect(bench.wallet.moved.at(-1)?.step).toBe("win");
  });

  test("another action at a step that was taken is refused, and so is somebody else's", async () => {
    const { choice, actions = [] } = planOf(name);
    const token = await launch(bench, { game: name });
    const round = await bench.games.beginRound(wishFor(name, choice), token);
    const stranger = await launch(bench, { game: name });
    const wish = { round_id: round.round_id, step: 0, action: actions[0] };
    expect(await bench.games.actInRound(wish, stranger).catch(code)).toBe(
      "house_games.round_unknown",
    );
    const nonsense = { ...wish, step: round.step, action: { kind: "no such thing" } };
    expect(await bench.games.actInRound(nonsense, token).catch(code)).toBe(
      "house_games.action_not_allowed",
    );
    if (round.status === "settled") return;
    const after = await takeAnyStep(planOf(name), token, round);
    expect(after.step).toBe(1);
    expect(await bench.games.actInRound({ ...nonsense, step: 0 }, token).catch(code)).toBe(
      "common.idempotency_conflict",
    );
  });
});
