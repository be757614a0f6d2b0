/**
 * How every event of a book is told: one player an event type. A new type in the contract does not
 * compile until it has a player here.
 */
import type { SlotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import { type Centavos, formatWire } from "@tucano/contract/money.ts";
import {
  type Cell,
  type EventOf,
  type Stage,
  winOf,
} from "@tucano/contract/events/round-events.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { Hud } from "../../hud/hud.ts";
import type { Overlay } from "../../hud/overlay.ts";
import type { EventPlayers } from "../../round/sequence.ts";
import type { Motion } from "../../scene/motion.ts";
import type { Scene } from "../../scene/scene.ts";
import type { Sound } from "../../sound.ts";
import type { Translate } from "../../shell/texts.ts";

export interface ShowOptions {
  /** Asked for anew each time: a lost WebGL context replaces the scene in mid-round. */
  scene: () => Scene;
  hud: Hud;
  overlay: Overlay;
  sound: Sound;
  motion: Motion;
  sheet: SlotSheet;
  translate: Translate;
  /** Stake of the round being shown. */
  stake: () => Centavos;
}

export interface Show {
  readonly players: EventPlayers;
  /** Reels begin to turn, before anybody knows where they will stop. */
  startSpin: () => void;
  /** Reels go back to where they were: the round did not take place. */
  cancelSpin: () => Promise<void>;
  /** What to draw again when the scene had to be rebuilt. */
  restore: () => void;
}

const STAGGER_MS = 140;
const TURN_MIN_MS = 520;
const EXPECT_MS = 1100;
const LINE_MS = 620;
const LINES_SHOWN_ONE_BY_ONE = 6;

/** One win may be celebrated: a return of the stake or less never is. */
const STAKE_HUNDREDTHS = 100;

interface Memory {
  stops: readonly number[];
  window: readonly (readonly string[])[] | null;
  stage: Stage;
  /** The reels were started at the tap and not by the reveal. */
  isTurning: boolean;
}

type Context = ShowOptions & { memory: Memory; money: (hundredths: number) => string };

export function createShow(options: ShowOptions): Show {
  const memory: Memory = {
    stops: options.sheet.strips.base.map(() => 0),
    window: null,
    stage: "base",
    isTurning: false,
  };
  const money = (hundredths: number): string =>
    formatMoney(formatWire(winOf(options.stake(), hundredths)));
  const context: Context = { ...options, memory, money };

  const startSpin = (): void => {
    const { hud, motion, sound, translate: t } = options;
    const scene = options.scene();
    scene.wins.clear();
    if (memory.stage === "base") hud.setWin(null);
    hud.setMessage(t("goodLuck"));
    for (const [index, reel] of scene.reels.entries()) reel.start((index * 45) / motion.speed);
    sound.play("spin");
    memory.isTurning = true;
  };

  return {
    players: playersOf(context, startSpin),
    startSpin,
    cancelSpin: async () => {
      memory.isTurning = false;
      const landings = options
        .scene()
        .reels.map((reel, index) => reel.land(memory.stops[index] ?? 0, true));
      await Promise.all(landings);
      options.hud.setMessage("");
    },
    restore: () => {
      if (memory.window !== null) options.scene().showWindow(memory.window);
      void options.scene().useStage(memory.stage);
    },
  };
}

function playersOf(context: Context, startSpin: () => void): EventPlayers {
  const { hud, overlay, sound, motion, translate: t, memory, money } = context;
  return {
    reveal: async (event) => {
      if (!memory.isTurning) {
        startSpin();
        await motion.wait(TURN_MIN_MS);
      }
      await landReels(context, event);
    },
    wildExpand: async ({ reels }) => {
      sound.play("wild");
      await Promise.all(reels.map((reel) => expandReel(context, reel)));
      await motion.wait(320);
    },
    lineWins: (event) => showLineWins(context, event),
    scatterTrigger: (event) => showScatters(context, event),
    freeSpinsStart: (event) => openFeature(context, event),
    freeSpin: async ({ spin, remaining, multiplier }) => {
      motion.resume();
      hud.setFree(t("freeSpinsCount", { spin, remaining }));
      hud.setMultiplier(multiplier);
      await motion.wait(350);
    },
    multiplier: async ({ to }) => {
      hud.setMultiplier(to);
      hud.setMessage(t("multiplier", { multiplier: to }));
      sound.play("multiplier", Math.min(7, to));
      await motion.wait(420);
    },
    winCap: async ({ capHundredths }) => {
      motion.resume();
      sound.fanfare(8, "big");
      await overlay.curtain({
        title: t("maxWin"),
        figure: money(capHundredths),
        text: "",
        holdMs: 3000,
      });
    },
    freeSpinsEnd: (event) => closeFeature(context, event),
    finalWin: (event) => showFinalWin(context, event),
  } satisfies EventPlayers;
}

async function showScatters(context: Context, event: EventOf<"scatterTrigger">): Promise<void> {
  const { hud, sound, motion, translate: t } = context;
  const scene = context.scene();
  scene.wins.lift(event.cells);
  sound.fanfare(event.count, "scatter");
  for (const cell of event.cells) burstAt(scene, cell, 10);
  showSum(context, event.totalHundredths);
  const isFirst = event.stage === "base";
  const { count, spins } = event;
  hud.setMessage(t(isFirst ? "scatterWin" : "scatterMore", { count, spins }));
  await motion.wait(isFirst ? 1500 : 1200);
}

async function openFeature(context: Context, event: EventOf<"freeSpinsStart">): Promise<void> {
  const { hud, overlay, sound, motion, translate: t, memory } = context;
  const { spins, multiplier } = event;
  motion.resume();
  sound.play("feature");
  await overlay.curtain({
    title: t("freeSpins"),
    figure: String(spins),
    text:
      multiplier > 1 ? t("freeSpinsMultiplier", { multiplier }) : t("freeSpinsIntro", { spins }),
    holdMs: 2400,
  });
  memory.stage = "free";
  context.scene().wins.clear();
  hud.setMultiplier(multiplier);
  await context.scene().useStage("free");
}

async function closeFeature(context: Context, event: EventOf<"freeSpinsEnd">): Promise<void> {
  const { hud, overlay, sound, motion, translate: t, memory, money } = context;
  motion.resume();
  hud.setFree(null);
  hud.setMultiplier(null);
  if (event.winHundredths > STAKE_HUNDREDTHS) sound.fanfare(6, "win");
  await overlay.curtain({
    title: t("freeSpinsOver", { spins: event.spinsPlayed }),
    figure: money(event.winHundredths),
    text: "",
    holdMs: 2200,
  });
  memory.stage = "base";
  context.scene().wins.clear();
  await context.scene().useStage("base");
}

async function landReels(context: Context, event: EventOf<"reveal">): Promise<void> {
  const { motion, sound, memory, sheet } = context;
  const scatter = sheet.symbols.find(({ role }) => role === "scatter")?.id;
  const needed = Math.min(...sheet.free_spins.triggers.map(({ scatters }) => scatters));
  const isFast = motion.speed > 1;
  let scatters = 0;
  const landings: Promise<void>[] = [];
  memory.stops = event.stops;
  memory.window = event.window;
  for (const [index, stop] of event.stops.entries()) {
    const isExpected = scatters >= needed - 1 && scatters < needed && index >= needed - 1;
    if (isExpected && !motion.isReduced) {
      await Promise.all(landings);
      context.scene().expectReel(index);
      sound.play("expect", index);
      await motion.wait(EXPECT_MS);
    }
    const landing = context.scene().reels[index]?.land(stop, isFast) ?? Promise.resolve();
    const column = event.window[index] ?? [];
    const isScatter = scatter !== undefined && column.includes(scatter);
    landings.push(landing.then(() => sound.play(isScatter ? "scatter" : "stop", index)));
    if (isScatter) scatters += 1;
    if (isExpected) {
      await landing;
      context.scene().expectReel(null);
    }
    await motion.wait(STAGGER_MS);
  }
  await Promise.all(landings);
  memory.isTurning = false;
  // The strips are the real ones, so this changes nothing; the server's window has the last word.
  context.scene().showWindow(event.window);
}

async function expandReel({ scene, sheet, memory }: Context, reel: number): Promise<void> {
  const column = memory.window?.[reel] ?? [];
  const wilds = sheet.symbols.filter(({ role }) => role === "wild").map(({ id }) => id);
  const wild = column.find((id) => wilds.includes(id)) ?? wilds[0];
  if (wild === undefined) return;
  const full = column.map(() => wild);
  memory.window = memory.window?.map((old, index) => (index === reel ? full : old)) ?? null;
  scene().reels[reel]?.showWindow(full);
  for (const row of full.keys()) burstAt(scene(), { reel, row }, 5);
  await scene().flashReel(reel);
}

/** What the round has won so far; gold once it is more than the stake. */
function showSum({ hud, stake }: Context, hundredths: number): void {
  hud.setWin(formatWire(winOf(stake(), hundredths)), hundredths > STAKE_HUNDREDTHS);
}

async function showLineWins(context: Context, event: EventOf<"lineWins">): Promise<void> {
  const { hud, sound, motion, translate: t, money } = context;
  const cells = event.wins.flatMap((win) => win.cells);
  const isGain = event.totalHundredths > STAKE_HUNDREDTHS;
  context.scene().wins.lift(unique(cells), isGain);
  showSum(context, event.totalHundredths);
  const total = t(isGain ? "totalWin" : "returned", { amount: money(event.winHundredths) });
  hud.setMessage(total);
  if (isGain) {
    const notes = Math.max(3, Math.min(8, 2 + Math.floor(event.winHundredths / 150)));
    sound.fanfare(notes, "win");
    for (const cell of unique(cells)) burstAt(context.scene(), cell, 5);
  }
  const pause = event.wins.length > 3 ? LINE_MS * 0.6 : LINE_MS;
  for (const win of event.wins.slice(0, LINES_SHOWN_ONE_BY_ONE)) {
    context.scene().wins.lift(win.cells, isGain);
    const amount = money(win.winHundredths);
    hud.setMessage(t("lineWin", { line: win.line + 1, amount }));
    await context.scene().showLine(win);
    await motion.wait(pause);
  }
  context.scene().wins.clear();
  context.scene().wins.lift(unique(cells), isGain);
  hud.setMessage(total);
  await motion.wait(260);
}

async function showFinalWin(context: Context, event: EventOf<"finalWin">): Promise<void> {
  const { hud, overlay, sound, motion, translate: t, stake, scene } = context;
  const amount = winOf(stake(), event.winHundredths);
  showSum(context, event.winHundredths);
  if (event.tier === "none" || event.tier === "return") {
    hud.setMessage(
      event.tier === "none" ? "" : t("returned", { amount: context.money(event.winHundredths) }),
    );
    return;
  }
  hud.setMessage(t("totalWin", { amount: context.money(event.winHundredths) }));
  if (event.tier === "win") return;
  const coins = { big: 18, mega: 40, epic: 70 }[event.tier];
  motion.resume();
  sound.fanfare({ big: 6, mega: 10, epic: 14 }[event.tier], "big");
  scene().air.coins(coins);
  let ticks = 0;
  await overlay.celebrate({ level: event.tier, word: t(event.tier), amount }, () => {
    ticks += 1;
    if (ticks % 6 === 0) sound.play("count", Math.min(7, Math.floor(ticks / 24)));
    if (ticks % 40 === 0) scene().air.coins(Math.ceil(coins / 6));
  });
}

function burstAt(scene: Scene, cell: Cell, count: number): void {
  const { x, y } = scene.centreOf(cell);
  scene.air.burst(x, y, count);
}

function unique(cells: readonly Cell[]): Cell[] {
  const seen = new Map(cells.map((cell) => [`${cell.reel}/${cell.row}`, cell]));
  return [...seen.values()];
}
