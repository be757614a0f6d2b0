import { Trans, useLingui } from "@lingui/react/macro";
import { checkBooks } from "@tucano/contract/backoffice/access/audit.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";

/** Proves the books on demand and shows every difference by name. */
export function BooksCheck() {
  const { t } = useLingui();
  const check = useMutation({ mutationFn: () => call(checkBooks, {}) });
  const isShown = check.isSuccess || check.isError;
  return (
    <>
      <Button look="quiet" isBusy={check.isPending} onClick={() => check.mutate()}>
        <Trans>Check the books</Trans>
      </Button>
      {isShown && (
        <Sheet title={t`The books`} closeLabel={t`Close`} onClose={() => check.reset()}>
          {check.isError && <Notice tone="error">{check.error.message}</Notice>}
          {check.data?.clean === true && (
            <Notice tone="good">
              <Trans>Everything adds up: balances, rounds, chains and the audit log.</Trans>
            </Notice>
          )}
          {check.data?.clean === false && (
            <ul className="flex flex-col gap-2 text-sm text-coral-text">
              {check.data.differences.map((difference) => (
                <li key={difference}>{difference}</li>
              ))}
            </ul>
          )}
        </Sheet>
      )}
    </>
  );
}
