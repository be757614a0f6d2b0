/** What is there to be claimed, and what the running week and month may still bring. */
import { t } from "@lingui/core/macro";
import { claimGift } from "@tucano/contract/player/rewards/vip.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { CalendarDays, Gift as GiftIcon, Sparkles, type LucideIcon } from "lucide-react";
import { isZero, shareOf } from "../../platform/money/amounts.ts";
import { useClaim } from "../../platform/money/claim.ts";
import { formatPercent, formatTime } from "../../platform/text.ts";
import type { Gift, Running, VipInfo } from "./api.ts";
import { kindText } from "./kinds.ts";

function nameOf(gift: Gift): string {
  const { level } = gift;
  if (gift.kind === "upgrade") return t`Gift for reaching VIP ${level}`;
  return kindText(gift.kind);
}

function ClaimableGift({ gift, isFirst }: { gift: Gift; isFirst: boolean }) {
  const claim = useClaim(claimGift, { reload: [["vip"]] });
  const wagering = formatMoney(gift.wagering);
  const until = gift.expires_at === null ? null : formatTime(gift.expires_at);
  const which = gift.kind === "upgrade" ? { level: gift.level } : { period: gift.period };
  const amount = formatMoney(gift.amount);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-tile bg-gold/10 p-4">
      <GiftIcon aria-hidden="true" className="size-6 shrink-0 text-gold-text" />
      <div className="min-w-40 flex-1">
        <p className="text-sm font-medium">{nameOf(gift)}</p>
        <p className="tabular text-lg font-bold text-gold-text">{amount}</p>
        <p className="text-xs text-quiet">
          {t`Paid in cash. To withdraw it, bet ${wagering} first.`}
          {until !== null && ` ${t`Available until ${until}.`}`}
        </p>
      </div>
      <Button
        look={isFirst ? "primary" : "quiet"}
        className="max-sm:w-full"
        isBusy={claim.isPending}
        onClick={() => claim.mutate({ kind: gift.kind, ...which })}
      >
        {t`Claim ${amount}`}
      </Button>
    </li>
  );
}

interface RunningGiftProps {
  icon: LucideIcon;
  name: string;
  running: Running;
  none: string;
}

function RunningGift({ icon: Icon, name, running, none }: RunningGiftProps) {
  const isMet = running.betting_missing === "0.00";
  const shown = formatMoney(running.betting);
  const all = formatMoney(running.betting_from);
  const missing = formatMoney(running.betting_missing);
  const day = formatTime(running.ends_at, "day");
  const soFar = formatMoney(running.amount_so_far);
  const rate = formatPercent(running.turnover_rate_max);
  return (
    <li className="flex flex-col gap-2 rounded-tile bg-surface-2 p-4">
      <div className="flex items-center gap-3">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-gold-text" />
        <h3 className="flex-1 text-sm font-medium">{name}</h3>
        {!isZero(running.amount) && (
          <p className="tabular font-bold text-gold-text">{formatMoney(running.amount)}</p>
        )}
      </div>
      {isZero(running.amount) ? (
        <p className="text-sm text-quiet">{none}</p>
      ) : (
        <>
          <ProgressBar
            tone="gold"
            label={name}
            value={shareOf(running.betting, running.betting_from)}
            valueText={t`${shown} of ${all}`}
          />
          <p className="text-sm">
            {isMet
              ? t`You've bet enough. You can claim it on ${day}, from 04:00.`
              : t`${missing} left to bet. Then you can claim it on ${day}, from 04:00.`}
          </p>
          <p className="tabular text-xs text-quiet">{t`${shown} of ${all}`}</p>
          <p className="text-xs text-quiet">
            {t`So far these bets are worth ${soFar}: never more than ${rate} of what they count towards wagering.`}
          </p>
        </>
      )}
    </li>
  );
}

/** Which level begins to get them: a market may give none at all. */
function weeklyFrom(vip: VipInfo): string {
  const name = vip.list.find((level) => !isZero(level.weekly_gift))?.name;
  if (name === undefined) return t`There is no such gift at the moment.`;
  return t`From ${name}, you get a gift for every week you play.`;
}

function monthlyFrom(vip: VipInfo): string {
  const name = vip.list.find((level) => !isZero(level.monthly_gift))?.name;
  if (name === undefined) return t`There is no such gift at the moment.`;
  return t`From ${name}, you get a gift for every month you play.`;
}

export function Gifts({ vip }: { vip: VipInfo }) {
  return (
    <section aria-labelledby="vip-gifts" className="card flex flex-col gap-3 p-5">
      <h2 id="vip-gifts" className="text-lg font-semibold">{t`Gifts`}</h2>
      <ul className="flex flex-col gap-3">
        {vip.gifts.map((gift, index) => (
          <ClaimableGift key={`${gift.kind}:${gift.period}`} gift={gift} isFirst={index === 0} />
        ))}
        <RunningGift
          icon={Sparkles}
          name={t`This week's gift`}
          running={vip.weekly}
          none={weeklyFrom(vip)}
        />
        <RunningGift
          icon={CalendarDays}
          name={t`This month's gift`}
          running={vip.monthly}
          none={monthlyFrom(vip)}
        />
      </ul>
      <p className="text-xs text-quiet">
        {t`A week runs from Monday to Sunday. You get the gift for the level you hold when the week or month ends, and have seven days to claim it.`}
      </p>
    </section>
  );
}
