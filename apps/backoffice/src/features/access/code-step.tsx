import { Trans, useLingui } from "@lingui/react/macro";
import { confirmSignIn, type signIn } from "@tucano/contract/backoffice/access/access.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Button } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { renderSVG } from "uqr";
import { call } from "../../platform/api.ts";
import { sessionQuery } from "../../platform/session/session.ts";

export type Ticket = DataOf<typeof signIn>;

/** The second step: a code of the authenticator, which the first time is taught on the spot. */
export function CodeStep({ ticket, onRestart }: { ticket: Ticket; onRestart: () => void }) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: () => call(confirmSignIn, { ticket: ticket.ticket, code }),
    onSuccess: async (operator) => {
      queries.setQueryData(sessionQuery.queryKey, operator);
      await navigate({ to: "/", replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      {ticket.enrolment !== null && <Enrolment {...ticket.enrolment} />}
      <TextField
        label={t`Code from your authenticator app`}
        inputMode="numeric"
        required
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        autoFocus
        onChange={(event) => setCode(event.target.value.replace(/\D/g, ""))}
      />
      {confirm.isError && <Notice tone="error">{confirm.error.message}</Notice>}
      <Button type="submit" size="lg" isBusy={confirm.isPending}>
        <Trans>Sign in</Trans>
      </Button>
      <Button look="ghost" onClick={onRestart}>
        <Trans>Start again</Trans>
      </Button>
    </form>
  );
}

function Enrolment({ otpauth_uri: uri, secret }: { otpauth_uri: string; secret: string }) {
  const { t } = useLingui();
  const drawing = renderSVG(uri, { border: 4, ecc: "M" });
  const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="text-sm text-quiet">
        <Trans>
          Scan this with an authenticator app. It is shown only now; each sign-in will ask for a
          code.
        </Trans>
      </p>
      <img
        src={picture}
        alt={t`QR code for the authenticator app`}
        width={200}
        height={200}
        className="rounded-tile bg-white"
      />
      <code className="text-xs break-all text-quiet" data-testid="totp-secret">
        {secret}
      </code>
      <CopyButton
        text={secret}
        label={t`Copy secret`}
        copiedLabel={t`Copied`}
        size="sm"
        look="quiet"
      />
    </div>
  );
}
