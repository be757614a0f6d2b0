/** The player's standing with one reward: how much, made up of what, asking for what. */
import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Gift } from "lucide-react";
import type { ReactNode } from "react";
import { isWithinReach } from "../../../platform/money/first-recharge.ts";
import { MoneyBar } from "../../../platform/money/money-bar.tsx";
import { formatTime } from "../../../platform/text.ts";
import type { BasisLine, Progress, Standing } from "../api.ts";
import { basisName, progressName, stateName } from "../names.ts";

export function Requirement({
  standing,
}: {
  standing: Pick<Standing, "pocket" | "turnover_required">;
}) {
  const turnover = formatMoney(standing.turnover_required);
  if (standing.pocket === "bonus") {
    return t`It's a bonus that becomes cash after ${turnover} in bets.`;
  }
  return t`It's cash that you can withdraw after ${turnover} in bets.`;
}

function BasisRow({ line }: { line: BasisLine }) {
  const name = basisName(line);
  if (name === null || line.amount === null) return null;
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="min-w-0 text-quiet">{name}</dt>
      <dd className="tabular font-medium whitespace-nowrap">{formatMoney(line.amount)}</dd>
    </div>
  );
}

function Basis({ lines }: { lines: readonly BasisLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="divide-y divide-edge text-sm">
      {lines.map((line, index) => (
        <BasisRow key={`${line.what}-${line.reference ?? index}`} line={line} />
      ))}
    </dl>
  );
}

export function ProgressBars({ progress }: { progress: readonly Progress[] }) {
  return progress.map((one) => (
    <MoneyBar
      key={one.code}
      label={progressName(one.code)}
      done={one.done}
      required={one.required}
      missing={one.missing}
    />
  ));
}

interface StandingCardProps {
  title: string;
  standing: Standing;
  /** The button that claims; shown while there is something to claim. */
  claim: ReactNode;
  /** What to do while there is nothing to claim. */
  next: ReactNode;
}

export function StandingCard({ title, standing, claim, next }: StandingCardProps) {
  const { text, tone } = stateName(standing);
  const hasReward = standing.state !== "not_eligible";
  const until = standing.until === null ? null : formatTime(standing.until);
  return (
    <section className="card flex flex-col gap-4 p-5">
      <header className="flex items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{title}</h2>
        <Badge tone={tone}>{text}</Badge>
      </header>
      {hasReward ? (
        <>
          <p className="flex items-center gap-3">
            <span
              className={cx(
                "flex size-12 shrink-0 items-center justify-center rounded-full",
                standing.state === "claimed"
                  ? "bg-leaf/15 text-leaf-text"
                  : "bg-beak/15 text-beak-text",
              )}
            >
              <Gift aria-hidden="true" className="size-6" />
            </span>
            <span className="tabular text-2xl font-bold">
              {formatMoney(standing.reward_amount)}
            </span>
          </p>
          <p className="text-sm text-quiet">
            <Requirement standing={standing} />
          </p>
          <Basis lines={standing.basis} />
        </>
      ) : (
        <p className="text-sm text-quiet">{standing.reason}</p>
      )}
      {/* Nothing is missing to what can no longer be had. */}
      {isWithinReach(standing) && <ProgressBars progress={standing.progress} />}
      {standing.state === "claimable" && claim}
      {standing.state === "claimable" && until !== null && (
        <p className="text-center text-xs text-quiet">{t`You can claim it until ${until}.`}</p>
      )}
      {standing.state !== "claimable" && next}
    </section>
  );
}
