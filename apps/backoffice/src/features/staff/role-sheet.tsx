import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Permission, permissions } from "@tucano/contract/backoffice/access/permissions.ts";
import { saveRole } from "@tucano/contract/backoffice/access/staff.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { permissionWords } from "../../platform/session/permission-words.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import type { RoleRow } from "./queries.ts";

export function RoleSheet({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [code, setCode] = useState(role.role);
  const [name, setName] = useState(role.name);
  const [held, setHeld] = useState<readonly Permission[]>(role.permissions);
  const toggle = (one: Permission) =>
    setHeld(held.includes(one) ? held.filter((other) => other !== one) : [...held, one]);
  const save = useMutation({
    mutationFn: (reason: string) =>
      call(saveRole, { role: code, name, permissions: [...held], reason }),
    onSuccess: () => {
      showToast(t`Sent for approval. Somebody else has to agree.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <ReasonSheet
      title={role.role === "" ? t`New role` : t`Change the role ${role.name}`}
      text={<Trans>It holds from the moment on in which a second person agrees.</Trans>}
      submit={t`Ask for approval`}
      act={save}
      onClose={onClose}
    >
      {role.role === "" && (
        <TextField
          label={t`Code`}
          hint={t`Small letters, digits and dashes`}
          required
          pattern="[a-z][a-z0-9\-]{1,39}"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <TextField
        label={t`Name`}
        required
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PermissionChoice held={held} onToggle={toggle} />
    </ReasonSheet>
  );
}

interface PermissionChoiceProps {
  held: readonly Permission[];
  onToggle: (permission: Permission) => void;
}

function PermissionChoice({ held, onToggle }: PermissionChoiceProps) {
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
            onChange={() => onToggle(permission)}
          />
          <span className="min-w-0 flex-1">{_(permissionWords[permission])}</span>
          <code className="text-xs text-quiet max-md:hidden">{permission}</code>
        </label>
      ))}
    </fieldset>
  );
}
