/**
 * The event types of the first slots. Each means the same as an event of the grids and is shown as
 * that; only a wild that fills its reel has no counterpart there.
 */
import type { LineSlotEvent, RoundEventType } from "@tucano/contract/events/round-events.ts";
import type { PlayersOf } from "../../round/sequence.ts";
import type { Context, GridEventType } from "./show-context.ts";

/** `winCap` and `finalWin` are everybody's. */
export type FirstEventType = Exclude<LineSlotEvent["type"] & RoundEventType, "winCap" | "finalWin">;

export function firstPlayers(
  context: Context,
  grid: PlayersOf<GridEventType>,
): PlayersOf<FirstEventType> {
  return {
    reveal: ({ window, ...event }) => {
      const rows = window.map((column) => column.length);
      return grid.gridReveal({ ...event, type: "gridReveal", columns: window, rows });
    },
    wildExpand: ({ reels }) => fillReels(context, reels),
    lineWins: (event) => {
      const wins = event.wins.map((win) => ({ ...win, kind: "line" as const, ways: 1 }));
      return grid.gridWins({ ...event, type: "gridWins", step: 0, wins });
    },
    scatterTrigger: ({ totalHundredths, ...event }) => {
      context.tools.showWin(totalHundredths);
      const symbol = context.game.screen.symbols.find(({ role }) => role === "scatter")?.id ?? "";
      return grid.gridTrigger({ ...event, type: "gridTrigger", feature: "freeSpins", symbol });
    },
    freeSpinsStart: (event) =>
      grid.gridFeatureStart({
        ...event,
        type: "gridFeatureStart",
        feature: "freeSpins",
        bought: false,
      }),
    freeSpin: (event) => grid.gridSpin({ ...event, type: "gridSpin" }),
    multiplier: (event) => grid.gridMultiplier({ ...event, type: "gridMultiplier" }),
    freeSpinsEnd: (event) =>
      grid.gridFeatureEnd({ ...event, type: "gridFeatureEnd", feature: "freeSpins" }),
  };
}

/** Each by its first wild from the top. */
async function fillReels(context: Context, reels: readonly number[]): Promise<void> {
  const { memory, tools, game } = context;
  const scene = context.scene();
  const isWild = (id: string): boolean =>
    game.screen.symbols.some((symbol) => symbol.id === id && symbol.role === "wild");
  const filled = (memory.columns ?? []).map((column, reel) => {
    const wild = reels.includes(reel) ? column.find(isWild) : undefined;
    return wild === undefined ? column : column.map(() => wild);
  });
  memory.columns = filled;
  tools.sound.play("wild");
  scene.show(filled);
  const flashes = reels.map((reel) => {
    for (const row of (filled[reel] ?? []).keys()) scene.burst({ reel, row }, 5);
    return scene.flash(reel);
  });
  await Promise.all(flashes);
  await tools.motion.wait(320);
}
