import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { listMembers } from "@tucano/contract/backoffice/members/members.ts";
import { askList, type RowOf } from "../../platform/api.ts";
import { AddressSelect, AddressText } from "../../platform/tables/address-filters.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import { MemberBadge, useMemberStatusNames } from "../../platform/subjects/labels.tsx";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatFigure } from "../../platform/figures.ts";
import { Dash, Day } from "../../platform/tables/show.tsx";
import { DeedFilters } from "./deed-filters.tsx";
import { DemoButton } from "./acts/demo-button.tsx";
import {
  memberColumn,
  momentColumn,
  moneyColumn,
  textColumn,
} from "../../platform/tables/columns.tsx";

type MemberRow = RowOf<typeof listMembers>;

const page = getRouteApi("/inside/members");

export function MembersPage() {
  const { t } = useLingui();
  const query = useQuery(askList(listMembers, page.useSearch()));
  return (
    <ListPage
      screen="members"
      title={t`Players`}
      acts={<DemoButton />}
      query={query}
      summary={query.data !== undefined && <LookedAt answer={query.data} />}
      columns={useColumns()}
      keyOf={(row) => row.member_id}
      empty={t`No player matches.`}
      filters={
        <>
          <AddressText
            name="text"
            label={t`Find by number, account, name, phone, CPF or e-mail`}
            className="md:w-72"
          />
          <AddressSelect name="status" label={t`State`} words={useMemberStatusNames()} />
          <DeedFilters />
        </>
      }
    />
  );
}

/** A filter by what players did looks through so many at a time; the pager goes on. */
function LookedAt({ answer }: { answer: DataOf<typeof listMembers> }) {
  const { looked_at: lookedAt, list, next } = answer;
  if (lookedAt === null) return null;
  const found = formatFigure(list.length);
  const through = formatFigure(lookedAt);
  return (
    <p role="status" className="text-sm text-quiet">
      {next === null ? (
        <Trans>
          {found} found among {through} players.
        </Trans>
      ) : (
        <Trans>
          {found} found among {through} players so far, the newest first. The next page looks
          further.
        </Trans>
      )}
    </p>
  );
}

function useColumns(): readonly ListColumn<MemberRow>[] {
  const { t } = useLingui();
  return [
    memberColumn("account", t`Account`, (row) => row, { isFixed: true }),
    {
      id: "state",
      label: t`State`,
      text: (row) => row.status,
      cell: (row) => <MemberBadge status={row.status} />,
    },
    textColumn("name", t`Name`, (row) => row.realname),
    {
      id: "level",
      label: t`Level`,
      className: "md:whitespace-nowrap",
      text: (row) => String(row.level),
      cell: (row) => `VIP ${row.level}`,
    },
    moneyColumn("cash", t`Cash`, (row) => row.cash),
    moneyColumn("deposited", t`Deposited`, (row) => row.deposited),
    moneyColumn("result", t`Result`, (row) => row.net_result, { isSigned: true }),
    {
      id: "played",
      label: t`Played last`,
      text: (row) => row.last_played_on ?? "",
      cell: (row) => (row.last_played_on === null ? <Dash /> : <Day day={row.last_played_on} />),
    },
    momentColumn("since", t`Since`, (row) => row.created_at),
    textColumn("number", t`Number`, (row) => row.member_id, { className: "tabular" }),
    textColumn("cpf", "CPF", (row) => row.cpf_masked, {
      className: "tabular md:whitespace-nowrap",
    }),
    textColumn("phone", t`Phone`, (row) => row.phone_masked, { className: "tabular" }),
  ];
}
