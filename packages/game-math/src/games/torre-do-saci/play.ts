/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { towerDifficulties } from "@tucano/contract/events/arcade.ts";
import { type Play, has, kindForm, whole } from "../play.ts";

export const play: Play = {
  choice: z.strictObject({ difficulty: z.enum(towerDifficulties) }),
  action: z.union([
    kindForm("cash_out"),
    z.strictObject({ kind: z.literal("climb"), door: whole(0, 3) }),
  ]),
  rounds: [
    { choice: { difficulty: "easy" }, actions: [{ kind: "climb", door: 1 }, { kind: "cash_out" }] },
    { choice: { difficulty: "hard" }, actions: [{ kind: "climb", door: 0 }] },
    {
      choice: { difficulty: "master" },
      actions: [{ kind: "climb", door: 3 }],
      find: has("towerEnd"),
    },
  ],
};
