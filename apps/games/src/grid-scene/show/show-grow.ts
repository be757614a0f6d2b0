/** Wilds that grow where they stand, and are still there when the next free spin begins. */
import type { Cell, EventOf } from "@tucano/contract/events/round-events.ts";
import type { PlayersOf } from "../../round/sequence.ts";
import type { Columns } from "../grid-scene.ts";
import type { GridGame } from "../theme.ts";
import type { Context } from "./show-context.ts";

export function growPlayers(context: Context): PlayersOf<"gridGrow"> {
  return { gridGrow: (event) => growWilds(context, event) };
}

/** All at once: each becomes what it is from now on, and says it. */
async function growWilds(context: Context, { cells }: EventOf<"gridGrow">): Promise<void> {
  const { tools, say, game, memory } = context;
  const timesOf = (id: string): number =>
    game.screen.symbols.find((symbol) => symbol.id === id)?.multiplier ?? 1;
  const scene = context.scene();
  const most = Math.max(...cells.map(({ symbol }) => timesOf(symbol)));
  scene.wins.clear();
  tools.sound.play("multiplier", Math.min(7, most));
  tools.say(say("grows", { multiplier: `\u{d7}${most}` }));
  memory.columns = grown(memory.columns ?? [], cells);
  await Promise.all(
    cells.map(async (cell) => {
      scene.columns[cell.reel]?.setSymbol(cell.row, cell.symbol);
      scene.burst(cell, 12);
      await Promise.all([
        scene.columns[cell.reel]?.hop(cell.row),
        scene.marks.float(cell, `\u{d7}${timesOf(cell.symbol)}`, "badge"),
      ]);
    }),
  );
}

function grown(columns: Columns, cells: EventOf<"gridGrow">["cells"]): Columns {
  return columns.map((column, reel) =>
    column.map((id, row) => {
      const cell = cells.find((each) => each.reel === reel && each.row === row);
      return cell?.symbol ?? id;
    }),
  );
}

/** Wilds of the last free spin that the next one begins with: they do not fall. */
export function standingWilds(
  { screen }: GridGame,
  before: Columns | null,
  { stage, spin, columns }: EventOf<"gridReveal">,
): readonly Cell[] {
  if (screen.pays !== "cluster" || stage === "base" || spin < 2) return [];
  const wilds = new Set(screen.symbols.filter(({ role }) => role === "wild").map(({ id }) => id));
  return columns.flatMap((column, reel) =>
    column.flatMap((id, row) =>
      wilds.has(id) && before?.[reel]?.[row] === id ? [{ reel, row }] : [],
    ),
  );
}
