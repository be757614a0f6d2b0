/** Every slot is one of these: what its mechanic is tells what else is known of it. */
import type { bookSlot } from "./spins/book-spin.ts";
import type { cascadeSlot } from "./spins/cascade-slot.ts";
import type { classicSlot } from "./spins/classic-spin.ts";
import type { holdSlot } from "./spins/hold-spin.ts";
import type { joinedSlot } from "./spins/joined-spin.ts";
import type { ladderSlot } from "./spins/ladder-spin.ts";
import type { lineSlot } from "./spins/line-spin.ts";
import type { respinSlot } from "./spins/respin-spin.ts";
import type { riseSlot } from "./spins/rise-spin.ts";
import type { stickySlot } from "./spins/sticky-spin.ts";
import type { GridScreen } from "./screens.ts";
import type { waysSlot } from "./spins/ways-spin.ts";
import type { wheelSlot } from "./spins/wheel-spin.ts";

export type GridSlot = ReturnType<
  | typeof bookSlot
  | typeof cascadeSlot
  | typeof classicSlot
  | typeof holdSlot
  | typeof joinedSlot
  | typeof ladderSlot
  | typeof lineSlot
  | typeof respinSlot
  | typeof riseSlot
  | typeof stickySlot
  | typeof waysSlot
  | typeof wheelSlot
>;

export function screenOf(slot: GridSlot): GridScreen {
  return slot.kind === "line" ? slot.made.screen : slot.numbers.screen;
}
