/**
 * A spin that wins nothing is over within the shortest round that a market asks for, and turbo
 * takes a third off it, in every slot; where a market's rounds are longer than that, turbo gains
 * nothing, and is not offered.
 */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { InstantGame } from "@tucano/game-math/engine.ts";
import { slots } from "@tucano/game-math/grid-slots/index.ts";
import { screenOf } from "@tucano/game-math/grid-slots/kinds.ts";
import type { GridScreen } from "@tucano/game-math/grid-slots/screens.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import { Texture } from "pixi.js";
import { expect, test } from "vitest";
import { playBook } from "../../round/sequence.ts";
import { isTurboFelt, QUICKEST_MS, SLOWEST_MS, TURBO_SPEED } from "../../round/turbo.ts";
import type { Atlas } from "../../scene/atlas.ts";
import { createMotion } from "../../scene/motion.ts";
import type { StageTools } from "../../shell/stage.ts";
import { Column } from "../column.ts";
import type { GridScene } from "../grid-scene.ts";
import type { GridGame } from "../theme.ts";
import type { SayGrid } from "../texts.ts";
import { TopReel } from "../ways/top-reel.ts";
import { createGridShow } from "./show.ts";

const FRAME_MS = 10;
const nothing = (): void => {};
const done = (): Promise<void> => Promise.resolve();

type Movement = GridGame["theme"]["movement"];

/** What a round takes on columns that really turn, by the clock of the stage. */
async function timeOf(
  book: readonly RoundEvent[],
  { screen, movement, speed }: { screen: GridScreen; movement: Movement; speed: number },
): Promise<number> {
  const motion = createMotion(false);
  motion.speed = speed;
  const passing = screen.symbols.map(({ id }) => id);
  const look = { sharp: Texture.EMPTY, blurred: Texture.EMPTY };
  const atlas = { symbol: () => look } as unknown as Atlas;
  const { rowsMax, topReel: over } = screen;
  const columns = Array.from({ length: screen.reels }, (_, reel) => {
    const hasTop = over?.includes(reel) === true;
    const column = new Column({ atlas, motion, rowsMax, passing, hasTop });
    column.show(passing.slice(0, screen.rowsMax));
    return column;
  });
  const topReel =
    over === undefined ? null : new TopReel({ columns, reels: over, motion, glow: 0 });
  const scene = {
    columns,
    topReel,
    wins: { clear: nothing },
    marks: { clear: nothing },
    show: (next: readonly (readonly string[])[]) => {
      for (const [index, column] of columns.entries()) column.show(next[index] ?? []);
    },
    useFeature: done,
  } as unknown as GridScene;
  const tools = {
    motion,
    sound: { play: nothing },
    hud: { setFree: nothing, setMultiplier: nothing },
    translate: String,
    showWin: nothing,
    say: nothing,
  } as unknown as StageTools;
  const game = { screen, awaited: null, theme: { movement } } as unknown as GridGame;
  const say = String as unknown as SayGrid;
  const overlays = { ladder: null, fortune: null, emblem: null };
  const stage = { tools, game, scene: () => scene, say, units: () => 1 };
  const show = createGridShow({ ...stage, ...overlays });
  let isOver = false;
  const round = playBook(book, { ...show.players, finalWin: done }).then(() => (isOver = true));
  let passedMs = 0;
  while (!isOver) {
    motion.tick(FRAME_MS);
    for (const column of columns) column.step(FRAME_MS);
    passedMs += FRAME_MS;
    // What awaited a movement goes on between two frames.
    await new Promise(setImmediate);
  }
  await round;
  return passedMs;
}

function losses(game: InstantGame, count: number): RoundEvent[][] {
  const serverSeed = new Uint8Array(32).fill(9);
  const found: RoundEvent[][] = [];
  for (let nonce = 0; found.length < count; nonce += 1) {
    const draws = createDraws({ serverSeed, clientSeed: "workbench", nonce });
    const { book } = game.play(game.readChoice(undefined), draws);
    if (book.length === 2 && book[1]?.type === "finalWin" && book[1].winHundredths === 0) {
      found.push(book);
    }
  }
  return found;
}

const movements: readonly Movement[] = ["reels", "drop"];
const cases = slots.flatMap((slot) =>
  movements.map((movement) => [slot.game.facts.code, movement, slot] as const),
);

test.each(cases)("%s, %s: a third faster with turbo, and never slow", async (_, movement, slot) => {
  const screen = screenOf(slot);
  for (const book of losses(slot.game, 1)) {
    const ordinary = await timeOf(book, { screen, movement, speed: 1 });
    const turbo = await timeOf(book, { screen, movement, speed: TURBO_SPEED });
    expect(ordinary).toBeGreaterThanOrEqual(QUICKEST_MS);
    expect(ordinary).toBeLessThanOrEqual(SLOWEST_MS);
    expect(turbo / ordinary).toBeLessThanOrEqual(2 / 3);
  }
});

test.each([
  [0, true],
  [(QUICKEST_MS * 2) / 3, true],
  [2_500, false],
])("where a round takes %d ms at least, turbo is offered: %s", (minRoundMs, isOffered) => {
  expect(isTurboFelt(minRoundMs)).toBe(isOffered);
});
