import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { listMembers } from "@tucano/contract/backoffice/members/members.ts";
import { askList, type RowOf } from "../../platform/api.ts";
import { AddressSelect, AddressText } from "../../platform/tables/address-filters.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import { MemberBadge, useMemberStatusNames } from "../../platform/subjects/labels.tsx";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { DemoButton } from "./acts/demo-button.tsx";
import { memberColumn, momentColumn, textColumn } from "../../platform/tables/columns.tsx";

type MemberRow = RowOf<typeof listMembers>;

const page = getRouteApi("/inside/members");

export function MembersPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="members"
      title={t`Players`}
      acts={<DemoButton />}
      query={useQuery(askList(listMembers, page.useSearch()))}
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
        </>
      }
    />
  );
}

function useColumns(): readonly ListColumn<MemberRow>[] {
  const { t } = useLingui();
  return [
    memberColumn("account", t`Account`, (row) => row, { isFixed: true }),
    textColumn("name", t`Name`, (row) => row.realname),
    textColumn("number", t`Number`, (row) => row.member_id, { className: "tabular" }),
    textColumn("cpf", "CPF", (row) => row.cpf_masked, { className: "tabular" }),
    textColumn("phone", t`Phone`, (row) => row.phone_masked, { className: "tabular" }),
    {
      id: "level",
      label: t`Level`,
      text: (row) => String(row.level),
      cell: (row) => `VIP ${row.level}`,
    },
    momentColumn("since", t`Since`, (row) => row.created_at),
    {
      id: "state",
      label: t`State`,
      text: (row) => row.status,
      cell: (row) => <MemberBadge status={row.status} />,
    },
  ];
}
