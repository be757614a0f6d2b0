/** How the climb up the ladder of fixed prizes is shown. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { PlayersOf } from "../../round/sequence.ts";
import type { Context } from "./show-context.ts";
import { nameOfJackpot } from "../rules.ts";
import { turnWheel } from "./turn-wheel.ts";

type LadderEvents = "gridLadderStart" | "gridWheel" | "gridLadderEnd";

export function ladderPlayers(context: Context): PlayersOf<LadderEvents> {
  let angle = 0;
  return {
    gridLadderStart: async ({ rungs }) => {
      const { tools, say } = context;
      const words = {
        title: say("ladderTitle"),
        figure: String(rungs.at(-1)?.rung ?? ""),
        text: say("ladderText"),
      };
      await tools.enterBonus("ladder", words, () => {
        angle = 0;
        context.ladder?.open(rungs, ({ jackpot, winHundredths }) => ({
          name: nameOfJackpot(jackpot),
          amount: tools.money(winHundredths),
        }));
        context.ladder?.turn(0);
        context.ladder?.climb(0);
      });
      await tools.motion.wait(500);
    },
    gridWheel: async (event) => {
      const { tools, ladder, game } = context;
      const count = game.wheel?.length ?? 1;
      const { segment } = event;
      const turned = { segment, count, from: angle, turns: 2, durationMs: 2100 };
      angle = await turnWheel(tools, turned, (degrees) => ladder?.turn(degrees));
      await tellSegment(context, event);
    },
    gridLadderEnd: (event) => closeLadder(context, event),
  };
}

async function tellSegment({ tools, ladder, say }: Context, event: EventOf<"gridWheel">) {
  const { kind, steps, winHundredths, rung } = event;
  const words = {
    climb: say("climb", { steps }),
    coins: tools.money(winHundredths),
    slip: say("slip"),
  }[kind];
  ladder?.tell(words);
  tools.say(words);
  tools.announce(words);
  tools.sound.play(kind === "slip" ? "lose" : kind === "coins" ? "cash" : "multiplier", rung);
  ladder?.climb(rung);
  await tools.motion.wait(kind === "slip" ? 900 : 620);
}

async function closeLadder(
  { tools, ladder, say }: Context,
  { jackpot, winHundredths, totalHundredths }: EventOf<"gridLadderEnd">,
): Promise<void> {
  tools.motion.resume();
  tools.showWin(totalHundredths);
  const heading = jackpot === null ? say("ladderTitle") : nameOfJackpot(jackpot);
  await tools.leaveBonus({ bonus: "ladder", heading, hundredths: winHundredths }, () =>
    ladder?.close(),
  );
}
