import { Trans, useLingui } from "@lingui/react/macro";
import { removeRole } from "@tucano/contract/backoffice/access/staff.ts";
import { Button } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { useRoleName } from "../../platform/session/role-name.ts";
import type { RoleRow } from "./queries.ts";

/** Asks for a role that nobody has to be removed. */
export function RemoveRole({ role }: { role: RoleRow }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const nameOf = useRoleName();
  const name = nameOf(role.role, role.name);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const remove = useMutation({
    mutationFn: (reason: string) => call(removeRole, { role: role.role, reason }),
    onSuccess: () => {
      showToast(t`Sent for approval. Somebody else has to agree.`, "good");
      close();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <Button look="danger" size="sm" onClick={() => setIsOpen(true)}>
        <Trans>Remove</Trans>
      </Button>
      {isOpen && (
        <ReasonSheet
          title={t`Remove the role ${name}`}
          text={
            <Trans>
              It is gone when a second person agrees. What was done under it stays in the audit log.
            </Trans>
          }
          submit={t`Ask for approval`}
          look="danger"
          act={remove}
          onClose={close}
        />
      )}
    </>
  );
}
