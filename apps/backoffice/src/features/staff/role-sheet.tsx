import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Permission, permissions } from "@tucano/contract/backoffice/access/permissions.ts";
import { saveRole } from "@tucano/contract/backoffice/access/staff.ts";
import { typedMoney } from "@tucano/i18n/money.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { CodeField } from "../../platform/code-field.tsx";
import { useDraft } from "../../platform/draft.ts";
import { call } from "../../platform/api.ts";
import { permissionWords } from "../../platform/session/permission-words.ts";
import { AmountField, toWireAmount } from "../../platform/payments/amount-field.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import type { RoleRow } from "./queries.ts";

export function RoleSheet({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const { t } = useLingui();
  const { draft, field, choice } = useDraft({
    code: role.role,
    name: role.name,
    held: role.permissions,
    each: typedMoney(role.alone.each),
    day: typedMoney(role.alone.day),
  });
  const { code, name, held, each, day } = draft;
  return (
    <ReasonSheet
      title={role.role === "" ? t`New role` : t`Change the role ${role.name}`}
      text={<Trans>It holds from the moment on in which a second person agrees.</Trans>}
      submit={t`Ask for approval`}
      act={(reason) => {
        const alone = { each: toWireAmount(each), day: toWireAmount(day) };
        return call(saveRole, { role: code, name, permissions: held, alone, reason });
      }}
      onClose={onClose}
    >
      {role.role === "" && <CodeField {...field("code")} />}
      <TextField label={t`Name`} required maxLength={60} {...field("name")} />
      <AmountField
        label={t`Money by hand alone, a player and day`}
        hint={t`Given or taken without a second person; zero: always two people.`}
        required
        {...field("each")}
      />
      <AmountField label={t`Money by hand alone, in all a day`} required {...field("day")} />
      <PermissionChoice {...choice("held")} />
    </ReasonSheet>
  );
}

interface PermissionChoiceProps {
  value: readonly Permission[];
  onChange: (held: Permission[]) => void;
}

function PermissionChoice({ value: held, onChange }: PermissionChoiceProps) {
  const toggle = (one: Permission) =>
    onChange(held.includes(one) ? held.filter((other) => other !== one) : [...held, one]);
  const { t } = useLingui();
  const { _ } = useRuntime();
  return (
    <fieldset className="flex flex-col">
      <legend className="text-sm font-medium text-quiet">{t`May`}</legend>
      {permissions.map((permission) => (
        <label
          key={permission}
          className="flex min-h-9 items-center gap-3 border-t border-edge text-sm first-of-type:border-0"
        >
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-beak"
            checked={held.includes(permission)}
            onChange={() => toggle(permission)}
          />
          <span className="min-w-0 flex-1">{_(permissionWords[permission])}</span>
          <code className="text-xs text-quiet max-md:hidden">{permission}</code>
        </label>
      ))}
    </fieldset>
  );
}
