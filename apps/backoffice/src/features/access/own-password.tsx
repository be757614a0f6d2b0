import { Trans, useLingui } from "@lingui/react/macro";
import { changePassword } from "@tucano/contract/backoffice/access/access.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, call } from "../../platform/api.ts";
import { Card } from "../../platform/tables/show.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

/** Changing one's own password ends one's other sessions. */
export function OwnPassword() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [password, setPassword] = useState("");
  const [next, setNext] = useState("");
  const change = useMutation({
    mutationFn: () => call(changePassword, { password, next }),
    onSuccess: () => {
      showToast(t`The password is changed; other sessions have ended.`, "good");
      setPassword("");
      setNext("");
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["sessions"] }),
  });
  const fields = change.error instanceof ApiError ? change.error.fields : {};
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
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <NewPasswordField value={next} error={fields["password"]} onChange={setNext} />
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
