/** A member's page for somebody who is not signed in: says what signing in would show. */
import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { type ReactNode, Suspense } from "react";
import { scenes } from "../shell/scenes.ts";
import { useSession } from "./session.ts";
import { openModal } from "../shell/ui-store.ts";

export function SignInNeeded({ text }: { text: string }) {
  return (
    <EmptyState
      image={scenes.inbox}
      title={t`Currently not logged in, please log in first`}
      text={text}
      action={
        <>
          <Button onClick={() => openModal("login")}>{t`Log in`}</Button>
          <Button look="quiet" onClick={() => openModal("register")}>{t`Create account`}</Button>
        </>
      }
    />
  );
}

/** Shows the page to members, and to everybody else what they would find there. */
export function MembersOnly({ text, children }: { text: string; children: ReactNode }) {
  const status = useSession((state) => state.status);
  const waiting = <div className="min-h-[60vh]" />;
  if (status === "member") return <Suspense fallback={waiting}>{children}</Suspense>;
  if (status === "checking") return waiting;
  return <SignInNeeded text={text} />;
}
