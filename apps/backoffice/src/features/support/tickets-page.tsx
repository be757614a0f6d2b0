import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ticketStatuses } from "@tucano/contract/player/site/messages.ts";
import { ticketViews } from "@tucano/contract/backoffice/members/support.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { MemberLink } from "../../platform/tables/data-table.tsx";
import { SelectFilter } from "../../platform/fields.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { Moment, PageHead } from "../../platform/tables/show.tsx";
import { type TicketRow, ticketsQuery } from "./queries.ts";
import { Waiting } from "./waiting.tsx";
import {
  categoryLabels,
  statusLabels,
  TicketBadge,
  type TicketView,
  viewLabels,
} from "./words.tsx";

const page = getRouteApi("/inside/tickets");

/** Conversations that wait for an answer, the longest first; or all. */
export function TicketsPage() {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const { view = "all", status, cursor } = page.useSearch();
  const { filter } = useAddressSearch();
  const chosen = status ?? "open";
  const query = useQuery(
    ticketsQuery({
      view,
      ...(chosen !== "all" && { status: chosen }),
      ...(cursor !== undefined && { cursor }),
    }),
  );
  const waiting = query.data?.waiting;
  const countOf = (one: TicketView) => (waiting === undefined ? "" : ` (${waiting[one]})`);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Conversations`}>
        <Link to="/macros" className="text-sm font-medium text-beak-text">
          <Trans>Ready answers</Trans>
        </Link>
      </PageHead>
      <ListTable
        screen="tickets"
        caption={t`Conversations`}
        query={query}
        columns={useColumns()}
        keyOf={(row) => row.ticket_no}
        empty={t`Nobody waits here.`}
        filters={
          <>
            <Segmented<TicketView>
              label={t`Whose`}
              value={view}
              onChange={(value) => filter({ view: value })}
              options={ticketViews.map((value) => ({
                value,
                label: `${_(viewLabels[value])}${countOf(value)}`,
              }))}
            />
            <SelectFilter
              label={t`State`}
              value={chosen === "all" ? "" : chosen}
              all={t`All`}
              options={ticketStatuses.map((value) => ({ value, label: _(statusLabels[value][0]) }))}
              onChange={(value) => filter({ status: value ?? "all" })}
            />
          </>
        }
      />
    </div>
  );
}

function useColumns(): readonly ListColumn<TicketRow>[] {
  const { t } = useLingui();
  const { _ } = useRuntime();
  return [
    {
      id: "subject",
      label: t`Question`,
      isFixed: true,
      text: (row) => row.subject,
      cell: (row) => (
        <Link
          to="/tickets/$ticketNo"
          params={{ ticketNo: row.ticket_no }}
          className="font-medium break-words text-beak-text"
        >
          {row.subject}
        </Link>
      ),
    },
    {
      id: "player",
      label: t`Player`,
      text: (row) => row.member.account,
      cell: (row) => <MemberLink member={row.member} />,
    },
    {
      id: "category",
      label: t`About`,
      text: (row) => row.category,
      cell: (row) => _(categoryLabels[row.category]),
    },
    {
      id: "waiting",
      label: t`Waiting`,
      text: (row) => row.waiting_since ?? "",
      cell: (row) => <Waiting since={row.waiting_since} />,
    },
    {
      id: "last",
      label: t`Last message`,
      text: (row) => row.updated_at,
      cell: (row) => <Moment iso={row.updated_at} style="moment" />,
    },
    {
      id: "assigned",
      label: t`Looked after by`,
      text: (row) => row.assigned_to ?? "",
      cell: (row) => row.assigned_to ?? "–",
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => row.status,
      cell: (row) => <TicketBadge status={row.status} />,
    },
  ];
}
