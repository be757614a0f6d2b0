import { Trans, useLingui } from "@lingui/react/macro";
import { inviteOperator } from "@tucano/contract/backoffice/access/staff.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { GivenLink, MachineLink } from "./given-link.tsx";
import { rolesQuery } from "./queries.ts";
import { RoleSelect } from "./role-select.tsx";

export function InviteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const roles = useQuery(rolesQuery);
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");
  const [role, setRole] = useState("support");
  const invite = useMutation({
    mutationFn: (reason: string) => call(inviteOperator, { email, name, role, reason }),
    onSuccess: ({ approval, has_mail: hasMail }) => {
      if (approval !== null) showToast(t`Sent for approval. Somebody else has to agree.`, "good");
      else if (hasMail) showToast(t`The link is on its way by e-mail.`, "good");
      if (hasMail) onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  if (invite.isSuccess) {
    const { link } = invite.data;
    const shown = { email, onClose };
    return link === null ? <MachineLink {...shown} /> : <GivenLink {...shown} link={link} />;
  }
  const fields = invite.error instanceof ApiError ? invite.error.fields : {};
  return (
    <ReasonSheet
      title={t`Invite`}
      text={
        <Trans>
          A one-time link goes to this address. A role that decides for others needs a second
          person's consent. For some weeks neither of you agrees to what the other one asks for.
        </Trans>
      }
      submit={t`Send the link`}
      act={invite}
      onClose={onClose}
    >
      <TextField
        label={t`E-mail`}
        type="email"
        required
        maxLength={254}
        value={email}
        error={fields["email"]}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t`Name`}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <RoleSelect roles={roles.data?.list ?? []} value={role} onChange={setRole} />
    </ReasonSheet>
  );
}
