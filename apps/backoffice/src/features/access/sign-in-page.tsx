import { Trans, useLingui } from "@lingui/react/macro";
import { confirmSignIn, signIn } from "@tucano/contract/backoffice/access.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Button } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Logo } from "@tucano/ui/logo.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { renderSVG } from "uqr";
import { call } from "../../platform/api.ts";
import { sessionQuery } from "../../platform/session.ts";

type Ticket = DataOf<typeof signIn>;

/** Password first, then the authenticator's code; the first sign-in also teaches the app. */
export function SignInPage() {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-8 px-5 py-10">
      <Logo className="h-10 self-center" />
      <div className="card flex flex-col gap-5 p-6">
        <h1 className="text-lg font-semibold">
          <Trans>Back office</Trans>
        </h1>
        {ticket === null ? (
          <PasswordStep onTicket={setTicket} />
        ) : (
          <CodeStep ticket={ticket} onRestart={() => setTicket(null)} />
        )}
      </div>
    </main>
  );
}

function PasswordStep({ onTicket }: { onTicket: (ticket: Ticket) => void }) {
  const { t } = useLingui();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const ask = useMutation({
    mutationFn: () => call(signIn, { email, password }),
    onSuccess: onTicket,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={t`E-mail`}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {ask.isError && <Notice tone="error">{ask.error.message}</Notice>}
      <Button type="submit" size="lg" isBusy={ask.isPending}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

function CodeStep({ ticket, onRestart }: { ticket: Ticket; onRestart: () => void }) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: () => call(confirmSignIn, { ticket: ticket.ticket, code }),
    onSuccess: async (operator) => {
      queries.setQueryData(sessionQuery.queryKey, operator);
      await navigate({ to: "/" });
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
