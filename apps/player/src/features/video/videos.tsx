/** The live video page: one stream large, the others to choose from. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { Radio } from "lucide-react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { type Channel, type Channels, channelsQuery } from "./api.ts";
import { Stream } from "./stream.tsx";
import { TableStatus } from "./table-status.tsx";

function ChannelLink({ channel, isChosen }: { channel: Channel; isChosen: boolean }) {
  return (
    <li>
      <Link
        to="/video"
        search={{ channel: channel.id }}
        replace
        resetScroll={false}
        aria-current={isChosen ? "true" : undefined}
        className={cx(
          "flex min-h-16 items-center gap-3 rounded-card p-2 pr-4 no-underline shadow-inner",
          "transition-colors hover:bg-surface-2",
          isChosen ? "bg-surface-2" : "bg-surface-1",
        )}
      >
        <span className="block h-15 w-11.25 shrink-0 overflow-hidden rounded-[10px] bg-surface-3">
          {channel.poster !== null && (
            <img
              src={channel.poster.replace("tile-480", "tile-240")}
              alt=""
              width={45}
              height={60}
              loading="lazy"
              className="size-full object-cover"
            />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{channel.title}</span>
          <span className="block truncate text-xs text-quiet">
            {channel.kind === "studio" ? t`Our studio` : t`Partner stream`}
          </span>
        </span>
        {isChosen && <Radio aria-hidden="true" className="size-4 shrink-0 text-beak-text" />}
      </Link>
    </li>
  );
}

function NoStreams({ hasStudio }: { hasStudio: boolean }) {
  return (
    <EmptyState
      image={scenes.offline}
      title={t`Nothing is on air right now.`}
      text={hasStudio ? t`Come back in a moment.` : t`The tables are still open.`}
      action={
        <Link to="/game" search={{ type: "live" }} className={buttonClass("primary")}>
          {t`See the live tables`}
        </Link>
      }
    />
  );
}

function Watching({ list, has_studio: hasStudio, chosen }: Channels & { chosen?: string }) {
  const channel = list.find(({ id }) => id === chosen) ?? list[0];
  if (channel === undefined) return <NoStreams hasStudio={hasStudio} />;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="sr-only">{channel.title}</h2>
        <Stream key={channel.id} channel={channel} />
        {channel.game !== null && <TableStatus key={`table-${channel.id}`} game={channel.game} />}
      </div>
      <nav aria-label={t`Channels`}>
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
          {list.map((one) => (
            <ChannelLink key={one.id} channel={one} isChosen={one.id === channel.id} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="aspect-video w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
  );
}

export function Videos({ chosen }: { chosen: string | undefined }) {
  const query = useQuery(channelsQuery);
  return (
    <QueryState query={query} waiting={<Waiting />}>
      {(channels) => <Watching {...channels} {...(chosen !== undefined && { chosen })} />}
    </QueryState>
  );
}
