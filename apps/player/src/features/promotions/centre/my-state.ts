/** The member's standing with each activity, short enough for a card. */
import { plural, t } from "@lingui/core/macro";
import { formatWire, fromWire, subtract } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import { kindOf, type StandingKind } from "../../../platform/money/first-recharge.ts";
import { formatTime } from "../../../platform/text.ts";
import type { Progress, Standing, WheelState } from "../api.ts";
import { stateName } from "../names.ts";

export interface MyState {
  kind: StandingKind;
  badge: { text: string; tone: BadgeTone };
  /** In a sentence. */
  text: string;
  progress: readonly Progress[];
  /** On the button, when there is something to claim or to spin. */
  action: string | null;
}

export function stateOf(standing: Standing): MyState {
  const amount = formatMoney(standing.reward_amount);
  const until = standing.until === null ? null : formatTime(standing.until);
  const kind = kindOf(standing);
  const badge = stateName(standing);
  if (kind === "claimable") {
    const turnover = formatMoney(standing.turnover_required);
    const asks = t`${amount} for you. Wagering requirement: ${turnover}.`;
    return {
      kind,
      badge,
      text: until === null ? asks : `${asks} ${t`Claim it until ${until}.`}`,
      progress: [],
      action: t`Claim ${amount}`,
    };
  }
  const isClaimed = kind === "claimed";
  return {
    kind,
    badge,
    text: isClaimed ? t`${amount} claimed.` : standing.reason,
    progress: kind === "under-way" ? standing.progress : [],
    action: null,
  };
}

/** The source that money moves: how much is missing to the next spin. */
function nextSpinOf(wheel: WheelState): Progress[] {
  return wheel.sources.flatMap(({ source, per_spin: perSpin, missing }) => {
    if (perSpin === null || missing === null) return [];
    const done = formatWire(subtract(fromWire(perSpin), fromWire(missing)));
    const code = source === "turnover" ? "stake" : "recharge";
    return [{ code, required: perSpin, done, missing } as const];
  });
}

export function wheelStateOf(wheel: WheelState): MyState {
  const spins = wheel.remainingspins;
  if (!wheel.is_open) {
    const text = t`The wheel is closed until tomorrow.`;
    const badge = { text: t`Closed for today`, tone: "neutral" } as const;
    return { kind: "closed", badge, text, progress: [], action: null };
  }
  if (spins > 0) {
    const end = wheel.spins_end_at === null ? "" : formatTime(wheel.spins_end_at);
    return {
      kind: "claimable",
      badge: { text: plural(spins, { one: "# spin", other: "# spins" }), tone: "sea" },
      text: end === "" ? t`You have spins.` : t`Your oldest spin is valid until ${end}.`,
      progress: [],
      action: t`Spin`,
    };
  }
  const next = wheel.next_spin_at === null ? null : formatTime(wheel.next_spin_at);
  return {
    kind: "under-way",
    badge: { text: t`No more spins left`, tone: "neutral" },
    text: next === null ? t`Deposits and bets earn spins.` : t`Next spin: ${next}.`,
    progress: nextSpinOf(wheel),
    action: null,
  };
}
