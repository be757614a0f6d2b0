import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { NothingHere, useTabName } from "../platform/tables/show.tsx";

export function NotFoundPage() {
  const { t } = useLingui();
  const title = t`This page does not exist.`;
  useTabName(title);
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-5 py-10">
      <h1 className="sr-only">{title}</h1>
      <NothingHere
        text={title}
        action={
          <Link to="/" className={buttonClass()}>
            <Trans>To the start</Trans>
          </Link>
        }
      />
    </main>
  );
}
