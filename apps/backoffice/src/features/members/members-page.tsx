import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { MemberLink } from "../../platform/tables/data-table.tsx";
import { SelectFilter, TextFilter } from "../../platform/fields.tsx";
import { MemberBadge, useMemberStatusNames } from "../../platform/subjects/labels.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Moment, PageHead } from "../../platform/tables/show.tsx";
import { DemoSheet } from "./acts/demo-sheet.tsx";
import { type MemberRow, membersQuery } from "./queries.ts";

const page = getRouteApi("/inside/members");

export function MembersPage() {
  const { t } = useLingui();
  const { text, status, cursor } = page.useSearch();
  const { filter } = useAddressSearch();
  const may = useMay();
  const [isMakingDemo, setIsMakingDemo] = useState(false);
  const query = useQuery(membersQuery({ text, status, cursor }));
  const columns = useColumns();
  const statuses = useMemberStatusNames();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Players`}>
        {may("members.credentials") && (
          <Button size="sm" look="quiet" onClick={() => setIsMakingDemo(true)}>
            <Trans>New demo player</Trans>
          </Button>
        )}
      </PageHead>
      <ListTable
        screen="members"
        caption={t`Players`}
        query={query}
        columns={columns}
        keyOf={(row) => row.member_id}
        empty={t`No player matches.`}
        filters={
          <>
            <TextFilter
              label={t`Find by number, account, name, phone, CPF or e-mail`}
              className="w-72 max-w-full"
              value={text ?? ""}
              onChange={(value) => filter({ text: value })}
            />
            <SelectFilter
              label={t`State`}
              value={status ?? ""}
              all={t`All`}
              options={statuses}
              onChange={(value) => filter({ status: value })}
            />
          </>
        }
      />
      {isMakingDemo && <DemoSheet onClose={() => setIsMakingDemo(false)} />}
    </div>
  );
}

function useColumns(): readonly ListColumn<MemberRow>[] {
  const { t } = useLingui();
  return [
    {
      id: "account",
      label: t`Account`,
      isFixed: true,
      text: (row) => row.account,
      cell: (row) => <MemberLink member={row} />,
    },
    { id: "name", label: t`Name`, text: (row) => row.realname, cell: (row) => row.realname },
    {
      id: "number",
      label: t`Number`,
      className: "tabular",
      text: (row) => String(row.member_id),
      cell: (row) => row.member_id,
    },
    {
      id: "cpf",
      label: "CPF",
      className: "tabular",
      text: (row) => row.cpf_masked,
      cell: (row) => row.cpf_masked,
    },
    {
      id: "phone",
      label: t`Phone`,
      className: "tabular",
      text: (row) => row.phone_masked,
      cell: (row) => row.phone_masked,
    },
    {
      id: "level",
      label: t`Level`,
      text: (row) => String(row.level),
      cell: (row) => `VIP ${row.level}`,
    },
    {
      id: "since",
      label: t`Since`,
      text: (row) => row.created_at,
      cell: (row) => <Moment iso={row.created_at} style="moment" />,
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => row.status,
      cell: (row) => <MemberBadge status={row.status} />,
    },
  ];
}
