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
import { FreezeChosen } from "./acts/freeze-chosen.tsx";
import { PutTagButton, TagBadges, TagsButton } from "./acts/tags.tsx";
import { tagsQuery } from "./queries.ts";
import { useMay } from "../../platform/session/session.ts";
import { useChoice } from "../../platform/tables/choosing.tsx";
import { ChosenBar } from "../../platform/tables/chosen-bar.tsx";
import { DemoButton } from "./acts/demo-button.tsx";
import { momentColumn, moneyColumn, numberedMemberColumn } from "../../platform/tables/columns.tsx";

type MemberRow = RowOf<typeof listMembers>;

const page = getRouteApi("/inside/members");

export function MembersPage() {
  const { t } = useLingui();
  const may = useMay();
  const query = useQuery(askList(listMembers, page.useSearch()));
  const tags = useQuery(tagsQuery).data?.list ?? [];
  const choice = useChoice({
    rows: query.data?.list ?? [],
    keyOf: ({ member_id }) => String(member_id),
    nameOf: ({ account }) => account,
  });
  const facts = useColumns();
  return (
    <ListPage
      screen="members"
      title={t`Players`}
      acts={
        <div className="flex flex-wrap gap-2">
          <TagsButton />
          <DemoButton />
        </div>
      }
      query={query}
      summary={query.data !== undefined && <LookedAt answer={query.data} />}
      columns={may("members.freeze") || may("members.notes") ? [choice.column, ...facts] : facts}
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
          {tags.length > 0 && (
            <AddressSelect
              name="tag"
              label={t`Tag`}
              words={Object.fromEntries(tags.map(({ tag_id, name }) => [tag_id, name]))}
            />
          )}
          <DeedFilters />
        </>
      }
    >
      <ChosenBar choice={choice} label={t`Chosen players`}>
        <PutTagButton members={choice.chosen} onDone={choice.clear} />
        <FreezeChosen
          members={choice.chosen.filter(({ status }) => status === "active")}
          onDone={choice.clear}
        />
      </ChosenBar>
    </ListPage>
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
  const states = useMemberStatusNames();
  return [
    numberedMemberColumn("account", t`Account`, (row) => row, {
      isFixed: true,
      text: (row) => row.account,
    }),
    {
      id: "state",
      label: t`State`,
      text: (row) => states[row.status] ?? "",
      cell: (row) => <MemberBadge status={row.status} />,
    },
    {
      id: "name",
      label: t`Name`,
      className: "md:min-w-44",
      text: (row) => `${row.realname} ${row.cpf_masked} ${row.phone_masked}`,
      cell: (row) => (
        <span className="inline-flex flex-col">
          {row.realname}
          <span className="tabular text-xs whitespace-nowrap text-quiet">
            {row.cpf_masked} · {row.phone_masked}
          </span>
        </span>
      ),
    },
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
    {
      id: "tags",
      label: t`Tags`,
      text: (row) => row.tags.map(({ name }) => name).join(", "),
      cell: (row) => (row.tags.length === 0 ? <Dash /> : <TagBadges tags={row.tags} />),
    },
    momentColumn("since", t`Since`, (row) => row.created_at, { style: "day" }),
  ];
}
