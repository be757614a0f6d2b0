/** What is still to be staked, in money, wherever a reward is claimed. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { ChevronRight } from "lucide-react";
import { InternalLink } from "../../../platform/shell/internal-link.tsx";
import { useMember } from "../../../platform/session/member.ts";
import { MoneyBar } from "../../../platform/money/money-bar.tsx";
import { useIsMember } from "../../../platform/session/session.ts";
import { owedQuery, type Requirement } from "../api.ts";

/** The oldest that is open is the one that stakes count toward. */
function currentOf(list: readonly Requirement[], part: Requirement["part"]): Requirement | null {
  const open = list.filter((one) => one.part === part && one.closed_at === null);
  return open.toSorted((a, b) => a.opened_at.localeCompare(b.opened_at))[0] ?? null;
}

function Current({ requirement }: { requirement: Requirement }) {
  const label =
    requirement.part === "bonus"
      ? t`Next in line, before the bonus becomes cash`
      : t`Next in line, before cash can be withdrawn`;
  return (
    <MoneyBar
      label={label}
      done={requirement.counted}
      required={requirement.required}
      missing={requirement.remaining}
    />
  );
}

/** Shows nothing to a player who owes nothing. */
export function Owed() {
  const isMember = useIsMember();
  const { data, isLoading } = useQuery({ ...owedQuery, enabled: isMember });
  const isOwing = fromWire(useMember()?.ml_money ?? "0.00") > 0;
  // The header knows already that something is owed: its room is kept.
  if (isLoading && isOwing) return <Skeleton className="h-65 rounded-card sm:h-52" />;
  if (!isMember || data === undefined || fromWire(data.owed) === 0) return null;
  const [owed, bonus] = [formatMoney(data.owed), formatMoney(data.bonus)];
  const [cashNow, bonusNow] = [currentOf(data.list, "cash"), currentOf(data.list, "bonus")];
  const hasBonus = fromWire(data.bonus) > 0;
  return (
    <section aria-label={t`Left to wager`} className="card @container p-5">
      <div className="flex flex-col gap-4 @min-[760px]:grid @min-[760px]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] @min-[760px]:items-center @min-[760px]:gap-8">
        <div>
          <h2 className="text-base font-semibold">{t`Left to wager: ${owed}`}</h2>
          <p className="text-sm text-quiet">
            {hasBonus
              ? t`From your deposits and rewards so far. Active bonus: ${bonus}.`
              : t`From your deposits and rewards so far.`}
          </p>
        </div>
        <div className="flex flex-col gap-4">
          {cashNow !== null && <Current requirement={cashNow} />}
          {bonusNow !== null && <Current requirement={bonusNow} />}
        </div>
        <InternalLink
          to="/promotion/cover"
          className="-my-2 inline-flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-beak-text no-underline"
        >
          {t`See each requirement`}
          <ChevronRight aria-hidden="true" className="size-4" />
        </InternalLink>
      </div>
    </section>
  );
}
