import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { OctagonX } from "lucide-react";
import { Moment } from "../../platform/tables/show.tsx";
import { useScopeName } from "./labels.tsx";
import { stopsQuery } from "./queries.ts";
import { ResumeButton } from "./stop-buttons.tsx";

/** While something is stopped by hand, everybody sees it, on every page. */
export function StopsBanner() {
  const { t } = useLingui();
  const { data } = useQuery(stopsQuery);
  const nameOf = useScopeName();
  const stops = data?.list ?? [];
  if (stops.length === 0) return null;
  return (
    <section
      aria-label={t`Stopped play`}
      className="mb-4 flex flex-col gap-2 rounded-tile border border-coral bg-coral/12 px-4 py-3 text-sm"
    >
      {stops.map((stop) => {
        const name = nameOf(stop.scope, stop.name);
        return (
          <div key={stop.scope} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OctagonX aria-hidden="true" className="size-5 shrink-0 text-coral-text" />
            <strong className="text-coral-text">
              <Trans>Play is stopped: {name}</Trans>
            </strong>
            <span className="min-w-0 break-words">{stop.reason}</span>
            <span className="text-quiet">
              {stop.by} · <Moment iso={stop.at} style="moment" />
            </span>
            <span className="ml-auto">
              <ResumeButton scope={stop.scope} name={name} />
            </span>
          </div>
        );
      })}
    </section>
  );
}
