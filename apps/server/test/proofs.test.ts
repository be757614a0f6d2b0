// Protects: whoever has a round's proof and one file of Python comes to the same round without the
// house: every game with its features, every table with a bet on it, the wheels of prizes. A proof
// with anything changed in it is refused.
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { fairnessRound, SteppedRound } from "@tucano/contract/player/games/house-games.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { fairnessTableRound } from "@tucano/contract/player/games/shared-tables.ts";
import * as wheels from "@tucano/contract/player/rewards/wheels.ts";
import type { HouseGame } from "@tucano/game-math/engine.ts";
import { playOf } from "@tucano/game-math/games/forms.ts";
import { currentCodes, findGame } from "@tucano/game-math/games/house-games.ts";
import type { PublishedRound } from "@tucano/game-math/games/play.ts";
import { commitmentOf, createDraws } from "@tucano/game-math/provably-fair.ts";
import { type SharedGame, sharedGames } from "@tucano/game-math/shared/index.ts";
import * as rounds from "../src/house-games/test/bench.ts";
import { DomainError } from "../src/platform/errors.ts";
import { type Random, systemRandom } from "../src/platform/random.ts";
import * as tables from "../src/shared-rounds/test/bench.ts";
import { registerTestMember } from "../src/testing/people/people.ts";
import { startTestServer } from "../src/testing/server.ts";
import { byOne, verdictsOn } from "../src/testing/verifier.ts";

type RoundProof = DataOf<typeof fairnessRound>;
type TableProof = DataOf<typeof fairnessTableRound>;
type SpinProof = DataOf<typeof wheels.wheelProofs>["list"][number];

const SEEDS_TRIED = 3_000;
const features = new Set<RoundEvent["type"]>([
  "freeSpinsStart",
  "gridFeatureStart",
  "gridHoldStart",
  "gridLadderStart",
  "gridFortune",
  "gridRespin",
]);

let played: readonly RoundProof[];
let drawn: readonly TableProof[];
let spun: readonly SpinProof[];
beforeAll(async () => {
  played = await playEverything();
  drawn = await drawEverything();
  spun = await spinBoth();
}, 60_000);

/** The house's chance, with all of its secrets known here: what comes can be looked for. */
function openChance() {
  const seeds = new Map<string, Uint8Array>();
  const random: Random = {
    ...systemRandom,
    bytes: (count) => {
      const bytes = systemRandom.bytes(count);
      seeds.set(commitmentOf(bytes), bytes);
      return bytes;
    },
  };
  return { random, seeds };
}

function gameOf(code: string): HouseGame {
  const game = findGame(code);
  if (game === null) throw new RangeError(code);
  return game;
}

/** A client seed whose first round has a feature, where the game has one and it is looked for. */
function seedWithFeature(code: string, choice: unknown, serverSeed: Uint8Array): string {
  const game = gameOf(code);
  if (game.facts.type !== "slots" || game.shape !== "instant") return "plain";
  const chosen = game.readChoice(choice);
  for (let index = 0; index < SEEDS_TRIED; index += 1) {
    const clientSeed = `feature-${index}`;
    const { book } = game.play(chosen, createDraws({ serverSeed, clientSeed, nonce: 0 }));
    if (book.some(({ type }) => features.has(type))) return clientSeed;
  }
  return "plain";
}

async function playEverything(): Promise<RoundProof[]> {
  const { random, seeds } = openChance();
  const bench = await rounds.openBench({ random });
  const proofs: RoundProof[] = [];
  try {
    for (const code of currentCodes) {
      const { token } = await rounds.openDemo(bench.games, code);
      for (const [index, plan] of playOf(code).rounds.entries()) {
        const { choice } = plan;
        const { commitment } = await rounds.seedsOf(bench.games, token);
        const secret = seeds.get(commitment);
        if (secret === undefined) throw new Error("The house's seed is not known here.");
        const clientSeed = index % 2 === 0 ? `s${index}` : seedWithFeature(code, choice, secret);
        await bench.games.setClientSeed({ client_seed: clientSeed, commitment }, token);
        const roundId = await playOne(bench, code, { plan, token });
        await rounds.turnSeed(bench.games, token);
        proofs.push(await bench.games.fairnessRound(roundId));
      }
    }
  } finally {
    await bench.close();
  }
  return proofs;
}

async function playOne(
  { games }: rounds.Bench,
  code: string,
  { plan, token }: { plan: PublishedRound; token: string },
): Promise<string> {
  const { choice } = plan;
  const game = gameOf(code);
  const units = game.unitsOf(game.readChoice(choice));
  const wish = {
    stake: toCentavos(game.facts.defaultStakeCentavos * units),
    round_key: randomUUID(),
    ...(choice === undefined ? {} : { choice }),
  };
  if (game.shape === "instant") return (await games.spin(wish, token)).round_id;
  let round: SteppedRound = await games.beginRound(wish, token);
  while (round.status === "open") round = await stepOn(games, token, { plan, round });
  return round.round_id;
}

async function stepOn(
  games: rounds.Bench["games"],
  token: string,
  { plan, round }: { plan: PublishedRound; round: SteppedRound },
): Promise<SteppedRound> {
  // Whoever is luckier than the published round takes what there is.
  for (const action of [...(plan.actions ?? []), { kind: "cash_out" }]) {
    const wish = { round_id: round.round_id, step: round.step, action };
    const answer = await games.actInRound(wish, token).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === "house_games.action_not_allowed") {
        return null;
      }
      throw error;
    });
    if (answer !== null) return answer;
  }
  throw new Error(`No step is allowed, and the round is open: ${JSON.stringify(plan)}`);
}

async function drawEverything(): Promise<TableProof[]> {
  const bench = await tables.openBench(sharedGames);
  const proofs: TableProof[] = [];
  try {
    for (const game of sharedGames) {
      for (let index = 0; index < 2; index += 1) {
        proofs.push(await drawOne(bench, game, index));
        await goTo(bench, game, "betting");
      }
    }
  } finally {
    await bench.close();
  }
  return proofs;
}

async function drawOne(bench: tables.Bench, game: SharedGame, index: number): Promise<TableProof> {
  const { code, stakesCentavos } = game.facts;
  const open = await goTo(bench, game, "betting");
  // What is bet on a day's matches is of that day.
  expect(open.number).toBe(index + 1);
  const choice = playOf(code).rounds[index]?.choice;
  const unit = toCentavos(stakesCentavos[0] ?? 100);
  const bet = await tables.bet(bench.tables, bench.session(code), {
    roundId: open.id,
    unit,
    choice,
  });
  await goTo(bench, game, "settled");
  return bench.tables.fairnessTableRound(bet.id);
}

/** Goes on until the table is in this state; the clock moves with it. */
async function goTo(
  { tables: house, database, clock }: tables.Bench,
  game: SharedGame,
  to: string,
) {
  const { code } = game.facts;
  for (let step = 0; step < 60; step += 1) {
    const round = await tables.latestRound(database.db, code);
    if (round?.status === to) return round;
    const again = await house.advance(code);
    if ((await tables.latestRound(database.db, code))?.status !== to && again > clock.now()) {
      clock.set(again);
    }
  }
  throw new Error(`${code} never was ${to}.`);
}

async function spinBoth(): Promise<SpinProof[]> {
  const server = await startTestServer();
  try {
    const { token } = await registerTestMember(server);
    const seen = await server.call(wheels.checkDailyWheel, {}, { token });
    const { commitment, next_commitment } = seen.body.data.fairness;
    const choice = { client_seed: "mine", commitment };
    const claimed = await server.call(wheels.claimDailyWheel, choice, { token });
    expect(claimed.status).toBe(200);
    const turn = { wheel: "daily", client_seed: "another", next_commitment } as const;
    const turned = await server.call(wheels.rotateWheelSeed, turn, { token });
    expect(turned.status).toBe(200);
    const proofs = await server.call(wheels.wheelProofs, {}, { token });
    return (proofs.body.data as DataOf<typeof wheels.wheelProofs>).list;
  } finally {
    await server.close();
  }
}

type Proof = RoundProof | TableProof | SpinProof;

/** One thing changed; the proof is refused whatever it is. */
const forgeries: readonly (readonly [string, (proof: Proof) => object])[] = [
  ["the seed", (proof) => ({ server_seed: flip(proof.server_seed) })],
  ["the commitment", (proof) => ({ commitment: flip(proof.commitment) })],
  ["the game's numbers", forgedNumbers],
  ["the result", forgedResult],
];

function flip(hex: string | null): string {
  const text = hex ?? "";
  return `${text.startsWith("0") ? "1" : "0"}${text.slice(1)}`;
}

function forgedNumbers(proof: Proof): object {
  if (!("ticket" in proof)) return { definition: { ...proof.definition, forged: 1 } };
  return { prizes: proof.prizes.map((prize) => ({ ...prize, weight: prize.weight + 1 })) };
}

function forgedResult(proof: Proof): object {
  if ("ticket" in proof) return { ticket: (proof.ticket + 1) % proof.of };
  if ("chain" in proof) return { result: byOne(proof.result) };
  const win = (proof.win_hundredths ?? 0) + 1;
  const book = proof.book?.map((event) =>
    event.type === "finalWin" ? { ...event, winHundredths: win } : event,
  );
  return { win_hundredths: win, book };
}

test("every game, table and wheel is there, features too", () => {
  expect(new Set(played.map(({ game }) => game))).toEqual(new Set(currentCodes));
  expect(drawn.map(({ game }) => game)).toEqual(
    sharedGames.flatMap(({ facts }) => [facts.code, facts.code]),
  );
  expect(drawn.filter(({ bet }) => bet?.win_hundredths === null)).toEqual([]);
  expect(spun).toHaveLength(1);
  const withFeature = played.filter(({ book }) => book?.some(({ type }) => features.has(type)));
  const slots = currentCodes.filter((code) => gameOf(code).facts.type === "slots");
  const plain = slots.filter((code) => !withFeature.some(({ game }) => game === code));
  // Its reels are all that it has.
  expect(plain).toEqual(["boteco-777"]);
});

test("tools/verify.py recomputes every proof", (context) => {
  const proofs = [...played, ...drawn, ...spun];
  const verdicts = verdictsOn(proofs, context);
  expect(verdicts.lines.filter((line) => !line.startsWith("holds "))).toEqual([]);
  expect(verdicts).toMatchObject({ exitCode: 0, lines: { length: proofs.length } });
});

test.for(forgeries)("tools/verify.py refuses every proof with %s changed", ([, forge], context) => {
  const proofs = [...played, ...drawn, ...spun].map((proof) => ({ ...proof, ...forge(proof) }));
  const { exitCode, lines } = verdictsOn(proofs, context);
  expect(lines.filter((line) => !line.startsWith("DIFFERS "))).toEqual([]);
  expect(exitCode).toBe(1);
});
