import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { useRoleName } from "../../platform/session/role-name.ts";
import type { RoleRow } from "./queries.ts";

interface RoleSelectProps {
  roles: readonly RoleRow[];
  value: string;
  onChange: (role: string) => void;
}

export function RoleSelect({ roles, value, onChange }: RoleSelectProps) {
  const roleName = useRoleName();
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-quiet">
        <Trans>Role</Trans>
      </label>
      <select
        id={id}
        className="min-h-12 rounded-tile bg-surface-2 px-4 text-base text-text shadow-inner"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {roles.map(({ role, name }) => (
          <option key={role} value={role}>
            {roleName(role, name)}
          </option>
        ))}
      </select>
    </div>
  );
}
