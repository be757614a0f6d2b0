import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { useMay } from "../../../platform/session/session.ts";
import { Moment } from "../../../platform/tables/show.tsx";
import type { ChannelRow } from "../queries.ts";
import { ChannelActs, ChannelSheet } from "./video-sheets.tsx";
import { listChannels } from "@tucano/contract/backoffice/games/video-channels.ts";
import { FormButton } from "../../../platform/act-button.tsx";
import { ask } from "../../../platform/api.ts";
import { Page } from "../../../platform/tables/page.tsx";
import { ViewTable } from "../../../platform/tables/view-table.tsx";

/** Streams of others that the video page shows beside our own. */
export function VideosPage() {
  const { t } = useLingui();
  const may = useMay();
  return (
    <Page
      title={t`Video channels`}
      acts={
        <FormButton
          permission="games.manage"
          label={t`Add a stream`}
          form={(close) => <ChannelSheet channel={null} onClose={close} />}
        />
      }
    >
      <ViewTable
        query={useQuery(ask(listChannels, {}))}
        above={({ running }) => (
          <p className="text-sm text-quiet">
            {running.length === 0 ? (
              <Trans>None of our own streams is watched just now.</Trans>
            ) : (
              <Trans>Our own streams being watched: {running.join(", ")}</Trans>
            )}
          </p>
        )}
        empty={t`No stream of others has been entered.`}
        keyOf={(row) => row.channel_id}
        columns={[
          { label: t`Title`, cell: (row) => row.title },
          { label: t`Address`, cell: (row) => <span className="break-all">{row.stream_url}</span> },
          { label: t`Place`, isNumber: true, cell: (row) => row.position },
          {
            label: t`State`,
            cell: (row) =>
              row.is_shown ? <Badge tone="leaf">{t`Shown`}</Badge> : <Badge>{t`Hidden`}</Badge>,
          },
          {
            label: t`Set by`,
            cell: (row) => (
              <span className="text-quiet">
                {row.set_by} · <Moment iso={row.set_at} style="moment" />
              </span>
            ),
          },
          may("games.manage")
            ? { label: t`Act`, cell: (row: ChannelRow) => <ChannelActs channel={row} /> }
            : null,
        ]}
      />
    </Page>
  );
}
