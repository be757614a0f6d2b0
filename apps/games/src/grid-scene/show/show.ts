/**
 * How every event of a slot on a grid is shown: one player for each event type. A new type in the
 * contract does not compile until it has a player here.
 */
import type { Cell, EventOf, RoundEventType } from "@tucano/contract/events/round-events.ts";
import type { PlayersOf } from "../../round/sequence.ts";
import { playersOf } from "../../shell/stage.ts";
import { keyOf } from "../board.ts";
import type { GridScene } from "../grid-scene.ts";
import type { Context, GridEventType, Memory, ShowOptions } from "./show-context.ts";
import { firstPlayers, type FirstEventType } from "./show-first.ts";
import { bookPlayers } from "./show-book.ts";
import { ladderPlayers } from "./show-ladder.ts";
import { fortunePlayers } from "./show-fortune.ts";
import { restoreGiant } from "./giants.ts";
import { giantPlayers } from "./show-giant.ts";
import { growPlayers, standingWilds } from "./show-grow.ts";
import { holdPlayers } from "./show-hold.ts";
import { orbPlayers } from "./show-orbs.ts";
import { landColumns, playWins, startColumns } from "./show-spin.ts";

interface GridShow {
  readonly players: Partial<PlayersOf<RoundEventType>>;
  startRound: () => void;
  cancelRound: () => Promise<void>;
  /** What to draw again when the scene had to be rebuilt. */
  restore: () => void;
}

export function createGridShow(options: ShowOptions): GridShow {
  const memory: Memory = {
    columns: null,
    isTurning: false,
    isFeature: false,
    isAwaiting: false,
    sticky: new Map(),
    held: new Set(),
    standing: new Set(),
    joined: [],
    spots: new Map(),
  };
  const context: Context = { ...options, memory };
  return {
    players: playersFor(context),
    startRound: () => beginRound(context),
    cancelRound: async () => {
      const columns = memory.columns ?? context.scene().columns.map(symbolsOf);
      await landColumns(context, columns, { isQuiet: true });
      options.tools.say("");
    },
    restore: () => restore(context),
  };
}

function symbolsOf(column: GridScene["columns"][number]): string[] {
  return Array.from({ length: column.rows }, (_, row) => column.symbolAt(row));
}

function beginRound(context: Context): void {
  const { memory, tools } = context;
  const scene = context.scene();
  memory.isFeature = false;
  memory.standing = new Set();
  context.emblem?.close();
  context.fortune?.close();
  memory.held.clear();
  clearMarks(context);
  scene.wins.clear();
  memory.columns ??= scene.columns.map(symbolsOf);
  tools.showWin(null);
  tools.hud.setFree(null);
  tools.hud.setMultiplier(null);
  tools.say(tools.translate("goodLuck"));
  void scene.useFeature(false);
  startColumns(context);
}

function clearMarks({ memory, scene }: Context): void {
  memory.sticky.clear();
  memory.spots.clear();
  scene().marks.clear();
}

function restore(context: Context): void {
  const { memory, scene } = context;
  if (memory.columns !== null) scene().show(memory.columns);
  restoreGiant(context);
  for (const cell of memory.sticky.values()) putSticky(scene(), cell);
  for (const spot of memory.spots.values()) putSpot(scene(), spot);
  void scene().useFeature(memory.isFeature);
}

/** A wild that stays is seen while its reel turns behind it. */
function putSticky(scene: GridScene, cell: Cell): void {
  const symbol = scene.columns[cell.reel]?.symbolAt(cell.row) ?? "";
  scene.marks.put(cell, "sticky", null, scene.atlas.symbol(symbol).sharp);
}

function putSpot(scene: GridScene, spot: Cell & { multiplier: number }): void {
  scene.marks.put(spot, "spot", spot.multiplier > 1 ? `×${spot.multiplier}` : null);
}

function playersFor(context: Context): Partial<PlayersOf<RoundEventType>> {
  const players: PlayersOf<GridEventType> = {
    gridReveal: (event) => playReveal(context, event),
    gridWins: (event) => playWins(context, event),
    gridCascade: (event) => playCascade(context, event),
    gridMultiplier: (event) => playMultiplier(context, event),
    gridSpots: ({ spots }) => playSpots(context, spots),
    gridTrigger: (event) => playTrigger(context, event),
    gridFeatureStart: (event) => openFeature(context, event),
    gridSpin: (event) => playSpin(context, event),
    gridFeatureEnd: (event) => closeFeature(context, event),
    gridSticky: ({ cells }) => playSticky(context, cells),
    ...bookPlayers(context),
    ...orbPlayers(context),
    ...giantPlayers(context),
    ...growPlayers(context),
    ...holdPlayers(context),
    ...ladderPlayers(context),
    ...fortunePlayers(context),
    winCap: ({ capHundredths }) => playCap(context, capHundredths),
  };
  return playersOf<GridEventType | FirstEventType>({
    ...players,
    ...firstPlayers(context, players),
  });
}

async function playReveal(context: Context, event: EventOf<"gridReveal">): Promise<void> {
  const { memory, game } = context;
  if (event.stage === "base") forgetSpots(context);
  context.scene().wins.clear();
  const standing = standingWilds(game, memory.columns, event);
  for (const cell of standing) putSticky(context.scene(), cell);
  await landColumns(context, event.columns, { isQuiet: false });
  for (const cell of standing) context.scene().marks.remove(cell);
}

/** In the base game marks belong to one spin; in the feature they stay. */
function forgetSpots({ memory, scene }: Context): void {
  for (const spot of memory.spots.values()) scene().marks.remove(spot);
  memory.spots.clear();
}

async function playCascade(context: Context, event: EventOf<"gridCascade">): Promise<void> {
  const { memory, tools } = context;
  const scene = context.scene();
  const rowsOf = (reel: number): number[] =>
    event.removed.filter((cell) => cell.reel === reel).map(({ row }) => row);
  scene.wins.clear();
  for (const cell of event.removed) scene.burst(cell, 2);
  tools.sound.play("pick", Math.min(7, event.step));
  await Promise.all(scene.columns.map((column, reel) => column.vanish(rowsOf(reel))));
  memory.columns = event.columns;
  const { topReel: over = [] } = context.game.screen;
  const gaps = over.filter((reel) => rowsOf(reel).includes(0));
  await Promise.all([
    ...scene.columns.map((column, reel) =>
      column.collapse(rowsOf(reel), event.columns[reel] ?? []),
    ),
    scene.topReel?.close(gaps),
  ]);
  tools.sound.play("stop", 2);
}

async function playMultiplier(
  { tools }: Context,
  { from, to }: EventOf<"gridMultiplier">,
): Promise<void> {
  tools.hud.setMultiplier(to > 1 ? to : null);
  if (to <= from) return;
  tools.say(tools.translate("multiplier", { multiplier: to }));
  tools.sound.play("multiplier", Math.min(7, to));
  await tools.motion.wait(240);
}

async function playSpots(
  { memory, scene, tools }: Context,
  spots: EventOf<"gridSpots">["spots"],
): Promise<void> {
  for (const spot of spots) {
    memory.spots.set(keyOf(spot), spot);
    putSpot(scene(), spot);
  }
  if (spots.some(({ multiplier }) => multiplier > 1)) tools.sound.play("multiplier", 2);
  await tools.motion.wait(160);
}

const titles = { hold: "holdTitle", ladder: "ladderTitle", wheel: "wheelTitle" } as const;

async function playTrigger(context: Context, event: EventOf<"gridTrigger">): Promise<void> {
  const { tools, say } = context;
  const { count, spins, feature } = event;
  const scene = context.scene();
  tools.motion.resume();
  scene.wins.clear();
  scene.wins.lift(event.cells);
  tools.sound.fanfare(count, "scatter");
  for (const cell of event.cells) scene.burst(cell, 10);
  const isFirst = event.stage === "base";
  const words =
    feature === "freeSpins"
      ? tools.translate(isFirst ? "scatterWin" : "scatterMore", { count, spins })
      : say(titles[feature]);
  tools.say(words);
  tools.announce(words);
  if (!isFirst && feature === "freeSpins") {
    tools.cues.tell({ type: "bonus.extended", bonus: "freeSpins" });
    await tools.motion.wait(700);
    const title = tools.translate("freeSpins");
    await tools.proclaim({ title, figure: `+${spins}`, text: words }, 1300);
  } else await tools.motion.wait(1400);
  scene.wins.clear();
}

async function openFeature(
  context: Context,
  { spins, multiplier }: EventOf<"gridFeatureStart">,
): Promise<void> {
  const { tools, memory } = context;
  const t = tools.translate;
  tools.motion.resume();
  memory.isFeature = true;
  if (memory.isTurning) await landColumns(context, memory.columns ?? [], { isQuiet: true });
  clearMarks(context);
  const words = {
    title: t("freeSpins"),
    figure: String(spins),
    text:
      multiplier > 1 ? t("freeSpinsMultiplier", { multiplier }) : t("freeSpinsIntro", { spins }),
  };
  await tools.enterBonus("freeSpins", words, () => {
    context.scene().wins.clear();
    context.fortune?.close();
    tools.hud.setMultiplier(multiplier > 1 ? multiplier : null);
    void context.scene().useFeature(true);
  });
}

async function playSpin(
  context: Context,
  { spin, remaining, multiplier }: EventOf<"gridSpin">,
): Promise<void> {
  const { tools } = context;
  tools.motion.resume();
  context.scene().wins.clear();
  tools.hud.setFree(tools.translate("freeSpinsCount", { spin, remaining }));
  tools.hud.setMultiplier(multiplier > 1 ? multiplier : null);
  tools.say(tools.translate("goodLuck"));
  await tools.motion.wait(300);
}

async function closeFeature(
  context: Context,
  { spinsPlayed, winHundredths }: EventOf<"gridFeatureEnd">,
): Promise<void> {
  const { tools, memory } = context;
  tools.motion.resume();
  const heading = tools.translate("freeSpinsOver", { spins: spinsPlayed });
  const left = { bonus: "freeSpins", heading, hundredths: winHundredths } as const;
  await tools.leaveBonus(left, () => {
    tools.hud.setFree(null);
    tools.hud.setMultiplier(null);
    memory.isFeature = false;
    context.emblem?.close();
    clearMarks(context);
    context.scene().wins.clear();
    void context.scene().useFeature(false);
  });
}

async function playSticky(context: Context, cells: readonly Cell[]): Promise<void> {
  const { memory, tools, say } = context;
  const scene = context.scene();
  const fresh = cells.filter((cell) => !memory.sticky.has(keyOf(cell)));
  for (const cell of fresh) {
    memory.sticky.set(keyOf(cell), cell);
    putSticky(scene, cell);
    scene.burst(cell, 8);
  }
  if (fresh.length === 0) return;
  tools.sound.play("wild");
  tools.say(say("stays"));
  const hops = fresh.map(({ reel, row }) => scene.columns[reel]?.hop(row) ?? Promise.resolve());
  await Promise.all(hops);
  await tools.motion.wait(180);
}

async function playCap({ tools }: Context, capHundredths: number): Promise<void> {
  await tools.celebrate(capHundredths, tools.translate("maxWin"));
}
