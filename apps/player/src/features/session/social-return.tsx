/**
 * Where the browser comes back to from an account elsewhere, signed in there or refused. What the
 * platform has added to the address is read once and taken out of it at once.
 */
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { finishSocialLink, finishSocialLogin } from "@tucano/contract/player/account/social.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { scenes } from "../../platform/shell/scenes.ts";
import { call, useIsMember } from "../../platform/session/session.ts";
import { type Errand, platformsQuery, takeErrand } from "../../platform/session/social.ts";
import { openModal } from "../../platform/shell/ui-store.ts";
import { welcome } from "./api.ts";
import { setNewcomer } from "./newcomer.ts";
import { asksTotp, TotpField } from "./totp-field.tsx";

interface Returned {
  code: string;
  state: string;
  iss: string;
}

/** Read once: going back must not find it in the address again. */
function useReturned(): Returned {
  const [returned] = useState(() => {
    const said = new URLSearchParams(globalThis.location.search);
    const of = (name: keyof Returned) => said.get(name) ?? "";
    return { code: of("code"), state: of("state"), iss: of("iss") };
  });
  useEffect(() => {
    const { pathname } = globalThis.location;
    globalThis.history.replaceState(globalThis.history.state, "", pathname);
  }, []);
  return returned;
}

const isHome = (path: string) => path.startsWith("/") && !path.startsWith("//");

function useArrival(errand: Errand | null) {
  const router = useRouter();
  const client = useQueryClient();
  const back = errand !== null && isHome(errand.back) ? errand.back : "/";
  const leave = () => router.history.replace(back);
  return {
    onSession: ({ session, realname }: DataOf<typeof finishSocialLogin>) => {
      leave();
      if (session !== null) {
        welcome(session);
        return;
      }
      const platform = client.getQueryData(platformsQuery.queryKey)?.list[0]?.name ?? "";
      setNewcomer({ platform, realname });
      openModal("register");
    },
    onLinked: async () => {
      await client.invalidateQueries({ queryKey: ["security"] });
      leave();
      showToast(t`Linked. You can now log in with it.`, "good");
    },
  };
}

/** Signs in, or links, once: anybody else at this address has nothing to submit. */
function useFinish(returned: Returned) {
  const [errand] = useState(takeErrand);
  const { onSession, onLinked } = useArrival(errand);
  const client = useQueryClient();
  const login = useMutation({
    mutationFn: async (input: Returned | { totp_code: string }) => {
      const [answer] = await Promise.all([
        call(finishSocialLogin, input, { isAboutSession: true }),
        client.ensureQueryData(platformsQuery),
      ]);
      return answer;
    },
    onSuccess: onSession,
  });
  const link = useMutation({
    mutationFn: () => call(finishSocialLink, returned),
    onSuccess: onLinked,
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || errand === null || returned.code === "") return;
    hasBegun.current = true;
    if (errand.what === "link") link.mutate();
    else login.mutate(returned);
  }, [errand, link, login, returned]);
  return { errand, login, link };
}

/** Why nothing came of it. A member who wanted to link an account is logged in all the same. */
function Failed({ problem }: { problem: string | null }) {
  const isMember = useIsMember();
  if (isMember) {
    return (
      <EmptyState
        image={scenes.lost}
        title={t`No account was linked.`}
        text={problem ?? t`Nothing was changed: you are logged in as before.`}
        action={
          <Link to="/security-center/social" className={buttonClass("primary")}>
            {t`Linked accounts`}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      image={scenes.lost}
      title={t`You are not logged in.`}
      text={problem ?? t`Nothing was changed. You can try again, or log in another way.`}
      action={<Button onClick={() => openModal("login")}>{t`Log in`}</Button>}
    />
  );
}

function SecondFactor({ login }: { login: ReturnType<typeof useFinish>["login"] }) {
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate({ totp_code: code.replaceAll(/\s/g, "") });
  };
  const error = isApiError(login.error) ? login.error : null;
  return (
    <form className="card flex flex-col gap-4 p-5" noValidate onSubmit={submit}>
      {error !== null && (
        <Notice tone={error.error === "members.totp_required" ? "info" : "error"}>
          {error.message}
        </Notice>
      )}
      <TotpField value={code} onChange={setCode} />
      <Button type="submit" size="lg" isBusy={login.isPending}>
        {t`Log in`}
      </Button>
    </form>
  );
}

export function SocialReturn() {
  const returned = useReturned();
  const { errand, login, link } = useFinish(returned);
  const [needsCode, setNeedsCode] = useState(false);
  const error = login.error ?? link.error;
  const isAsked = isApiError(error) && asksTotp(error);
  if (isAsked && !needsCode) setNeedsCode(true);
  const isOver = isApiError(error) && !isAsked;
  if (needsCode && !isOver) return <SecondFactor login={login} />;
  if (errand === null || returned.code === "") {
    return <Failed problem={null} />;
  }
  if (error !== null) {
    return <Failed problem={isApiError(error) ? error.message : String(error)} />;
  }
  return <SkeletonRows count={3} label={t`Logging in`} />;
}
