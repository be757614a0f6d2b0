import { useLingui } from "@lingui/react/macro";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { DataTable, MemberLink } from "../../platform/data-table.tsx";
import { MemberBadge } from "../../platform/labels.tsx";
import { PagedList } from "../../platform/paged-list.tsx";
import { Moment, PageHead } from "../../platform/show.tsx";
import { membersQuery } from "./queries.ts";

export function MembersPage() {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const query = useQuery(membersQuery(useDeferredValue(text), page));
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Players`} />
      <TextField
        className="max-w-md"
        type="search"
        maxLength={100}
        value={text}
        label={t`Find by number, account, name, phone, CPF or e-mail`}
        onChange={(event) => {
          setText(event.target.value);
          setPage(1);
        }}
      />
      <PagedList query={query} empty={t`No player matches.`} onPage={setPage}>
        {(rows) => (
          <DataTable
            rows={rows}
            keyOf={(member) => member.member_id}
            columns={[
              { label: t`Account`, cell: (member) => <MemberLink member={member} /> },
              { label: t`Name`, cell: (member) => member.realname },
              { label: t`Number`, className: "tabular", cell: (member) => member.member_id },
              { label: t`Phone`, className: "tabular", cell: (member) => member.phone },
              { label: t`Since`, cell: (member) => <Moment iso={member.created_at} /> },
              { label: t`State`, cell: (member) => <MemberBadge status={member.status} /> },
            ]}
          />
        )}
      </PagedList>
    </div>
  );
}
