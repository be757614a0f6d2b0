import { Trans, useLingui } from "@lingui/react/macro";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { useRoleName } from "../../platform/session/role-name.ts";
import { InviteSheet } from "./invite-sheet.tsx";
import type { StaffRow } from "./queries.ts";
import { StaffActs } from "./staff-acts.tsx";
import { listStaff } from "@tucano/contract/backoffice/access/staff.ts";
import { FormButton } from "../../platform/act-button.tsx";
import { askList } from "../../platform/api.ts";
import { AddressText } from "../../platform/tables/address-filters.tsx";
import { badgeColumn, momentColumn } from "../../platform/tables/columns.tsx";
import { ListPage } from "../../platform/tables/page.tsx";

const page = getRouteApi("/inside/staff");

/** Everybody who works here. */
export function StaffPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="staff"
      title={t`Staff`}
      acts={
        <FormButton
          permission="staff.manage"
          label={t`Invite`}
          form={(close) => <InviteSheet onClose={close} />}
        />
      }
      query={useQuery(askList(listStaff, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.operator_id}
      empty={t`Nobody matches.`}
      filters={<AddressText name="text" label={t`Find by e-mail or name`} />}
    />
  );
}

function useColumns(): readonly ListColumn<StaffRow>[] {
  const { t } = useLingui();
  const roleName = useRoleName();
  const states: Record<StaffRow["state"], readonly [string, BadgeTone]> = {
    invited: [t`Invited`, "gold"],
    active: [t`Active`, "leaf"],
    disabled: [t`Closed`, "neutral"],
  };
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
      text: (row) => roleName(row.role, row.role_name),
      cell: (row) => roleName(row.role, row.role_name),
    },
    badgeColumn("state", t`State`, (row) => states[row.state]),
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
    momentColumn("seen", t`Last seen`, (row) => row.last_seen_at),
    { id: "acts", label: t`Acts`, cell: (row) => <StaffActs row={row} /> },
  ];
}
