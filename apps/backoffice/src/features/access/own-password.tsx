import { Trans, useLingui } from "@lingui/react/macro";
import { changePassword } from "@tucano/contract/backoffice/access/access.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import type { FormEvent } from "react";
import { useAct } from "../../platform/act.ts";
import { useDraft } from "../../platform/draft.ts";
import { call, fieldsOf } from "../../platform/api.ts";
import { Card } from "../../platform/tables/show.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

/** Changing one's own password ends one's other sessions. */
export function OwnPassword() {
  const { t } = useLingui();
  const { draft, set, field } = useDraft({ password: "", next: "" });
  const change = useAct(() => call(changePassword, draft), {
    done: t`The password is changed; other sessions have ended.`,
    onDone: () => set({ password: "", next: "" }),
  });
  const fields = fieldsOf(change.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Card title={t`Password`}>
      <form className="flex max-w-sm flex-col gap-3" onSubmit={submit}>
        <TextField
          label={t`Present password`}
          type="password"
          autoComplete="current-password"
          required
          {...field("password")}
        />
        <NewPasswordField error={fields["password"]} {...field("next")} />
        {change.isError && fields["password"] === undefined && (
          <Notice tone="error">{change.error.message}</Notice>
        )}
        <Button type="submit" look="quiet" isBusy={change.isPending}>
          <Trans>Change the password</Trans>
        </Button>
      </form>
    </Card>
  );
}
