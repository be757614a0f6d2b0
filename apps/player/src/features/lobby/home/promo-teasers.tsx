/** What can be taken part in now, in the house's own numbers. Without any, nothing is shown. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { firstRechargeQuery, isWithinReach } from "../../../platform/money/first-recharge.ts";
import { useIsMember } from "../../../platform/session/session.ts";
import { InternalLink } from "../../../platform/shell/internal-link.tsx";
import type { Activity } from "../api.ts";

const MOST = 6;
const ALL_PATH = "/promotion/activity";

/** Each activity's own picture: its left half is empty, for the words. */
function Picture({ code }: { code: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={`/art/promotions/${encodeURIComponent(code)}.avif`}
      alt=""
      width={960}
      height={400}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover object-right transition-transform duration-200 group-hover:scale-[1.03]"
      onError={() => setFailed(true)}
    />
  );
}

function Teaser({ activity }: { activity: Activity }) {
  return (
    <InternalLink
      to={activity.target}
      className="hero-night group relative flex h-full min-h-34 flex-col justify-center overflow-hidden rounded-card p-4 text-white no-underline lg:min-h-38 lg:p-5"
    >
      <Picture code={activity.code} />
      <span aria-hidden="true" className="studio-shade absolute inset-0" />
      <span className="relative block max-w-[66%]">
        <span className="block text-base leading-[1.25rem] font-bold">{activity.title}</span>
        <span className="mt-1 line-clamp-3 text-sm text-white/88">{activity.summary}</span>
      </span>
    </InternalLink>
  );
}

/** Whoever can no longer have the gift for a first deposit is not invited to it. */
function useOffered(activities: readonly Activity[]): readonly Activity[] {
  const isMember = useIsMember();
  const { data } = useQuery({ ...firstRechargeQuery, enabled: isMember });
  const isOffered = data === undefined ? !isMember : isWithinReach(data);
  return isOffered ? activities : activities.filter(({ code }) => code !== "ftd");
}

export function PromoTeasers({ activities }: { activities: readonly Activity[] }) {
  const offered = useOffered(activities);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="promo-teasers" className="mt-5 sm:mt-8">
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
        {offered.slice(0, MOST).map((activity) => (
          <li key={activity.code}>
            <Teaser activity={activity} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-quiet">
        {t`Each has terms and a deadline. You'll find them on its page before you take part.`}
      </p>
    </section>
  );
}
