/** How a round's end is shown if the game leaves that to the shell. */
import { formatWire } from "@tucano/contract/money.ts";
import { type EventOf, winOf } from "@tucano/contract/events/round-events.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { Parts, StartOptions } from "./parts.ts";

/** No more than the stake back is an amount and nothing else: no sound, no light. */
export async function showFinalWin(
  { translate: t, module }: StartOptions,
  { hud, celebrations, control }: Parts,
  { winHundredths }: EventOf<"finalWin">,
): Promise<void> {
  const amount = winOf(control.unit, winHundredths);
  // What steps cost since counts, too: a big prize may still be less than that.
  const { staked } = control;
  const isGain = amount > staked;
  hud.setWin(formatWire(amount), isGain);
  if (winHundredths === 0) {
    // Boards state their result in this line; over reels it still says that they turn.
    if (module.look.layout === "over") hud.setMessage("");
    return;
  }
  hud.setMessage(t(isGain ? "totalWin" : "returned", { amount: formatMoney(formatWire(amount)) }));
  if (isGain) await celebrations.celebrate({ amount, staked });
}
