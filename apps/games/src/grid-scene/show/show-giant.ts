/** Reels that join. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { PlayersOf } from "../../round/sequence.ts";
import type { Context } from "./show-context.ts";
import { startColumns } from "./show-spin.ts";

export function giantPlayers(context: Context): PlayersOf<"gridJoin"> {
  return { gridJoin: (event) => joinReels(context, event) };
}

/** While they turn, so that it is seen before they stop. */
async function joinReels(context: Context, { reels }: EventOf<"gridJoin">): Promise<void> {
  const { memory, tools, say } = context;
  if (!memory.isTurning) startColumns(context);
  const scene = context.scene();
  memory.joined = reels;
  scene.wins.clear();
  scene.join(reels);
  tools.sound.play("wild");
  tools.say(say("joined"));
  await Promise.all(reels.map((reel) => scene.flash(reel)));
}
