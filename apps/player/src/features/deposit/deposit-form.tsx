import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { useState } from "react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { rememberOpenOrder } from "../../platform/shell/ui-store.ts";
import { AmountForm } from "./amount-form.tsx";
import { largestDeposit, tightestLimit } from "./amounts.ts";
import {
  type Deposit,
  type DepositMethod,
  methodsQuery,
  openOrderQuery,
  type Standing,
  standingQuery,
} from "./api.ts";
import { type Block, DepositBlocked } from "./deposit-blocked.tsx";
import { refusedAs } from "./refusals.ts";

function FormSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-5 w-3/4" />
      <div className="grid grid-cols-3 gap-2">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-14" />
        ))}
      </div>
      <Skeleton className="h-18" />
      <Skeleton className="h-13" />
    </div>
  );
}

function NoMethods() {
  return (
    <EmptyState
      image={scenes.records}
      title={t`No payment method is available right now.`}
      text={t`Please try again in a few minutes.`}
    />
  );
}

/** What prevents a deposit before anything is typed; null if nothing does. */
function blockOf(standing: Standing, methods: readonly DepositMethod[]): Block | null {
  const { running } = standing;
  if (running !== null) return { kind: running.kind, until: running.until };
  if (!standing.may_play) return { kind: "account" };
  const limit = tightestLimit(standing.limits);
  const isUsedUp = methods.every(
    (method) => fromWire(largestDeposit(method.max, limit)) < fromWire(method.min),
  );
  return limit !== null && isUsedUp ? { kind: "limit", limit } : null;
}

type OnOpened = (deposit: Pick<Deposit, "order_no">) => void;

/** An order that was opened here or at another device, and can still be paid. */
function OpenOrder({ onOpened }: { onOpened: OnOpened }) {
  const { data: order } = useQuery(openOrderQuery);
  if (order === undefined || order === null) return null;
  return (
    <div className="mb-5">
      <Notice>
        <p>
          {t`Pix waiting for payment`}:{" "}
          <span className="tabular font-semibold">{formatMoney(order.money)}</span>
        </p>
        <Button
          look="quiet"
          size="sm"
          className="mt-2 min-h-11"
          onClick={() => {
            rememberOpenOrder(order.order_no);
            onOpened(order);
          }}
        >
          {t`Continue`}
        </Button>
      </Notice>
    </div>
  );
}

interface FormProps {
  methods: readonly DepositMethod[];
  standing: Standing | null;
  onOpened: OnOpened;
}

function Form({ methods, standing, onOpened }: FormProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [first, ...others] = methods;
  if (first === undefined) return <NoMethods />;
  const refused = refusal === null ? undefined : refusedAs[refusal];
  const block = (standing === null ? null : blockOf(standing, methods)) ?? refused;
  if (block !== undefined && block !== null) return <DepositBlocked block={block} />;
  return (
    <>
      <OpenOrder onOpened={onOpened} />
      <AmountForm
        methods={[first, ...others]}
        limit={standing === null ? null : tightestLimit(standing.limits)}
        onOpened={onOpened}
        onBlocked={(code) => {
          setRefusal(code);
          // A limit or a break that this page did not know of yet.
          void queryClient.invalidateQueries(standingQuery);
        }}
      />
    </>
  );
}

export function DepositForm({ onOpened }: { onOpened: OnOpened }) {
  const methods = useQuery(methodsQuery);
  const standing = useQuery(standingQuery);
  // Without an answer about limits the server still holds them: the form need not wait for ever.
  const isStandingKnown = standing.data !== undefined || standing.error !== null;
  const query = { ...methods, data: isStandingKnown ? methods.data : undefined };
  return (
    <QueryState query={query} waiting={<FormSkeleton />}>
      {(list) => <Form methods={list} standing={standing.data ?? null} onOpened={onOpened} />}
    </QueryState>
  );
}
