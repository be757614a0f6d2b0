import { Trans, useLingui } from "@lingui/react/macro";
import { makeDemoMember } from "@tucano/contract/backoffice/members/member-acts.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ActButton } from "../../../platform/act-button.tsx";
import { call } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";

const blank = { account: "", password: "" };

/** An account to show the house with. */
export function DemoButton() {
  const { t } = useLingui();
  const { draft, set, field } = useDraft(blank);
  return (
    <ActButton
      permission="members.credentials"
      label={t`New demo player`}
      text={
        <Trans>
          An account to show the house with. It plays with play money, is counted nowhere, and never
          pays in or withdraws.
        </Trans>
      }
      submit={t`Make the demo player`}
      act={(reason) => call(makeDemoMember, { ...draft, reason })}
      done={({ member_id: number }) => t`Demo player ${number} is there.`}
      onDone={() => set(blank)}
    >
      {(errors) => (
        <>
          <TextField
            label={t`Account`}
            required
            maxLength={40}
            autoComplete="off"
            error={errors["account"]}
            {...field("account")}
          />
          <TextField
            label={t`Password`}
            type="password"
            required
            maxLength={256}
            autoComplete="new-password"
            error={errors["password"]}
            {...field("password")}
          />
        </>
      )}
    </ActButton>
  );
}
