import { useLingui } from "@lingui/react/macro";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { MemberBadge } from "../../platform/labels.tsx";
import { Loaded, Moment, NothingHere, PageHead, Pager } from "../../platform/show.tsx";
import { membersQuery } from "./queries.ts";

export function MembersPage() {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const query = useQuery(membersQuery(useDeferredValue(text), page));
  const labels = {
    account: t`Account`,
    name: t`Name`,
    number: t`Number`,
    phone: t`Phone`,
    since: t`Since`,
    state: t`State`,
  };
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
      <Loaded query={query}>
        {(data) =>
          data.list.length === 0 ? (
            <NothingHere text={t`No player matches.`} />
          ) : (
            <div className="card overflow-x-auto">
              <table className="grid-table">
                <thead>
                  <tr>
                    {Object.values(labels).map((label) => (
                      <th key={label} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {data.list.map((member) => (
                    <tr key={member.member_id}>
                      <td data-label={labels.account}>
                        <Link
                          to="/members/$memberId"
                          params={{ memberId: String(member.member_id) }}
                          className="font-medium text-beak-text"
                        >
                          {member.account}
                        </Link>
                      </td>
                      <td data-label={labels.name}>{member.realname}</td>
                      <td data-label={labels.number} className="tabular">
                        {member.member_id}
                      </td>
                      <td data-label={labels.phone} className="tabular">
                        {member.phone}
                      </td>
                      <td data-label={labels.since}>
                        <Moment iso={member.created_at} />
                      </td>
                      <td data-label={labels.state}>
                        <MemberBadge status={member.status} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Pager page={data.page} limit={data.limit} total={data.total} onPage={setPage} />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
