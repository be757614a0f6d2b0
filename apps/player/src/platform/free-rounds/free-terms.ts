import { plural, t } from "@lingui/core/macro";
import type { FreeRound } from "./free-rounds.ts";

/** Nobody reads afterwards that a win was not theirs yet. */
export function freeTermsOf({ terms }: Pick<FreeRound, "terms">): string {
  const { pocket, turnover_multiple: times } = terms;
  if (times === 0) return t`Wins are paid in cash.`;
  if (pocket === "bonus") {
    return plural(times, {
      one: "Wins are a bonus, which becomes cash once you've bet it # time.",
      other: "Wins are a bonus, which becomes cash once you've bet it # times.",
    });
  }
  return plural(times, {
    one: "Wins are cash: bet them # time before you withdraw.",
    other: "Wins are cash: bet them # times before you withdraw.",
  });
}
