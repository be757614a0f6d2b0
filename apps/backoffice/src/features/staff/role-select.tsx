import { useLingui } from "@lingui/react/macro";
import { useRoleName } from "../../platform/session/role-name.ts";
import { SelectField } from "../../platform/select-field.tsx";
import type { RoleRow } from "./queries.ts";

interface RoleSelectProps {
  roles: readonly RoleRow[];
  value: string;
  onChange: (role: string) => void;
}

export function RoleSelect({ roles, value, onChange }: RoleSelectProps) {
  const { t } = useLingui();
  const roleName = useRoleName();
  const options = roles.map(({ role, name }) => ({ value: role, label: roleName(role, name) }));
  return <SelectField label={t`Role`} value={value} options={options} onChange={onChange} />;
}
