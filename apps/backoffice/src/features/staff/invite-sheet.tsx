import { Trans, useLingui } from "@lingui/react/macro";
import { inviteOperator } from "@tucano/contract/backoffice/access/staff.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { useDraft } from "../../platform/draft.ts";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { GivenLink, MachineLink } from "./given-link.tsx";
import { rolesQuery } from "./queries.ts";
import { RoleSelect } from "./role-select.tsx";

export function InviteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const roles = useQuery(rolesQuery);
  const { draft, field, choice } = useDraft({ email: "", name: "", role: "support" });
  const { email } = draft;
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
      act={(reason) => call(inviteOperator, { ...draft, reason })}
      done={({ has_mail: hasMail }) => (hasMail ? t`The link is on its way by e-mail.` : undefined)}
      next={({ has_mail: hasMail, link }) => {
        if (hasMail) return null;
        if (link === null) return <MachineLink email={email} onClose={onClose} />;
        return <GivenLink email={email} link={link} onClose={onClose} />;
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={t`E-mail`}
            type="email"
            required
            maxLength={254}
            error={errors["email"]}
            {...field("email")}
          />
          <TextField label={t`Name`} maxLength={80} {...field("name")} />
          <RoleSelect roles={roles.data?.list ?? []} {...choice("role")} />
        </>
      )}
    </ReasonSheet>
  );
}
