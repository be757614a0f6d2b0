import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Button } from "@tucano/ui/button.tsx";
import { useState } from "react";
import { MemberCell } from "../../../platform/tables/data-table.tsx";
import { SelectFilter } from "../../../platform/fields.tsx";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Card, Loaded, Moment, PageHead } from "../../../platform/tables/show.tsx";
import { BarredSheet, ExcludeSheet, FindPerson } from "./exclusion-sheets.tsx";
import { LiftBar } from "./lift-bar.tsx";
import { barredQuery, type ExclusionRow, exclusionsQuery } from "../queries.ts";

const page = getRouteApi("/inside/compliance/exclusions");

/** Members who are excluded, and the authority's list. */
export function ExclusionsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { which, cursor } = page.useSearch();
  const { filter } = useAddressSearch();
  const query = useQuery(exclusionsQuery({ which, cursor }));
  const [sheet, setSheet] = useState<"exclude" | "barred" | null>(null);
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Exclusions`}>
        {may("compliance.exclusions") && (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" look="quiet" onClick={() => setSheet("barred")}>
              <Trans>Bring a barred list in</Trans>
            </Button>
            <Button size="sm" onClick={() => setSheet("exclude")}>
              <Trans>Exclude a player</Trans>
            </Button>
          </span>
        )}
      </PageHead>
      <div className="grid gap-4 lg:grid-cols-2">
        {may("compliance.exclusions") && <FindPerson />}
        <Imports />
      </div>
      <ListTable
        screen="exclusions"
        caption={t`Exclusions`}
        query={query}
        columns={columns}
        keyOf={(row) => row.exclusion_id}
        empty={t`Nobody is excluded.`}
        filters={
          <SelectFilter
            label={t`Which`}
            value={which === "all" ? "all" : ""}
            all={t`Those that run`}
            options={[{ value: "all", label: t`All` }]}
            onChange={(value) => filter({ which: value })}
          />
        }
      />
      {sheet === "exclude" && <ExcludeSheet onClose={() => setSheet(null)} />}
      {sheet === "barred" && <BarredSheet onClose={() => setSheet(null)} />}
    </div>
  );
}

function Imports() {
  const { t } = useLingui();
  const query = useQuery(barredQuery);
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
    {
      id: "player",
      label: t`Player`,
      isFixed: true,
      text: (row) => String(row.member.member_id),
      cell: (row) => <MemberCell member={row.member} />,
    },
    { id: "kind", label: t`Kind`, text: kind, cell: kind },
    {
      id: "since",
      label: t`Since`,
      text: (row) => row.started_at,
      cell: (row) => <Moment iso={row.started_at} style="moment" />,
    },
    {
      id: "until",
      label: t`Until`,
      text: (row) => row.until ?? "",
      cell: (row) => (row.until === null ? t`For good` : <Moment iso={row.until} style="day" />),
    },
    { id: "reason", label: t`Reason`, text: (row) => row.reason, cell: (row) => row.reason },
    {
      id: "acts",
      label: t`Act`,
      text: () => "",
      cell: (row) =>
        row.is_barred && row.ended_at === null ? <LiftBar memberId={row.member.member_id} /> : null,
    },
  ];
}
