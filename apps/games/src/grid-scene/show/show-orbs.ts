/** What orbs make of a spin: they fly together into one figure, which multiplies its wins. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { PlayersOf } from "../../round/sequence.ts";
import type { Context } from "./show-context.ts";

export function orbPlayers(context: Context): PlayersOf<"gridOrbs"> {
  return { gridOrbs: (event) => collectOrbs(context, event) };
}

/** Orb by orb from the left, the sum grows with each; then what the spin has won rises by it. */
async function collectOrbs(context: Context, event: EventOf<"gridOrbs">): Promise<void> {
  const { tools, say, game, memory } = context;
  const { motion, sound } = tools;
  motion.resume();
  context.scene().wins.clear();
  const timesOf = (id: string): number =>
    game.screen.symbols.find((symbol) => symbol.id === id)?.multiplier ?? 0;
  const collected = event.cells.map((cell) => ({
    cell,
    times: timesOf(memory.columns?.[cell.reel]?.[cell.row] ?? ""),
  }));
  let sum = event.multiplier - collected.reduce((all, { times }) => all + times, 0);
  for (const [step, { cell, times }] of collected.entries()) {
    const scene = context.scene();
    sum += times;
    scene.wins.lift([cell], true);
    scene.burst(cell, 10);
    sound.play("multiplier", Math.min(7, step + 1));
    tools.hud.setMultiplier(sum);
    await Promise.all([
      scene.columns[cell.reel]?.hop(cell.row),
      scene.marks.float(cell, `\u{d7}${times}`, "badge"),
    ]);
  }
  tools.hud.setMultiplier(event.multiplier);
  const amount = tools.money(event.totalHundredths);
  const isGain = event.totalHundredths > context.units() * 100;
  const words = say("multiplied", { multiplier: event.multiplier, amount });
  tools.say(words);
  tools.announce(words);
  if (isGain) sound.fanfare(5, "win");
  tools.showWin(event.totalHundredths);
  await motion.wait(700);
  context.scene().wins.clear();
}
