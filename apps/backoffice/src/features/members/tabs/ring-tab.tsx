/** Other accounts that may be in the same hand, to be acted on together. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { memberRing, type memberTies } from "@tucano/contract/backoffice/members/ring.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { ask, type RowOf } from "../../../platform/api.ts";
import { useMay } from "../../../platform/session/session.ts";
import { MemberBadge, useMemberStatusNames } from "../../../platform/subjects/labels.tsx";
import { useChoice } from "../../../platform/tables/choosing.tsx";
import { ChosenBar } from "../../../platform/tables/chosen-bar.tsx";
import {
  memberColumn,
  momentColumn,
  moneyColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { Dash } from "../../../platform/tables/show.tsx";
import { FreezeChosen } from "../acts/freeze-chosen.tsx";
import type { TabProps } from "./tab-props.ts";

type RingRow = RowOf<typeof memberRing>;
type Tie = (typeof memberTies)[number];

const tieWords: Record<Tie, MessageDescriptor> = {
  device: msg`Same device`,
  key: msg`Same payment key`,
  person: msg`Same name and birth date`,
  address: msg`Registered from the same address within a day`,
  tree: msg`One invited the other`,
};

export function RingTab({ member_id: memberId }: TabProps) {
  const { t } = useLingui();
  const may = useMay();
  const query = useQuery(ask(memberRing, { member_id: memberId }));
  const choice = useChoice({
    rows: query.data?.list ?? [],
    keyOf: ({ member }) => String(member.member_id),
    nameOf: ({ member }) => member.account,
    canChoose: ({ member }) => member.status === "active",
  });
  const facts = useColumns(memberId);
  return (
    <>
      <p className="text-sm text-quiet">
        <Trans>
          What accounts share need not mean that they are in one hand: families share devices,
          students an address. Whoever has most in common comes first.
        </Trans>
      </p>
      <ListTable
        screen="member-ring"
        caption={t`Linked accounts`}
        query={query}
        columns={may("members.freeze") ? [choice.column, ...facts] : facts}
        keyOf={({ member }) => member.member_id}
        empty={t`No other account is linked.`}
      />
      <ChosenBar choice={choice} label={t`Chosen accounts`}>
        <FreezeChosen members={choice.chosen.map(({ member }) => member)} onDone={choice.clear} />
      </ChosenBar>
    </>
  );
}

function useColumns(ownId: number): readonly ListColumn<RingRow>[] {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const states = useMemberStatusNames();
  return [
    memberColumn("account", t`Account`, ({ member }) => member, { isFixed: true }),
    {
      id: "ties",
      label: t`What links them`,
      text: ({ ties }) => ties.map((tie) => _(tieWords[tie])).join(", "),
      cell: ({ member, ties }) => {
        if (member.member_id === ownId) return <Trans>This player</Trans>;
        return (
          <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
            {ties.map((tie) => (
              <Badge key={tie} tone={tie === "address" ? "neutral" : "gold"}>
                {_(tieWords[tie])}
              </Badge>
            ))}
          </span>
        );
      },
    },
    textColumn("name", t`Name`, ({ member }) => member.realname || null, {
      cell: ({ member }) => member.realname || <Dash />,
    }),
    textColumn("cpf", "CPF", ({ member }) => member.cpf_masked, {
      className: "tabular md:whitespace-nowrap",
    }),
    moneyColumn("cash", t`Cash`, ({ cash }) => cash),
    moneyColumn("locked", t`Locked`, ({ locked }) => locked),
    momentColumn("since", t`Since`, ({ member }) => member.created_at),
    {
      id: "state",
      label: t`State`,
      text: ({ member }) => states[member.status] ?? "",
      cell: ({ member }) => <MemberBadge status={member.status} />,
    },
  ];
}
