/** Taking a withdrawal for ten minutes, and giving it back. */
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type claim,
  claimWithdrawals,
  releaseWithdrawals,
} from "@tucano/contract/backoffice/payments/payments.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import type * as z from "zod/mini";
import { usePress } from "../../../platform/act.ts";
import { call } from "../../../platform/api.ts";
import { Moment } from "../../../platform/tables/show.tsx";

type Claim = z.output<typeof claim>;

export function ClaimBadge({ claim: taken }: { claim: Claim | null }) {
  if (taken === null) {
    return (
      <span className="text-quiet">
        <Trans>Free</Trans>
      </span>
    );
  }
  if (taken.is_own) {
    return (
      <Badge tone="sea">
        <Trans>Mine</Trans>
      </Badge>
    );
  }
  return <Badge tone="gold">{taken.by}</Badge>;
}

/** Says how many were free: somebody may have been faster. */
export function useClaim() {
  const { t } = useLingui();
  const take = usePress(
    async (orderNos: readonly string[]) => {
      const { claimed } = await call(claimWithdrawals, { order_nos: [...orderNos] });
      return { taken: claimed.length, all: orderNos.length };
    },
    {
      isGood: ({ taken, all }) => taken === all,
      done: ({ taken, all }) =>
        taken === all
          ? t`Yours for ten minutes.`
          : t`Taken: ${taken} of ${all}. Somebody else has the others.`,
    },
  );
  const giveBack = usePress((orderNos: readonly string[]) =>
    call(releaseWithdrawals, { order_nos: [...orderNos] }),
  );
  return { take, giveBack };
}

export function ClaimBar({ claim: taken, orderNo }: { claim: Claim | null; orderNo: string }) {
  const { take, giveBack } = useClaim();
  if (taken === null) {
    return (
      <Button look="quiet" isBusy={take.isPending} onClick={() => take.mutate([orderNo])}>
        <Trans>Take it for ten minutes</Trans>
      </Button>
    );
  }
  const { by, until } = taken;
  if (!taken.is_own) {
    return (
      <Notice>
        <Trans>
          {by} works on it until <Moment iso={until} style="time" />.
        </Trans>
      </Notice>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <span>
        <Trans>
          Yours until <Moment iso={until} style="time" />.
        </Trans>
      </span>
      <Button
        look="ghost"
        size="sm"
        isBusy={giveBack.isPending}
        onClick={() => giveBack.mutate([orderNo])}
      >
        <Trans>Give back</Trans>
      </Button>
    </div>
  );
}
