/** What a player may wish, and the rounds that are published. */
import { type Play, kindForm, kinds, wins } from "../play.ts";

export const play: Play = {
  action: kindForm("higher", "lower", "skip", "cashOut"),
  rounds: [
    { actions: kinds("higher", "lower", "cashOut") },
    { actions: kinds("lower", "higher", "skip"), find: wins(0) },
    { actions: kinds("cashOut", "lower", "higher"), find: wins(1) },
  ],
};
