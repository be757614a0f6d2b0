import { Trans, useLingui } from "@lingui/react/macro";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { Button } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { TextFilter } from "../../platform/fields.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { useRoleName } from "../../platform/session/role-name.ts";
import { useMay } from "../../platform/session/session.ts";
import { Moment, PageHead } from "../../platform/tables/show.tsx";
import { InviteSheet } from "./invite-sheet.tsx";
import { type StaffRow, staffQuery } from "./queries.ts";
import { StaffActs } from "./staff-acts.tsx";

const page = getRouteApi("/inside/staff");

/** Everybody who works here. */
export function StaffPage() {
  const { t } = useLingui();
  const may = useMay();
  const { text, cursor } = page.useSearch();
  const { filter } = useAddressSearch();
  const [isInviting, setIsInviting] = useState(false);
  const query = useQuery(staffQuery({ text, cursor }));
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Staff`}>
        {may("staff.manage") && (
          <Button size="sm" onClick={() => setIsInviting(true)}>
            <Trans>Invite</Trans>
          </Button>
        )}
      </PageHead>
      <ListTable
        screen="staff"
        caption={t`Staff`}
        query={query}
        columns={columns}
        keyOf={(row) => row.operator_id}
        empty={t`Nobody matches.`}
        filters={
          <TextFilter
            label={t`Find by e-mail or name`}
            value={text ?? ""}
            onChange={(value) => filter({ text: value })}
          />
        }
      />
      {isInviting && <InviteSheet onClose={() => setIsInviting(false)} />}
    </div>
  );
}

function StateBadge({ state }: { state: StaffRow["state"] }) {
  const { t } = useLingui();
  const looks: Record<StaffRow["state"], readonly [string, BadgeTone]> = {
    invited: [t`Invited`, "gold"],
    active: [t`Active`, "leaf"],
    disabled: [t`Closed`, "neutral"],
  };
  const [label, tone] = looks[state];
  return <Badge tone={tone}>{label}</Badge>;
}

function useColumns(): readonly ListColumn<StaffRow>[] {
  const { t } = useLingui();
  const roleName = useRoleName();
  return [
    {
      id: "email",
      label: t`E-mail`,
      isFixed: true,
      text: (row) => row.email,
      cell: (row) => <span className="font-medium">{row.email}</span>,
    },
    { id: "name", label: t`Name`, text: (row) => row.name, cell: (row) => row.name || "–" },
    {
      id: "role",
      label: t`Role`,
      text: (row) => row.role,
      cell: (row) => roleName(row.role, row.role_name),
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => row.state,
      cell: (row) => <StateBadge state={row.state} />,
    },
    {
      id: "factors",
      label: t`Second factor`,
      text: (row) => `${row.has_authenticator ? "TOTP" : ""} ${row.passkeys}`,
      cell: (row) => (
        <Trans>
          {row.has_authenticator ? "TOTP" : "–"}, passkeys: {row.passkeys}
        </Trans>
      ),
    },
    {
      id: "seen",
      label: t`Last seen`,
      text: (row) => row.last_seen_at ?? "",
      cell: (row) =>
        row.last_seen_at === null ? "–" : <Moment iso={row.last_seen_at} style="moment" />,
    },
    { id: "acts", label: t`Acts`, cell: (row) => <StaffActs row={row} /> },
  ];
}
