import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { listRaces } from "@tucano/contract/backoffice/members/races.ts";
import { FormButton } from "../../../platform/act-button.tsx";
import { askList, type RowOf } from "../../../platform/api.ts";
import {
  badgeColumn,
  momentColumn,
  moneyColumn,
  numberColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { RacePage } from "./race-page.tsx";
import { RaceSheet } from "./race-sheet.tsx";
import { useRaceChoices, useRaceStates } from "./race-words.ts";
import { TextLink } from "../../../platform/tables/text-link.tsx";

const page = getRouteApi("/inside/races");

type Row = RowOf<typeof listRaces>;

/** All races, or the one that the address names. */
export function RacesPage() {
  const { race } = page.useSearch();
  return race === undefined ? <RaceList /> : <RacePage raceId={Number(race)} />;
}

function RaceList() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="races"
      title={t`Races`}
      acts={
        <FormButton
          permission="promotions.campaigns"
          label={t`New race`}
          form={(close) => <RaceSheet race={null} onClose={close} />}
        />
      }
      query={useQuery(askList(listRaces, {}))}
      columns={useColumns()}
      keyOf={(row) => row.race_id}
      empty={t`No race yet.`}
    />
  );
}

function useColumns(): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  const states = useRaceStates();
  const words = useRaceChoices();
  return [
    {
      id: "name",
      label: t`Name`,
      isFixed: true,
      text: (row) => row.name,
      cell: (row) => (
        <TextLink to="/races" search={{ race: String(row.race_id) }}>
          {row.name}
        </TextLink>
      ),
    },
    badgeColumn("state", t`State`, (row) => states[row.state]),
    textColumn("scoring", t`What counts`, (row) => words.scoring[row.scoring]),
    momentColumn("starts", t`Starts`, (row) => row.starts_at),
    momentColumn("ends", t`Ends`, (row) => row.ends_at),
    numberColumn("entrants", t`Players`, (row) => row.entrants),
    moneyColumn("cost", t`Paid`, (row) => row.cost),
    moneyColumn("budget", t`Budget`, (row) => row.budget),
    textColumn("by", t`Prepared by`, (row) => row.created_by),
  ];
}
