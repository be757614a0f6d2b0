import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { closePromoCode } from "@tucano/contract/backoffice/members/campaigns.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Moment, Money, PageHead } from "../../../platform/tables/show.tsx";
import { CodeSheet } from "./code-sheet.tsx";
import { useGiftName } from "../numbers/gift-words.ts";
import { codesQuery, type PromoCode, PROMOTIONS } from "../queries.ts";

const page = getRouteApi("/inside/promo-codes");

export function CodesPage() {
  const { t } = useLingui();
  const may = useMay();
  const { cursor } = page.useSearch();
  const query = useQuery(codesQuery({ cursor }));
  const [isNew, setIsNew] = useState(false);
  const [closing, setClosing] = useState<string | null>(null);
  const columns = useColumns(setClosing);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Promo codes`}>
        {may("promotions.campaigns") && (
          <Button size="sm" onClick={() => setIsNew(true)}>
            <Trans>New code</Trans>
          </Button>
        )}
      </PageHead>
      <ListTable
        screen="promo-codes"
        caption={t`Promo codes`}
        query={query}
        columns={columns}
        keyOf={(row) => row.code}
        empty={t`No promo code yet.`}
      />
      {isNew && <CodeSheet onClose={() => setIsNew(false)} />}
      {closing !== null && <CloseSheet code={closing} onClose={() => setClosing(null)} />}
    </div>
  );
}

function useColumns(onClose: (code: string) => void): readonly ListColumn<PromoCode>[] {
  const { t } = useLingui();
  const may = useMay();
  const gifts = useGiftName();
  return [
    {
      id: "code",
      label: t`Code`,
      isFixed: true,
      className: "font-medium",
      text: (row) => row.code,
      cell: (row) => row.code,
    },
    {
      id: "gift",
      label: t`Gift`,
      text: (row) => row.amount,
      cell: (row) => (
        <>
          {gifts[row.pocket]} <Money wire={row.amount} />
        </>
      ),
    },
    {
      id: "taken",
      label: t`Redeemed`,
      isNumber: true,
      text: (row) => String(row.taken),
      cell: (row) => (row.limit_total === null ? row.taken : `${row.taken} / ${row.limit_total}`),
    },
    {
      id: "cost",
      label: t`Cost`,
      isNumber: true,
      text: (row) => row.cost,
      cell: (row) => <Money wire={row.cost} />,
    },
    {
      id: "from",
      label: t`Begins`,
      text: (row) => row.starts_at,
      cell: (row) => <Moment iso={row.starts_at} style="moment" />,
    },
    {
      id: "to",
      label: t`Ends`,
      text: (row) => row.ends_at,
      cell: (row) => <Moment iso={row.ends_at} style="moment" />,
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => (row.is_open ? t`Open` : t`Closed`),
      cell: (row) =>
        row.is_open ? <Badge tone="leaf">{t`Open`}</Badge> : <Badge>{t`Closed`}</Badge>,
    },
    {
      id: "acts",
      label: t`Acts`,
      cell: (row) =>
        may("promotions.campaigns") && row.is_open ? (
          <Button look="quiet" size="sm" onClick={() => onClose(row.code)}>
            <Trans>End</Trans>
          </Button>
        ) : null,
    },
  ];
}

function CloseSheet({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const close = useMutation({
    mutationFn: (reason: string) => call(closePromoCode, { code, reason }),
    onSuccess: () => {
      showToast(t`The code is no longer good.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: PROMOTIONS }),
  });
  return <ReasonSheet title={t`End ${code}`} submit={t`End`} act={close} onClose={onClose} />;
}
