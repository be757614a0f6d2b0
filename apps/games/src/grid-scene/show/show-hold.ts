/** Cells that are caught and kept while all others turn again: respins, and what they collect. */
import type { GridHeld } from "@tucano/contract/events/grid-slots.ts";
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { PlayersOf } from "../../round/sequence.ts";
import { keyOf } from "../board.ts";
import type { Context } from "./show-context.ts";

type HoldEvents = "gridHoldStart" | "gridHoldSpin" | "gridHoldEnd";

export function holdPlayers(context: Context): PlayersOf<HoldEvents> {
  return {
    gridHoldStart: (event) => openHold(context, event),
    gridHoldSpin: (event) => playRespin(context, event),
    gridHoldEnd: (event) => closeHold(context, event),
  };
}

/** Moons carry values and have a stage of their own; a respin without values stays where it is. */
function carriesValues(held: readonly GridHeld[]): boolean {
  return held.some(({ valueHundredths }) => valueHundredths > 0);
}

async function openHold(context: Context, event: EventOf<"gridHoldStart">): Promise<void> {
  const { tools, say, memory } = context;
  const scene = context.scene();
  const hasValues = carriesValues(event.held);
  tools.motion.resume();
  scene.wins.clear();
  memory.held.clear();
  if (hasValues) {
    memory.isFeature = true;
    const words = { title: say("holdTitle"), figure: String(event.respins), text: say("holdText") };
    await tools.enterBonus("hold", words, () => void context.scene().useFeature(true));
  } else {
    tools.sound.play("feature");
    tools.say(say("respin"));
    tools.announce(say("respin"));
  }
  dimOthers(context, event.held);
  await catchCells(context, event.held);
  tools.hud.setFree(say("respinsLeft", { count: event.respins }));
  await tools.motion.wait(260);
}

/** Dims what is not held. */
function dimOthers(context: Context, held: readonly GridHeld[]): void {
  const keys = new Set([...context.memory.held, ...held.map(keyOf)]);
  for (const [reel, column] of context.scene().columns.entries()) {
    for (let row = 0; row < column.rows; row += 1) {
      column.setDim(row, keys.has(keyOf({ reel, row })) ? 1 : 0.32);
    }
  }
}

async function catchCells(context: Context, cells: readonly GridHeld[]): Promise<void> {
  const { tools, memory } = context;
  for (const [index, cell] of cells.entries()) {
    const scene = context.scene();
    const column = scene.columns[cell.reel];
    memory.held.add(keyOf(cell));
    column?.setSymbol(cell.row, cell.symbol);
    column?.setDim(cell.row, 1);
    scene.marks.put(cell, "held", valueOf(context, cell));
    scene.burst(cell, 6);
    tools.sound.play("pick", Math.min(7, index));
    const hop = column?.hop(cell.row) ?? Promise.resolve();
    await Promise.all([hop, tools.motion.wait(cells.length > 6 ? 60 : 130)]);
  }
}

/** As money, never shortened: "R$ 2" for "R$ 2,00" would not be exact for every amount. */
function valueOf({ tools }: Context, { valueHundredths }: GridHeld): string | null {
  return valueHundredths > 0 ? tools.money(valueHundredths).replace(/^\D+/, "") : null;
}

async function playRespin(context: Context, event: EventOf<"gridHoldSpin">): Promise<void> {
  const { tools, memory, say } = context;
  const scene = context.scene();
  tools.motion.resume();
  tools.sound.play("spin");
  memory.columns = event.columns;
  const turns: Promise<void>[] = [];
  for (const [reel, column] of scene.columns.entries()) {
    for (let row = 0; row < column.rows; row += 1) {
      if (memory.held.has(keyOf({ reel, row }))) continue;
      const symbol = event.columns[reel]?.[row] ?? column.symbolAt(row);
      turns.push(column.turnCell(row, symbol, 520 + (reel * 3 + row) * 45));
    }
  }
  await Promise.all(turns);
  tools.sound.play("stop");
  dimOthers(context, []);
  await catchCells(context, event.landed);
  tools.hud.setFree(say("respinsLeft", { count: event.respins }));
  await tools.motion.wait(200);
}

async function closeHold(context: Context, event: EventOf<"gridHoldEnd">): Promise<void> {
  const { tools, say } = context;
  tools.motion.resume();
  if (!carriesValues(event.held)) {
    if (event.isFull) {
      tools.sound.fanfare(8, "multiplier");
      await tools.proclaim({ title: say("fullScreen"), figure: "×10", text: "" }, 1600);
    }
    return releaseCells(context);
  }
  await collect(context, event);
  const heading = say(event.isFull ? "fullScreen" : "collected");
  const left = { bonus: "hold", heading, hundredths: event.winHundredths } as const;
  await tools.leaveBonus(left, () => releaseCells(context));
}

/** Back to the board of the base game. */
function releaseCells(context: Context): void {
  const { tools, memory } = context;
  const scene = context.scene();
  tools.hud.setFree(null);
  memory.held.clear();
  scene.marks.clear();
  for (const column of scene.columns) {
    for (let row = 0; row < column.rows; row += 1) column.setDim(row, 1);
  }
  memory.isFeature = false;
  void scene.useFeature(false);
}

/** One value after the other joins the sum. */
async function collect(
  context: Context,
  { held, totalHundredths, winHundredths }: EventOf<"gridHoldEnd">,
) {
  const { tools } = context;
  let sum = totalHundredths - winHundredths;
  for (const [index, cell] of held.entries()) {
    sum += cell.valueHundredths;
    const scene = context.scene();
    scene.burst(cell, 4);
    tools.sound.play("count", Math.min(7, Math.floor(index / 2)));
    tools.showWin(sum);
    await (scene.columns[cell.reel]?.hop(cell.row) ?? Promise.resolve());
  }
  tools.showWin(totalHundredths);
}
