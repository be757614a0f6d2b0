/** What a player may wish, and the rounds that are published. */
import { blackjackActions } from "@tucano/contract/events/cards.ts";
import { type Play, has, kindForm, kinds } from "../play.ts";

export const play: Play = {
  action: kindForm(...blackjackActions),
  rounds: [
    { actions: kinds("decline", "stand") },
    { actions: kinds("decline", "split", "double", "stand"), find: has("blackjackSplit") },
    { actions: kinds("insure", "hit", "stand", "surrender"), find: has("blackjackInsurance") },
  ],
};
