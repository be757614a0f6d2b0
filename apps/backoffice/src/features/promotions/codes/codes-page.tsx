import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { closePromoCode, listPromoCodes } from "@tucano/contract/backoffice/members/campaigns.ts";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { askList, call, type RowOf } from "../../../platform/api.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { Money } from "../../../platform/tables/show.tsx";
import { CodeSheet } from "./code-sheet.tsx";
import { useGiftName } from "../numbers/gift-words.ts";
import {
  badgeColumn,
  momentColumn,
  moneyColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";

const page = getRouteApi("/inside/promo-codes");

type PromoCode = RowOf<typeof listPromoCodes>;

export function CodesPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="promo-codes"
      title={t`Promo codes`}
      acts={
        <FormButton
          permission="promotions.campaigns"
          label={t`New code`}
          form={(close) => <CodeSheet onClose={close} />}
        />
      }
      query={useQuery(askList(listPromoCodes, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.code}
      empty={t`No promo code yet.`}
    />
  );
}

function useColumns(): readonly ListColumn<PromoCode>[] {
  const { t } = useLingui();
  const gifts = useGiftName();
  return [
    textColumn("code", t`Code`, (row) => row.code, { isFixed: true, className: "font-medium" }),
    {
      id: "gift",
      label: t`Gift`,
      text: (row) => row.amount,
      cell: ({ pocket, amount, free }) => (
        <>
          {amount !== "0.00" && (
            <>
              {gifts[pocket]} <Money wire={amount} />
            </>
          )}
          {free !== null && (
            <span className="block">
              {gifts["free-rounds"]}: {free.rounds} × <Money wire={free.stake} /> · {free.game}
            </span>
          )}
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
    moneyColumn("cost", t`Cost`, (row) => row.cost),
    momentColumn("from", t`Begins`, (row) => row.starts_at),
    momentColumn("to", t`Ends`, (row) => row.ends_at),
    badgeColumn("state", t`State`, (row) =>
      row.is_open ? [t`Open`, "leaf"] : [t`Closed`, "neutral"],
    ),
    {
      id: "acts",
      label: t`Acts`,
      cell: ({ code, is_open: isOpen }) =>
        isOpen && (
          <ActButton
            permission="promotions.campaigns"
            label={t`End`}
            title={t`End ${code}`}
            submit={t`End`}
            done={t`The code is no longer good.`}
            act={(reason) => call(closePromoCode, { code, reason })}
          />
        ),
    },
  ];
}
