import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import {
  listBarredImports,
  listExclusions,
} from "@tucano/contract/backoffice/members/compliance.ts";
import { FormButton } from "../../../platform/act-button.tsx";
import { AddressSelect } from "../../../platform/tables/address-filters.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { ask, askList, type RowOf } from "../../../platform/api.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Card, Loaded, Moment } from "../../../platform/tables/show.tsx";
import { BarredSheet, ExcludeSheet, FindPerson } from "./exclusion-sheets.tsx";
import { LiftBar } from "./lift-bar.tsx";
import {
  momentColumn,
  textColumn,
  numberedMemberColumn,
} from "../../../platform/tables/columns.tsx";

type ExclusionRow = RowOf<typeof listExclusions>;

const page = getRouteApi("/inside/compliance/exclusions");

/** Members who are excluded, and the authority's list. */
export function ExclusionsPage() {
  const { t } = useLingui();
  const may = useMay();
  const permission = "compliance.exclusions";
  return (
    <ListPage
      screen="exclusions"
      title={t`Exclusions`}
      acts={
        <span className="flex flex-wrap gap-2">
          <FormButton
            permission={permission}
            label={t`Bring a barred list in`}
            look="quiet"
            form={(close) => <BarredSheet onClose={close} />}
          />
          <FormButton
            permission={permission}
            label={t`Exclude a player`}
            form={(close) => <ExcludeSheet onClose={close} />}
          />
        </span>
      }
      above={
        <div className="grid gap-4 lg:grid-cols-2">
          {may(permission) && <FindPerson />}
          <Imports />
        </div>
      }
      query={useQuery(askList(listExclusions, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.exclusion_id}
      empty={t`Nobody is excluded.`}
      filters={
        <AddressSelect
          name="which"
          label={t`Which`}
          words={{ running: t`Those that run`, all: t`All` }}
          usual="running"
        />
      }
    />
  );
}

function Imports() {
  const { t } = useLingui();
  const query = useQuery(ask(listBarredImports, {}));
  return (
    <Card title={t`Barred lists`}>
      <Loaded query={query}>
        {({ list }) => (
          <ul className="flex flex-col gap-1 text-sm">
            {list.length === 0 && (
              <li className="text-quiet">
                <Trans>None yet.</Trans>
              </li>
            )}
            {list.map((one) => (
              <li key={one.import_id} className="flex flex-wrap gap-2">
                <Moment iso={one.imported_at} style="moment" />
                {one.source}: <Plural value={one.persons} one="# person" other="# persons" />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Link to="/compliance/barred" className="text-sm text-beak-text">
        <Trans>Players on the barred list</Trans>
      </Link>
    </Card>
  );
}

function useColumns(): readonly ListColumn<ExclusionRow>[] {
  const { t } = useLingui();
  const kind = (row: ExclusionRow) => {
    if (row.is_barred) return t`Barred by a list`;
    return row.kind === "time-out" ? t`Time-out` : t`Exclusion`;
  };
  return [
    numberedMemberColumn("player", t`Player`, (row) => row.member, { isFixed: true }),
    textColumn("kind", t`Kind`, kind),
    momentColumn("since", t`Since`, (row) => row.started_at),
    {
      id: "until",
      label: t`Until`,
      text: (row) => row.until ?? "",
      cell: (row) => (row.until === null ? t`For good` : <Moment iso={row.until} style="day" />),
    },
    textColumn("reason", t`Reason`, (row) => row.reason),
    {
      id: "acts",
      label: t`Act`,
      text: () => "",
      cell: (row) =>
        row.is_barred && row.ended_at === null ? <LiftBar memberId={row.member.member_id} /> : null,
    },
  ];
}
