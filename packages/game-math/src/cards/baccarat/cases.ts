/** The ends of a coup, as far as a bet's risk goes. */
import type { Case } from "../../risk/rules.ts";
import { baccaratPays } from "./exact.ts";
import { BACCARAT_DECKS } from "./rules.ts";

/** Of eight decks. To count them anew takes a second, which no bet shall wait for. */
export const baccaratChances = {
  player: 0.446246609,
  banker: 0.458597423,
  tie: 0.095155968,
} as const;

/** Pairs hang together with who wins so little that they are taken for chances of their own. */
export function baccaratCases(): Case[] {
  const pair = (4 * BACCARAT_DECKS - 1) / (52 * BACCARAT_DECKS - 1);
  const yesOrNo = [true, false];
  return (["player", "banker", "tie"] as const).flatMap((winner) =>
    yesOrNo.flatMap((playerPair) =>
      yesOrNo.map((bankerPair): Case => {
        const chanceOf = (isPair: boolean) => (isPair ? pair : 1 - pair);
        return {
          weight: baccaratChances[winner] * chanceOf(playerPair) * chanceOf(bankerPair),
          hundredthsOf: (spot) => {
            if (spot === "playerPair") return playerPair ? baccaratPays.playerPair : 0;
            if (spot === "bankerPair") return bankerPair ? baccaratPays.bankerPair : 0;
            if (spot === winner) return baccaratPays[winner];
            return winner === "tie" ? 100 : 0;
          },
        };
      }),
    ),
  );
}
