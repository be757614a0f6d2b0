import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@tucano/ui/chip.tsx";
import { Button } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DataTable } from "../../../platform/tables/data-table.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Loaded, Moment, NothingHere, PageHead } from "../../../platform/tables/show.tsx";
import { type ChannelRow, channelsQuery } from "../queries.ts";
import { ChannelSheet, DeleteChannelSheet } from "./video-sheets.tsx";

type Open = { act: "save"; channel: ChannelRow | null } | { act: "delete"; channel: ChannelRow };

/** Streams of others that the video page shows beside our own. */
export function VideosPage() {
  const { t } = useLingui();
  const may = useMay();
  const query = useQuery(channelsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const add = may("games.manage") && (
    <Button size="sm" onClick={() => setOpen({ act: "save", channel: null })}>
      <Trans>Add a stream</Trans>
    </Button>
  );
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Video channels`}>{add}</PageHead>
      <Loaded query={query}>
        {({ list, running }) => (
          <>
            <p className="text-sm text-quiet">
              {running.length === 0 ? (
                <Trans>None of our own streams is watched just now.</Trans>
              ) : (
                <Trans>Our own streams being watched: {running.join(", ")}</Trans>
              )}
            </p>
            {list.length === 0 ? (
              <NothingHere text={t`No stream of others has been entered.`} />
            ) : (
              <div className="card overflow-x-auto">
                <Channels rows={list} onOpen={setOpen} />
              </div>
            )}
          </>
        )}
      </Loaded>
      {open?.act === "save" && <ChannelSheet channel={open.channel} onClose={close} />}
      {open?.act === "delete" && <DeleteChannelSheet channel={open.channel} onClose={close} />}
    </div>
  );
}

interface ChannelsProps {
  rows: readonly ChannelRow[];
  onOpen: (open: Open) => void;
}

function Channels({ rows, onOpen }: ChannelsProps) {
  const { t } = useLingui();
  const may = useMay();
  return (
    <DataTable
      rows={rows}
      keyOf={(row) => row.channel_id}
      columns={[
        { label: t`Title`, cell: (row) => row.title },
        { label: t`Address`, cell: (row) => <span className="break-all">{row.stream_url}</span> },
        { label: t`Place`, isNumber: true, cell: (row) => row.position },
        {
          label: t`State`,
          cell: (row) =>
            row.is_shown ? (
              <Badge tone="leaf">
                <Trans>Shown</Trans>
              </Badge>
            ) : (
              <Badge>
                <Trans>Hidden</Trans>
              </Badge>
            ),
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
          ? {
              label: t`Act`,
              cell: (row) => (
                <span className="flex flex-wrap gap-2">
                  <Button
                    look="quiet"
                    size="sm"
                    onClick={() => onOpen({ act: "save", channel: row })}
                  >
                    <Trans>Change</Trans>
                  </Button>
                  <Button
                    look="danger"
                    size="sm"
                    onClick={() => onOpen({ act: "delete", channel: row })}
                  >
                    <Trans>Delete</Trans>
                  </Button>
                </span>
              ),
            }
          : null,
      ]}
    />
  );
}
