/**
 * Where a one-time link leads: a new login password. The token stands behind the # of the address,
 * where no server sees it, and is taken out of the address as soon as it has been read.
 */
import { plural, t } from "@lingui/core/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { readPasswordLink, setPassword } from "@tucano/contract/player/account/password-link.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isApiError } from "@tucano/client/api-error.ts";
import { PasswordField } from "../../platform/session/password-field.tsx";
import { PasswordMeter } from "../../platform/session/password-meter.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { call, signOut } from "../../platform/session/session.ts";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { openModal } from "../../platform/shell/ui-store.ts";

const TOKEN = /^[\w-]{20,128}$/;
const LENGTH_MIN = 6;

/** Read once: going back must not find it in the address again. */
function useToken(): string {
  const [token] = useState(() => globalThis.location.hash.slice(1));
  useEffect(() => {
    const { pathname, search } = globalThis.location;
    globalThis.history.replaceState(globalThis.history.state, "", pathname + search);
  }, []);
  return token;
}

function Gone() {
  return (
    <EmptyState
      image={scenes.inbox}
      title={t`This link is no longer valid.`}
      text={t`A link works once, for half an hour, and only the newest one counts. Request another one on the login screen or from support.`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => openModal("login")}>{t`Log in`}</Button>
          <Link to="/information-center/support" className={buttonClass("quiet")}>
            {t`Support`}
          </Link>
        </div>
      }
    />
  );
}

function Changed({ count }: { count: number }) {
  return (
    <section className="card flex flex-col items-center gap-3 p-8 text-center">
      <ShieldCheck aria-hidden="true" className="size-12 text-sea-text" />
      <StepHeading>{t`The new password applies from now on.`}</StepHeading>
      <p className="text-sm text-quiet">
        {count === 0
          ? t`You can log in with it now.`
          : plural(count, {
              one: "# device was logged out. You can log in now.",
              other: "# devices were logged out. You can log in now.",
            })}
      </p>
      <Button className="mt-3" onClick={() => openModal("login")}>
        {t`Log in`}
      </Button>
    </section>
  );
}

interface Fresh {
  fresh: string;
  again: string;
}

function Form({ token, account }: { token: string; account: string }) {
  const form = useForm<Fresh>({ defaultValues: { fresh: "", again: "" } });
  const fresh = useWatch({ control: form.control, name: "fresh" });
  const { errors } = form.formState;
  const set = useMutation({
    mutationFn: ({ fresh: password, again }: Fresh) =>
      call(setPassword, { token, password, confirm_password: again }, { isAboutSession: true }),
    // This device was signed out with all the others.
    onSuccess: signOut,
  });
  const error = isApiError(set.error) ? set.error : null;
  if (set.isSuccess) return <Changed count={set.data.sessions_ended} />;
  if (error?.error === "members.link_invalid") return <Gone />;
  const submit = form.handleSubmit((values) => set.mutate(values));
  return (
    <form
      className="card flex flex-col gap-4 p-5"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-sm text-quiet">
        {t`A new login password for ${account}. All devices are logged out when you save.`}
      </p>
      {/* For password managers: which account the password belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={account} />
      {error !== null && <Notice tone="error">{error.message}</Notice>}
      <PasswordField
        label={t`New password`}
        hint={t`Password at least 6 characters`}
        autoComplete="new-password"
        error={errors.fresh?.message ?? error?.fields["password"]}
        {...form.register("fresh", {
          validate: (text) => text.length >= LENGTH_MIN || t`Password at least 6 characters`,
        })}
      />
      <PasswordMeter password={fresh} />
      <PasswordField
        label={t`Repeat password`}
        autoComplete="new-password"
        error={errors.again?.message ?? error?.fields["confirm_password"]}
        {...form.register("again", {
          validate: (text, values) =>
            text === values.fresh || t`The two passwords entered do not match!`,
        })}
      />
      <Button type="submit" size="lg" isBusy={set.isPending}>
        {t`Save the new password`}
      </Button>
    </form>
  );
}

export function SetPassword() {
  const token = useToken();
  const query = useQuery({
    queryKey: ["password-link", token],
    queryFn: () => call(readPasswordLink, { token }, { isAboutSession: true }),
    enabled: TOKEN.test(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isGone = isApiError(query.error) && query.error.error === "members.link_invalid";
  if (!TOKEN.test(token) || isGone) return <Gone />;
  return (
    <QueryState query={query} waiting={<SkeletonRows count={3} label={t`Loading`} />}>
      {({ account }) => <Form token={token} account={account} />}
    </QueryState>
  );
}
