/** How the wheel of fortune is turned: once, and long enough to hope. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { PlayersOf } from "../../round/sequence.ts";
import type { Context } from "./show-context.ts";
import { turnWheel } from "./turn-wheel.ts";

export function fortunePlayers(context: Context): PlayersOf<"gridFortune"> {
  return {
    gridFortune: async (event) => {
      await openWheel(context);
      await turn(context, event);
      if (event.kind === "coins") await leave(context, event);
      // Else the free spins that follow cover it.
    },
  };
}

/** How often it turns stands there, and no amount: before it has stopped nothing is won. */
const TURNS = "1";

async function openWheel({ tools, say, fortune }: Context): Promise<void> {
  const words = { title: say("wheelTitle"), figure: TURNS, text: say("wheelText") };
  await tools.enterBonus("wheel", words, () => {
    fortune?.open();
    fortune?.turn(0);
  });
  await tools.motion.wait(450);
}

async function turn(context: Context, event: EventOf<"gridFortune">): Promise<void> {
  const { tools, fortune, game, say } = context;
  const { segment, kind, spins, multiplier, winHundredths } = event;
  const count = game.fortune?.length ?? 1;
  await turnWheel(tools, { segment, count, from: 0, turns: 4, durationMs: 4600 }, (degrees) =>
    fortune?.turn(degrees),
  );
  const words =
    kind === "coins" ? tools.money(winHundredths) : say("wheelFree", { spins, multiplier });
  fortune?.tell(segment, words);
  tools.say(words);
  tools.announce(words);
  tools.sound.play(kind === "coins" ? "cash" : "multiplier", 7);
  await tools.motion.wait(1300);
}

async function leave(
  { tools, fortune, say }: Context,
  { winHundredths, totalHundredths }: EventOf<"gridFortune">,
): Promise<void> {
  tools.motion.resume();
  tools.showWin(totalHundredths);
  const left = { bonus: "wheel", heading: say("wheelTitle"), hundredths: winHundredths } as const;
  await tools.leaveBonus(left, () => fortune?.close());
}
