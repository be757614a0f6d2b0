/** Addresses of others that the house sends to, and what became of what was sent there. */
import { useLingui } from "@lingui/react/macro";
import { Moment } from "../tables/show.tsx";

interface Receiver {
  is_enabled: boolean;
  gone_at: string | null;
  open_until: string | null;
  failures: number;
}

export function ReceiverState({ row }: { row: Receiver }) {
  const { t } = useLingui();
  const { is_enabled, gone_at, open_until, failures } = row;
  if (gone_at !== null) return t`Switched off: it answered that it is gone`;
  if (!is_enabled) return t`Switched off`;
  if (failures === 0) return t`On`;
  if (open_until === null) return t`Failed ${failures} times in a row`;
  return (
    <>
      {t`Failed ${failures} times in a row, next attempt`}{" "}
      <Moment iso={open_until} style="moment" />
    </>
  );
}

export function useDeliveryWords() {
  const { t } = useLingui();
  return {
    waiting: t`Waiting`,
    delivered: t`Delivered`,
    failed: t`Given up`,
    withheld: t`Withheld: the player is excluded`,
  };
}
