import { Trans, useLingui } from "@lingui/react/macro";
import { removeRole } from "@tucano/contract/backoffice/access/staff.ts";
import { ActButton } from "../../platform/act-button.tsx";
import { call } from "../../platform/api.ts";
import { useRoleName } from "../../platform/session/role-name.ts";
import type { RoleRow } from "./queries.ts";

/** Asks for a role that nobody has to be removed. */
export function RemoveRole({ role }: { role: RoleRow }) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const name = nameOf(role.role, role.name);
  return (
    <ActButton
      permission="staff.roles"
      label={t`Remove`}
      look="danger"
      title={t`Remove the role ${name}`}
      text={
        <Trans>
          It is gone when a second person agrees. What was done under it stays in the audit log.
        </Trans>
      }
      submit={t`Ask for approval`}
      act={(reason) => call(removeRole, { role: role.role, reason })}
    />
  );
}
