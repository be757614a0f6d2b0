import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { useState } from "react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { type Order, optionsQuery, ordersQuery, type WithdrawalOptions } from "./api.ts";
import { Blocked } from "./blocked.tsx";
import { ConfirmStep, type Draft } from "./confirm-step.tsx";
import { DraftStep } from "./draft-step.tsx";
import { OpenOrders } from "./open-orders.tsx";
import { Standing } from "./standing.tsx";
import { Submitted } from "./submitted.tsx";
import { Terms } from "./terms.tsx";

type Step =
  | { readonly name: "draft" }
  | { readonly name: "confirm" }
  | { readonly name: "done"; readonly order: Order };

function Steps({ options }: { options: WithdrawalOptions }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [step, setStep] = useState<Step>({ name: "draft" });
  if (step.name === "done") return <Submitted order={step.order} />;
  if (step.name === "confirm" && draft !== null) {
    return (
      <ConfirmStep
        draft={draft}
        options={options}
        onBack={() => setStep({ name: "draft" })}
        onDone={(order) => setStep({ name: "done", order })}
      />
    );
  }
  return (
    <>
      <Standing options={options} />
      {options.can_withdraw ? (
        <DraftStep
          options={options}
          first={draft}
          onReady={(next) => {
            setDraft(next);
            setStep({ name: "confirm" });
          }}
        />
      ) : (
        <Blocked options={options} />
      )}
      <OpenOrders />
      <Terms options={options} />
    </>
  );
}

function WithdrawSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

export function Withdraw() {
  const { data, error, refetch } = useQuery(optionsQuery);
  // Orders stand between the form and its terms: what is below them waits to know how many.
  const isComing = useQuery(ordersQuery).isLoading;
  const known = { data: isComing ? undefined : data, error, refetch };
  return (
    <QueryState query={known} waiting={<WithdrawSkeleton />}>
      {(options) => <Steps options={options} />}
    </QueryState>
  );
}
