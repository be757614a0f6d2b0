/** A giant on the stage: how it stops, dissolves, and is drawn again. */
import { giantStopOf } from "../board.ts";
import type { Columns } from "../grid-scene.ts";
import type { Context } from "./show-context.ts";

/** The giant that stood there last dissolves as its reels set off. */
export function splitReels({ memory, scene }: Context): void {
  if (memory.joined.length === 0) return;
  memory.joined = [];
  scene().join([]);
}

export async function landGiant(
  { memory, scene, tools }: Context,
  columns: Columns,
  { isFast, isQuiet }: { readonly isFast: boolean; readonly isQuiet: boolean },
): Promise<void> {
  const { joined } = memory;
  await scene().landGiant(giantStopOf(joined, columns[joined[0] ?? 0] ?? []), isFast);
  if (!isQuiet) tools.sound.play("boom");
}

/** Where a lost picture is drawn again. */
export function restoreGiant({ memory, scene }: Context): void {
  const { joined, columns } = memory;
  if (joined.length === 0 || columns === null) return;
  scene().showGiant(giantStopOf(joined, columns[joined[0] ?? 0] ?? []));
}
