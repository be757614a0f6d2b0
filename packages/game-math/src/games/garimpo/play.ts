/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { type Play, has, kindForm, whole, wins } from "../play.ts";

const picks = (...cells: readonly number[]) => cells.map((cell) => ({ kind: "pick", cell }));

export const play: Play = {
  choice: z.strictObject({ mines: whole(1, 24) }),
  action: z.union([
    kindForm("cash_out"),
    z.strictObject({ kind: z.literal("pick"), cell: whole(0, 24) }),
  ]),
  rounds: [
    { choice: { mines: 3 }, actions: [...picks(0, 7, 12), { kind: "cash_out" }], find: wins(1) },
    {
      choice: { mines: 5 },
      // One round of eighteen opens all ten: it has to have a way to end.
      actions: [...picks(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), { kind: "cash_out" }],
      find: has("minesEnd"),
    },
    { choice: { mines: 24 }, actions: picks(3), find: wins(1) },
  ],
};
