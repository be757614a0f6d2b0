/** What can be taken part in now, in the house's own numbers. Without any, nothing is shown. */
import { t } from "@lingui/core/macro";
import type { ActivityCode } from "@tucano/contract/activities.ts";
import {
  CalendarCheck,
  ChevronRight,
  Coins,
  Crown,
  Gift,
  Layers,
  LifeBuoy,
  LoaderPinwheel,
  type LucideIcon,
  Percent,
  UserPlus,
} from "lucide-react";
import { InternalLink } from "../../platform/internal-link.tsx";
import type { Activity } from "./api.ts";

const MOST = 6;
const ALL_PATH = "/promotion/activity";

const icons: Readonly<Record<ActivityCode, LucideIcon>> = {
  ftd: Gift,
  "recharge-tiers": Layers,
  "recharge-rebate": Coins,
  invitation: UserPlus,
  "daily-relief": LifeBuoy,
  day7: CalendarCheck,
  "daily-wheel": LoaderPinwheel,
  "lottery-wheel": LoaderPinwheel,
  rebates: Percent,
  vip: Crown,
};

function Teaser({ activity }: { activity: Activity }) {
  const Icon = icons[activity.code];
  return (
    <InternalLink
      to={activity.target}
      className="card group flex h-full min-h-24 items-center gap-4 p-4 no-underline transition-colors hover:bg-surface-2"
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-beak/15 text-beak-text">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold">{activity.title}</span>
        <span className="line-clamp-2 text-sm text-quiet">{activity.summary}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
    </InternalLink>
  );
}

export function PromoTeasers({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return null;
  return (
    <section aria-labelledby="promo-teasers" className="mt-8">
      <div className="mb-2.5 flex min-h-11 items-center gap-2">
        <h2 id="promo-teasers" className="flex-1 text-base font-semibold lg:text-lg">
          {t`Promotions`}
        </h2>
        <InternalLink
          to={ALL_PATH}
          className="inline-flex min-h-11 items-center text-sm font-medium text-beak-text no-underline"
        >
          {t`See all with their terms`}
        </InternalLink>
      </div>
      <ul className="teasers -mx-3 scroll-px-3 px-3 sm:mx-0 sm:px-0">
        {activities.slice(0, MOST).map((activity) => (
          <li key={activity.code}>
            <Teaser activity={activity} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-quiet">
        {t`Each has conditions and a deadline: they stand on its page, before you take part.`}
      </p>
    </section>
  );
}
