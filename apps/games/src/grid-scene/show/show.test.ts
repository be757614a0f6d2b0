import type { Cell, RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { InstantGame } from "@tucano/game-math/engine.ts";
import { slots } from "@tucano/game-math/grid-slots/index.ts";
import { screenOf } from "@tucano/game-math/grid-slots/kinds.ts";
import type { GridScreen } from "@tucano/game-math/grid-slots/screens.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import { describe, expect, test } from "vitest";
import { playBook } from "../../round/sequence.ts";
import type { StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { keyOf } from "../board.ts";
import type { GridScene } from "../grid-scene.ts";
import { createGridShow } from "./show.ts";
import { gridTexts } from "../texts.ts";
import type { GridGame } from "../theme.ts";

const done = (): Promise<void> => Promise.resolve();

/** A column without pictures: it shows what it was told to, at once. */
function plainColumn(rows: number) {
  let shown = Array.from({ length: rows }, () => "");
  const take = (symbols: readonly string[]): Promise<void> => {
    shown = [...symbols];
    return done();
  };
  return {
    get rows() {
      return shown.length;
    },
    symbolAt: (row: number) => shown[row] ?? "",
    show: (symbols: readonly string[]) => void take(symbols),
    setSymbol: (row: number, symbol: string) => void (shown[row] = symbol),
    setDim: () => {},
    start: () => {},
    fallOut: done,
    land: take,
    fallIn: take,
    vanish: done,
    collapse: (_: readonly number[], symbols: readonly string[]) => take(symbols),
    turnCell: (row: number, symbol: string) => {
      shown[row] = symbol;
      return done();
    },
    hop: done,
    shown: () => shown,
  };
}

/** The shell and the scene as far as a show needs them, and what they were told. */
function stageOf(code: string, screen: GridScreen) {
  const told = { win: null as number | null, free: null as string | null, fanfares: 0 };
  const marks = new Map<string, string>();
  const columns = Array.from({ length: screen.reels }, () => plainColumn(screen.rowsMax));
  const scene = {
    columns,
    atlas: { symbol: () => ({ sharp: null }) },
    wins: { clear: () => {}, lift: () => {} },
    marks: {
      put: (cell: Cell, kind: string) => void marks.set(keyOf(cell), kind),
      remove: (cell: Cell) => void marks.delete(keyOf(cell)),
      clear: () => marks.clear(),
      float: done,
    },
    show: (next: readonly (readonly string[])[]) => {
      for (const [index, column] of columns.entries()) column.show(next[index] ?? []);
    },
    burst: () => {},
    flash: done,
    join: () => {},
    landGiant: done,
    expect: () => {},
    showLine: done,
    useFeature: done,
  } as unknown as GridScene;
  const tools = {
    motion: { isReduced: false, speed: 1, move: done, wait: done, resume: () => {} },
    sound: {
      play: () => {},
      fanfare: (_: number, name: string) => {
        if (name === "win" || name === "big") told.fanfares += 1;
      },
    },
    hud: { setFree: (text: string | null) => void (told.free = text), setMultiplier: () => {} },
    translate: (key: string) => key,
    money: String,
    showWin: (hundredths: number | null) => void (told.win = hundredths),
    say: () => {},
    announce: () => {},
    celebrate: done,
    proclaim: done,
    cues: { tell: () => {} },
    enterBonus: async (_bonus: string, _words: object, changeBoard: () => void) => changeBoard(),
    leaveBonus: async (_left: object, changeBoard: () => void) => changeBoard(),
  } as unknown as StageTools;
  const movement = code === "cascata-do-ouro" ? "drop" : "reels";
  const scatter = screen.symbols.find(({ role }) => role === "scatter");
  const awaited = scatter === undefined ? null : { symbol: scatter.id, least: 3 };
  const game = { screen, awaited, theme: { movement } } as unknown as GridGame;
  const say = wordsFor(gridTexts, "en");
  const units = code === "boteco-777" ? 5 : 1;
  const show = createGridShow({
    tools,
    game,
    scene: () => scene,
    ladder: null,
    fortune: null,
    emblem: null,
    say,
    units: () => units,
  });
  return { show, told, marks, columns, units };
}

function bookOf(game: InstantGame, nonce: number): RoundEvent[] {
  const serverSeed = new Uint8Array(32).fill(9);
  const draws = createDraws({ serverSeed, clientSeed: "workbench", nonce });
  return game.play(game.readChoice(undefined), draws).book;
}

/** The shell tells the end by itself. */
const ended = { finalWin: done };

/** Rounds with the features of each game among them. */
const nonces = [0, 1, 2, 3, 4, 5, 16, 19, 20, 21, 23, 40, 43, 87, 105, 109, 407, 624];

/** What the board shows once all has been told. */
function lastColumns(book: readonly RoundEvent[]): readonly (readonly string[])[] | null {
  let columns: readonly (readonly string[])[] | null = null;
  for (const event of book) {
    if (event.type === "reveal") columns = event.window;
    if ("columns" in event) columns = event.columns;
    if (event.type !== "wildExpand" || columns === null) continue;
    columns = columns.map((column, reel) =>
      event.reels.includes(reel) ? column.map(() => "wild") : column,
    );
  }
  return columns;
}

describe("telling rounds of slots on grids", () => {
  test.each(slots.map((slot) => [slot.game.facts.code, slot] as const))(
    "%s: after each round the screen, the win and the badges are the book's",
    async (code, slot) => {
      const { game } = slot;
      const screen = screenOf(slot);
      const { show, told, marks, columns, units } = stageOf(code, screen);
      for (const nonce of nonces) {
        const book = bookOf(game, nonce);
        told.fanfares = 0;
        show.startRound();
        await playBook(book, { ...show.players, ...ended });
        expect(columns.map((column) => column.shown())).toEqual(lastColumns(book));
        const end = book.at(-1);
        const won = end?.type === "finalWin" ? end.winHundredths : -1;
        const isCut = book.some(({ type }) => type === "winCap");
        if (!isCut) expect(told.win ?? 0).toBe(won);
        expect(told.free).toBeNull();
        const left = [...marks.values()].filter((kind) => kind !== "spot");
        expect(left).toEqual([]);
        // A round that returns no more than its stake is told without fanfares.
        if (won <= units * 100) expect(told.fanfares).toBe(0);
      }
    },
  );
});
