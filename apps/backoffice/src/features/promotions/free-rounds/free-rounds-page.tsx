import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  cancelFreeRounds,
  listFreeRounds,
} from "@tucano/contract/backoffice/members/free-rounds.ts";
import { freeSources, freeStates } from "@tucano/contract/player/rewards/free-rounds.ts";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { askList, call, type RowOf } from "../../../platform/api.ts";
import { GiveFreeSheet } from "../../../platform/free-rounds/give-free-sheet.tsx";
import { AddressSelect, AddressText, wordsOf } from "../../../platform/tables/address-filters.tsx";
import {
  badgeColumn,
  momentColumn,
  moneyColumn,
  numberedMemberColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { useFreeSources, useFreeStates } from "./free-words.ts";

const page = getRouteApi("/inside/free-rounds");

type Row = RowOf<typeof listFreeRounds>;

/** Rounds that the house pays for: who has which, and what became of them. */
export function FreeRoundsPage() {
  const { t } = useLingui();
  const sources = useFreeSources();
  const states = useFreeStates();
  return (
    <ListPage
      screen="free-rounds"
      title={t`Free rounds`}
      acts={
        <FormButton
          permission="members.rewards"
          label={t`Give free rounds`}
          form={(close) => <GiveFreeSheet onClose={close} />}
        />
      }
      filters={
        <>
          <AddressText name="member_id" label={t`Player's number`} />
          <AddressSelect
            name="source"
            label={t`From`}
            words={wordsOf(freeSources, (source) => sources[source])}
          />
          <AddressSelect
            name="state"
            label={t`State`}
            words={wordsOf(freeStates, (state) => states[state][0])}
          />
        </>
      }
      query={useQuery(askList(listFreeRounds, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.id}
      empty={t`No free rounds yet.`}
    />
  );
}

function useColumns(): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  const states = useFreeStates();
  const sources = useFreeSources();
  return [
    numberedMemberColumn("member", t`Player`, (row) => row.member, { isFixed: true }),
    textColumn("games", t`Games`, (row) => row.games.map(({ name }) => name).join(", ")),
    textColumn("played", t`Played`, (row) => `${row.used} / ${row.rounds}`),
    moneyColumn("stake", t`Stake`, (row) => row.stake),
    moneyColumn("won", t`Won`, (row) => row.won),
    badgeColumn("state", t`State`, (row) => states[row.state]),
    textColumn("source", t`From`, (row) => sources[row.source]),
    momentColumn("ends", t`Ends`, (row) => row.ends_at),
    {
      id: "acts",
      label: t`Acts`,
      cell: (row) =>
        (row.state === "playable" || row.state === "waiting") && (
          <ActButton
            permission="members.rewards"
            label={t`Take back`}
            about={row.member.account}
            text={<Trans>What was not played yet is gone. What was won stays won.</Trans>}
            isGrave
            done={t`Taken back.`}
            act={(reason) =>
              call(cancelFreeRounds, { member_id: row.member.member_id, id: row.id, reason })
            }
          />
        ),
    },
  ];
}
