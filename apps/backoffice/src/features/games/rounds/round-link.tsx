import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { readRoundLink } from "@tucano/contract/backoffice/games/tables.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { call } from "../../../platform/api.ts";

/** The partner's page about a round: asked for when somebody wants it, and soon forgotten again. */
export function RoundLink({ of }: { of: RequestOf<typeof readRoundLink> }) {
  const { t } = useLingui();
  const link = useMutation({ mutationFn: () => call(readRoundLink, of) });
  if (link.data !== undefined) {
    return (
      <a
        href={link.data.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass("quiet", "sm")}
      >
        {t`Open the studio's page`}
      </a>
    );
  }
  return (
    <>
      <Button look="quiet" size="sm" isBusy={link.isPending} onClick={() => link.mutate()}>
        {t`This round at its studio`}
      </Button>
      {link.error !== null && (
        <p role="alert" className="text-sm text-coral-text">
          {link.error.message}
        </p>
      )}
    </>
  );
}
