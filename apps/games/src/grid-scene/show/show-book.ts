/** How a book opens at its special symbol, and how symbols fill reels that then may stand. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { PlayersOf } from "../../round/sequence.ts";
import type { Context } from "./show-context.ts";
import { turnPages } from "./emblem.ts";
import { startColumns } from "./show-spin.ts";

type BookEvents = "gridSpecial" | "gridExpand" | "gridRespin";

export function bookPlayers(context: Context): PlayersOf<BookEvents> {
  return {
    gridSpecial: (event) => openBook(context, event),
    gridExpand: (event) => fillReels(context, event),
    gridRespin: (event) => spinOthers(context, event),
  };
}

/** Pages turn through everything that may be special, ever slower, and stay open at one. */
async function openBook(context: Context, { symbol }: EventOf<"gridSpecial">): Promise<void> {
  const { tools, say, game, emblem, scene } = context;
  tools.motion.resume();
  tools.sound.play("feature");
  emblem?.open(say("specialTitle"));
  const pages = game.screen.symbols.filter(({ role }) => role === "pays").map(({ id }) => id);
  const show = (id: string): void => emblem?.show(scene().atlas.picture(id));
  await turnPages(tools, pages, show);
  show(symbol);
  tools.sound.play("multiplier", 7);
  tools.say(say("specialText"));
  tools.announce(say("specialText"));
  await tools.motion.wait(1300);
  if (emblem === null) return;
  const { reels } = scene().layout;
  emblem.settle({ x: reels.x + reels.width, y: reels.y });
}

/** Reel by reel from the left, so that each more can be hoped for. */
async function fillReels(context: Context, event: EventOf<"gridExpand">): Promise<void> {
  const { memory, tools, say, game } = context;
  const isWild = game.screen.symbols.some(({ id, role }) => id === event.symbol && role === "wild");
  tools.say(say(isWild ? "rises" : "expands"));
  context.scene().wins.clear();
  for (const [step, reel] of event.reels.entries()) {
    const scene = context.scene();
    const column = event.columns[reel] ?? [];
    tools.sound.play("wild", step);
    const light = scene.flash(reel);
    for (const row of column.keys()) scene.columns[reel]?.setSymbol(row, event.symbol);
    for (const row of column.keys()) scene.burst({ reel, row }, 5);
    const hops = [...column.keys()].map((row) => scene.columns[reel]?.hop(row));
    await Promise.all([light, ...hops]);
  }
  memory.columns = event.columns;
  context.scene().show(event.columns);
  await tools.motion.wait(240);
}

async function spinOthers(context: Context, { reels }: EventOf<"gridRespin">): Promise<void> {
  const { memory, tools, say } = context;
  context.scene().wins.clear();
  memory.standing = new Set(reels);
  tools.say(say("respinAgain"));
  startColumns(context);
  await tools.motion.wait(650);
}
