import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { useState } from "react";
import { QueryState } from "../../platform/query-state.tsx";
import { scenes } from "../../platform/scenes.ts";
import { optionsQuery, type WithdrawalOptions } from "./api.ts";
import { ConfirmStep, type Draft } from "./confirm-step.tsx";
import { DraftStep } from "./draft-step.tsx";
import { etaText } from "./names.ts";
import { Submitted } from "./submitted.tsx";

/** What may go, what is on its way, and what still has to be played first, with the reason. */
function Standing({ options }: { options: WithdrawalOptions }) {
  const owed = formatMoney(options.turnover_owed);
  const hasOwed = !/^0\.00$/.test(options.turnover_owed);
  return (
    <section aria-label={t`Balance`} className="mb-4 flex flex-col gap-3">
      <div className="card p-5">
        <p className="text-sm text-quiet">
          {options.can_withdraw ? t`Available to withdraw` : t`Cash`}
        </p>
        <p className="tabular text-2xl font-bold">{formatMoney(options.available)}</p>
        <dl className="mt-3 grid grid-cols-2 gap-3 text-sm">
          <div>
            <dt className="text-quiet">{t`Under review`}</dt>
            <dd className="tabular font-semibold">{formatMoney(options.locked)}</dd>
          </div>
          <div>
            <dt className="text-quiet">{t`Still to be played`}</dt>
            <dd className="tabular font-semibold">{owed}</dd>
          </div>
        </dl>
      </div>
      {hasOwed && (
        <Notice>
          {options.can_withdraw
            ? t`${owed} of bets are missing, so an early fee applies. You see it first.`
            : t`Deposits are played once before a withdrawal. ${owed} of bets are missing.`}
        </Notice>
      )}
    </section>
  );
}

function Blocked({ options }: { options: WithdrawalOptions }) {
  if (options.turnover_owed !== "0.00") {
    return (
      <div className="flex flex-col gap-2">
        <Link to="/game" className={buttonClass("primary", "lg")}>{t`See the games`}</Link>
        <Link to="/records" className={buttonClass("quiet", "lg")}>{t`Game records`}</Link>
      </div>
    );
  }
  const min = formatMoney(options.min);
  const isTooLittle = fromWire(options.available) < fromWire(options.min);
  return (
    <EmptyState
      image={scenes.records}
      title={t`There is nothing to withdraw right now.`}
      text={isTooLittle ? t`The smallest withdrawal is ${min}.` : undefined}
      action={<Link to="/recharge" className={buttonClass("primary")}>{t`Deposit`}</Link>}
    />
  );
}

function Terms({ options }: { options: WithdrawalOptions }) {
  const [daily, left] = [formatMoney(options.daily_limit), formatMoney(options.daily_remaining)];
  const eta = etaText(options.eta_minutes);
  const free = options.free_withdrawals_left;
  return (
    <ul className="mt-5 flex list-outside list-disc flex-col gap-1 pl-5 text-sm text-quiet">
      <li>{t`Paid within ${eta}, after an administrator's review.`}</li>
      <li>{t`Only to your own CPF.`}</li>
      <li>{t`Today you may still withdraw ${left} of ${daily}.`}</li>
      {free > 0 && <li>{t`Withdrawals without a fee left today: ${free}`}</li>}
    </ul>
  );
}

type Step =
  | { name: "draft" }
  | { name: "confirm" }
  | { name: "done"; orderNo: string; eta: string | null };

function Steps({ options }: { options: WithdrawalOptions }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [step, setStep] = useState<Step>({ name: "draft" });
  if (step.name === "done") return <Submitted orderNo={step.orderNo} etaAt={step.eta} />;
  if (step.name === "confirm" && draft !== null) {
    return (
      <ConfirmStep
        draft={draft}
        options={options}
        onBack={() => setStep({ name: "draft" })}
        onDone={(order) => setStep({ name: "done", orderNo: order.order_no, eta: order.eta_at })}
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
      <Terms options={options} />
    </>
  );
}

export function Withdraw() {
  const query = useQuery(optionsQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
      {(options) => <Steps options={options} />}
    </QueryState>
  );
}
