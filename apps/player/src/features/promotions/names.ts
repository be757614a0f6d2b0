/** Words for somebody's standing, and for the lines that make an amount up. */
import { t } from "@lingui/core/macro";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import { kindOf } from "../../platform/money/first-recharge.ts";
import { formatPercent } from "../../platform/text.ts";
import type { BasisLine, Progress, Standing } from "./api.ts";

type State = Pick<Standing, "state" | "reason_code">;

export function stateName({ state, reason_code: reason }: State): {
  text: string;
  tone: BadgeTone;
} {
  if (state === "claimable") return { text: t`To claim`, tone: "sea" };
  if (state === "claimed") return { text: t`Claimed`, tone: "leaf" };
  if (reason === "forfeited") return { text: t`Forfeited`, tone: "coral" };
  if (reason === "time_over") return { text: t`Expired`, tone: "neutral" };
  if (kindOf({ state, reason_code: reason }) === "closed") {
    return { text: t`Not offered`, tone: "neutral" };
  }
  return { text: t`Not yet`, tone: "neutral" };
}

export function progressName(code: Progress["code"]): string {
  const all: Record<Progress["code"], string> = {
    recharge: t`Deposited`,
    stake: t`Amount bet`,
    loss: t`Lost`,
    total_recharged: t`Total deposited`,
  };
  return all[code];
}

/** Null: a line that says nothing to the player. */
export function basisName(line: BasisLine): string | null {
  const rate = line.rate_percent === null ? "" : formatPercent(line.rate_percent);
  const all: Readonly<Record<string, string>> = {
    deposit: t`Amount deposited`,
    rate: t`Reward: ${rate} of it, at most the maximum`,
    loss: t`Net loss in cash`,
    recharge: t`Deposited by your friend`,
    stake: t`Bet by your friend`,
    invitee: t`Reward`,
    recharged: t`Total deposited, earning ${rate}`,
    earned: t`Earned on this total`,
    "earned-before": t`Earned before`,
    "login-day": t`Reward of the day`,
  };
  return all[line.what] ?? null;
}
