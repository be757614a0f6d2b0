/** How a round's end is shown if the game leaves that to the shell. */
import { formatWire } from "@tucano/contract/money.ts";
import { type EventOf, winOf } from "@tucano/contract/events/round-events.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { Parts, StartOptions } from "./parts.ts";

/** No more than the stake back is an amount and nothing else: no sound, no light. */
export async function showFinalWin(
  { translate: t, module }: StartOptions,
  { hud, overlay, sound, motion, control }: Parts,
  { winHundredths, tier }: EventOf<"finalWin">,
): Promise<void> {
  const amount = winOf(control.unit, winHundredths);
  hud.setWin(formatWire(amount), amount > control.staked);
  if (tier === "none") {
    // Boards state their result in this line; over reels it still says that they turn.
    if (module.look.layout === "over") hud.setMessage("");
    return;
  }
  const isGain = amount > control.staked;
  hud.setMessage(t(isGain ? "totalWin" : "returned", { amount: formatMoney(formatWire(amount)) }));
  // What steps cost since counts, too: a big prize may still be less than that.
  if (tier === "return" || !isGain) return;
  if (tier === "win") {
    sound.fanfare(4, "win");
    return;
  }
  motion.resume();
  sound.fanfare({ big: 6, mega: 10, epic: 14 }[tier], "big");
  let ticks = 0;
  await overlay.celebrate({ level: tier, word: t(tier), amount }, () => {
    ticks += 1;
    if (ticks % 6 === 0) sound.play("count", Math.min(7, Math.floor(ticks / 24)));
  });
}
