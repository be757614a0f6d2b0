import { Trans, useLingui } from "@lingui/react/macro";
import { signIn } from "@tucano/contract/backoffice/access/access.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Logo } from "@tucano/ui/logo.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useDraft } from "../../platform/draft.ts";
import { call } from "../../platform/api.ts";
import { CodeStep, type Ticket } from "./code-step.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

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
          <>
            <PasswordStep onTicket={setTicket} />
            <PasskeySignIn />
          </>
        ) : (
          <CodeStep ticket={ticket} onRestart={() => setTicket(null)} />
        )}
      </div>
    </main>
  );
}

function PasswordStep({ onTicket }: { onTicket: (ticket: Ticket) => void }) {
  const { t } = useLingui();
  const { draft, field } = useDraft({ email: "", password: "" });
  const ask = useMutation({
    mutationFn: () => call(signIn, draft),
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
        {...field("email")}
      />
      <TextField
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        required
        {...field("password")}
      />
      {ask.isError && <Notice tone="error">{ask.error.message}</Notice>}
      <Button type="submit" size="lg" isBusy={ask.isPending}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
