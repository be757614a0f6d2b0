import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ticketStatuses } from "@tucano/contract/player/site/messages.ts";
import { listDeskTickets, ticketViews } from "@tucano/contract/backoffice/members/support.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { askList } from "../../platform/api.ts";
import { AddressSelect, wordsOf } from "../../platform/tables/address-filters.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import type { TicketRow } from "./queries.ts";
import { SupportFigures } from "./support-figures.tsx";
import { Waiting } from "./waiting.tsx";
import {
  categoryLabels,
  starsOf,
  statusLabels,
  TicketBadge,
  type TicketView,
  viewLabels,
} from "./words.tsx";
import { memberColumn, momentColumn, textColumn } from "../../platform/tables/columns.tsx";

/** An inbox is looked at for a long time. */
const INBOX_MS = 5_000;

const page = getRouteApi("/inside/tickets");

/** Conversations that wait for an answer, the longest first; or all. */
export function TicketsPage() {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const { view = "all", status = "open", cursor } = page.useSearch();
  const { filter } = useAddressSearch();
  const asked = { view, cursor, status: status === "all" ? undefined : status };
  const query = useQuery({ ...askList(listDeskTickets, asked), refetchInterval: INBOX_MS });
  const waiting = query.data?.waiting;
  const countOf = (one: TicketView) => (waiting === undefined ? "" : ` (${waiting[one]})`);
  return (
    <ListPage
      screen="tickets"
      title={t`Conversations`}
      acts={
        <Link to="/macros" className="text-sm font-medium text-beak-text">
          <Trans>Ready answers</Trans>
        </Link>
      }
      above={<SupportFigures />}
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
          <AddressSelect
            name="status"
            label={t`State`}
            words={wordsOf(ticketStatuses, (one) => _(statusLabels[one][0]))}
            usual="open"
            withAll
          />
        </>
      }
    />
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
    memberColumn("player", t`Player`, (row) => row.member),
    {
      id: "category",
      label: t`About`,
      text: (row) => _(categoryLabels[row.category]),
      cell: (row) => _(categoryLabels[row.category]),
    },
    {
      id: "waiting",
      label: t`Waiting`,
      text: (row) => row.waiting_since ?? "",
      cell: (row) => <Waiting since={row.waiting_since} />,
    },
    momentColumn("last", t`Last message`, (row) => row.updated_at),
    textColumn("assigned", t`Looked after by`, (row) => row.assigned_to),
    {
      id: "state",
      label: t`State`,
      text: (row) => _(statusLabels[row.status][0]),
      cell: (row) => <TicketBadge status={row.status} />,
    },
    textColumn("rating", t`Rating`, (row) => starsOf(row.stars)),
  ];
}
