/** Columns that set off, stop or fall in, and the wins on what they show. */
import type { Cell, EventOf, LineWin } from "@tucano/contract/events/round-events.ts";
import { keyOf, middleOf, uniqueCells } from "../board.ts";
import type { Columns } from "../grid-scene.ts";
import { waysOf } from "../ways/ways-count.ts";
import { isAwaited, levelOf } from "./anticipation.ts";
import { landGiant, splitReels } from "./giants.ts";
import type { Context } from "./show-context.ts";

const STAGGER_MS = 130;
const TURN_MIN_MS = 480;
const EXPECT_MS = 1000;
const WINS_ONE_BY_ONE = 5;
const DIMMED = 0.35;

export function startColumns(context: Context): void {
  const { game, tools, memory } = context;
  const { motion, sound } = tools;
  splitReels(context);
  const { columns } = context.scene();
  const pace = 1 / motion.speed;
  const isDrop = game.theme.movement === "drop";
  for (const [index, column] of columns.entries()) {
    if (memory.standing.has(index)) continue;
    if (isDrop) void column.fallOut(index * 30 * pace);
    else column.start(index * 45 * pace);
  }
  void context.scene().topReel?.leave();
  sound.play(isDrop ? "whoosh" : "spin");
  memory.isTurning = true;
}

export async function landColumns(
  context: Context,
  columns: Columns,
  { isQuiet }: { isQuiet: boolean },
): Promise<void> {
  const { game, memory, tools } = context;
  if (!memory.isTurning) {
    startColumns(context);
    await tools.motion.wait(game.theme.movement === "drop" ? 420 : TURN_MIN_MS);
  }
  memory.columns = columns;
  await (game.theme.movement === "drop"
    ? dropColumns(context, columns, isQuiet)
    : stopColumns(context, columns, isQuiet));
  memory.isTurning = false;
  // The server's window has the last word, whatever was skipped on the way.
  context.scene().show(columns);
}

async function dropColumns(context: Context, columns: Columns, isQuiet: boolean): Promise<void> {
  const { sound, motion } = context.tools;
  const falls: Promise<void>[] = [];
  for (const [index, column] of context.scene().columns.entries()) {
    if (!isQuiet) await awaitColumn(context, columns, index, falls);
    const fall = column.fallIn(columns[index] ?? []);
    falls.push(isQuiet ? fall : fall.then(() => sound.play("stop", index)));
    countWays(context, columns.slice(0, index + 1));
    await motion.wait(STAGGER_MS * 0.5);
  }
  await Promise.all([...falls, enterTop(context)]);
  endWaiting(context);
}

/** With the last reel: before that, columns do not have what it shows. */
async function enterTop({ scene, tools }: Context): Promise<void> {
  const { topReel } = scene();
  if (topReel === null || topReel === undefined) return;
  tools.sound.play("whoosh");
  await topReel.enter();
  tools.sound.play("stop", 2);
}

/** Reel by reel, where there is something to count. */
function countWays({ scene }: Context, columns: Columns): void {
  void scene().ways?.count(waysOf(columns.map(({ length }) => length)));
}

async function stopColumns(context: Context, columns: Columns, isQuiet: boolean): Promise<void> {
  const { motion, sound } = context.tools;
  const { awaited } = context.game;
  const { joined } = context.memory;
  const isFast = motion.speed > 1 || isQuiet;
  const landings: Promise<void>[] = [];
  for (const [index, column] of context.scene().columns.entries()) {
    const symbols = columns[index] ?? [];
    if (context.memory.standing.has(index)) continue;
    if (!isQuiet) await awaitColumn(context, columns, index, landings);
    if (joined.includes(index)) {
      if (index === joined[0]) landings.push(landGiant(context, columns, { isFast, isQuiet }));
      await motion.wait(STAGGER_MS);
      continue;
    }
    const landing = column.land(symbols, isFast);
    const found = symbols.filter((id) => id === awaited?.symbol).length;
    landings.push(
      landing.then(() => {
        if (!isQuiet) sound.play(found > 0 ? "scatter" : "stop", index);
      }),
    );
    if (context.memory.isAwaiting) await landing;
    await motion.wait(STAGGER_MS);
  }
  await Promise.all(landings);
  endWaiting(context);
}

/** Lights the next reel, when it may decide: what could start the bonus stands out of the rest. */
async function awaitColumn(
  context: Context,
  columns: Columns,
  reel: number,
  landings: readonly Promise<void>[],
): Promise<void> {
  const { tools, game, memory } = context;
  const { motion, sound, cues } = tools;
  if (motion.isReduced || !isAwaited(columns, reel, game.awaited)) return endWaiting(context);
  await Promise.all(landings);
  const scene = context.scene();
  memory.isAwaiting = true;
  for (const [index, column] of scene.columns.slice(0, reel).entries()) {
    for (const [row, id] of (columns[index] ?? []).entries()) {
      column.setDim(row, id === game.awaited?.symbol ? 1 : DIMMED);
    }
  }
  scene.expect(reel);
  cues.tell({ type: "anticipation", level: levelOf(columns, reel, game.awaited) });
  sound.play("expect", reel);
  await motion.wait(EXPECT_MS);
}

function endWaiting(context: Context): void {
  const { memory, tools } = context;
  if (!memory.isAwaiting) return;
  const scene = context.scene();
  memory.isAwaiting = false;
  scene.expect(null);
  for (const column of scene.columns) {
    for (let row = 0; row < column.rows; row += 1) column.setDim(row, 1);
  }
  tools.cues.tell({ type: "anticipation.ended" });
}

type Wins = EventOf<"gridWins">;
type Win = Wins["wins"][number];

export async function playWins(context: Context, event: Wins): Promise<void> {
  const { tools, units } = context;
  const { motion, sound } = tools;
  const cells = uniqueCells(event.wins.flatMap((win) => win.cells));
  const isGain = event.totalHundredths > units() * 100;
  const scene = context.scene();
  scene.wins.lift(cells, isGain);
  if (isGain) {
    sound.fanfare(Math.max(3, Math.min(8, 2 + Math.floor(event.winHundredths / 200))), "win");
    for (const cell of cells.slice(0, 20)) scene.burst(cell, 4);
  }
  await (event.wins[0]?.kind === "line" ? tellLines : tellTogether)(context, event, isGain);
  tools.showWin(event.totalHundredths);
  const amount = tools.money(event.winHundredths);
  tools.say(tools.translate(isGain ? "totalWin" : "returned", { amount }));
  await motion.wait(220);
}

/** Clusters and ways do not hide each other: all of them at once, each with its amount. */
async function tellTogether(context: Context, event: Wins, isGain: boolean): Promise<void> {
  const { tools } = context;
  const scene = context.scene();
  const taken = new Set<string>();
  const best = event.wins.toSorted((one, other) => other.winHundredths - one.winHundredths);
  tools.say(
    best
      .slice(0, 1)
      .map((win) => wordsOf(context, win))
      .join(""),
  );
  tools.showWin(event.totalHundredths);
  const amounts = best.slice(0, 6).map((win) => {
    const free = win.cells.filter((cell) => !taken.has(keyOf(cell)));
    const at: Cell = middleOf(free.length > 0 ? free : win.cells);
    for (const cell of aroundOf(at)) taken.add(keyOf(cell));
    return scene.marks.float(at, amountOf(context, win), isGain ? "value" : "quiet");
  });
  await Promise.all(amounts);
}

function aroundOf({ reel, row }: Cell): Cell[] {
  return [-1, 0, 1].map((step) => ({ reel: reel + step, row }));
}

async function tellLines(context: Context, event: Wins, isGain: boolean): Promise<void> {
  const { tools, game } = context;
  const pause = event.wins.length > 3 ? 300 : 520;
  tools.showWin(event.totalHundredths);
  for (const win of event.wins.slice(0, WINS_ONE_BY_ONE)) {
    const scene = context.scene();
    scene.wins.lift(win.cells, isGain);
    tools.say(wordsOf(context, win));
    const line = win.line ?? -1;
    const rows = game.screen.lines[line];
    if (rows !== undefined) await scene.showLine({ line, from: edgeOf(win.cells) }, rows);
    const at = win.cells[Math.floor(win.cells.length / 2)] ?? { reel: 0, row: 0 };
    const style = isGain ? "value" : "quiet";
    await Promise.all([
      tools.motion.wait(pause),
      scene.marks.float(at, amountOf(context, win), style),
    ]);
  }
  const scene = context.scene();
  scene.wins.clear();
  const all = uniqueCells(event.wins.flatMap(({ cells }) => cells));
  scene.wins.lift(all, isGain);
}

/** A run's cells are in the order in which it is counted: from the right, where a game pays so. */
function edgeOf(cells: readonly Cell[]): LineWin["from"] {
  return (cells[0]?.reel ?? 0) > (cells.at(-1)?.reel ?? 0) ? "right" : "left";
}

function amountOf({ tools }: Context, { winHundredths }: Win): string {
  return tools.money(winHundredths).replaceAll("\u{a0}", " ");
}

function wordsOf({ tools, say }: Context, win: Win): string {
  const { count, ways, line } = win;
  const amount = tools.money(win.winHundredths);
  if (win.kind === "line") return tools.translate("lineWin", { line: (line ?? 0) + 1, amount });
  if (win.kind === "ways") return say("waysWin", { ways, amount });
  if (win.kind === "cluster") return say("clusterWin", { count, amount });
  if (win.kind === "expanded") return say("expandedWin", { count, amount });
  return say(win.kind === "scatter" ? "scatterPays" : "anywhereWin", { count, amount });
}
