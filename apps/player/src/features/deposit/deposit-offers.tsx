import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import { Fold } from "@tucano/ui/fold.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Gift } from "lucide-react";
import { formatPercent } from "../../platform/text.ts";
import { checksQuery } from "./api.ts";
import { type Offer, offersFor, reachedStep, type Step } from "./offers.ts";

function gainText({ ratePercent, most }: Step): string {
  const rate = formatPercent(ratePercent);
  if (most === null || most === "0.00") return t`${rate} of it as a bonus`;
  const bound = formatShortMoney(most);
  return t`${rate} of it as a bonus, up to ${bound}`;
}

function requirementText({ multiple }: Offer): string {
  const { times } = multiple;
  return multiple.of === "bonus"
    ? t`Becomes cash after you bet ${times}× the bonus.`
    : t`Becomes cash after you bet ${times}× the deposit.`;
}

function StepRow({ step, isReached }: { step: Step; isReached: boolean }) {
  const from = formatShortMoney(step.from);
  return (
    <li className={cx(isReached && "font-medium text-sea-text")}>
      <span className="tabular font-semibold">{t`From ${from}`}</span> · {gainText(step)}
      {isReached && <span className="block text-xs">{t`This amount qualifies`}</span>}
    </li>
  );
}

function OfferRow({ offer, money }: { offer: Offer; money: string | null }) {
  const reached = reachedStep(offer, money);
  return (
    <li className="flex gap-3 py-3">
      <span
        aria-hidden="true"
        className={cx(
          "mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-full",
          reached === undefined ? "bg-surface-3 text-quiet" : "bg-sea/20 text-sea-text",
        )}
      >
        <Gift className="size-4" />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{offer.title}</p>
        <ul className="flex flex-col gap-0.5">
          {offer.steps.map((step) => (
            <StepRow key={step.from} step={step} isReached={step === reached} />
          ))}
        </ul>
        <p className="text-quiet">{requirementText(offer)}</p>
        <Fold
          headClass="min-h-11 gap-1 text-xs font-medium text-beak-text"
          head={
            <>
              {t`All terms`}
              <span className="sr-only">: {offer.title}</span>
            </>
          }
        >
          <ul className="flex list-outside list-disc flex-col gap-1 pb-1 pl-5 text-xs text-quiet">
            {offer.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </li>
  );
}

/**
 * What this deposit could earn. Nothing is ticked for anybody: it is claimed afterwards, or not.
 */
export function DepositOffers({ money, smallest }: { money: string | null; smallest: string }) {
  const { data } = useQuery(checksQuery);
  const offers = data === undefined ? [] : offersFor(data, money, smallest);
  if (offers.length === 0) return null;
  return (
    <section
      aria-label={t`Bonuses on this deposit`}
      className="rounded-card bg-surface-2 px-4 pt-3"
    >
      <p className="text-sm font-semibold">{t`What this deposit could earn`}</p>
      <p className="text-xs text-quiet">
        {t`No bonus starts by itself. After you pay, you choose whether to claim it.`}
      </p>
      <ul className="mt-1 divide-y divide-edge">
        {offers.map((offer) => (
          <OfferRow key={offer.code} offer={offer} money={money} />
        ))}
      </ul>
    </section>
  );
}
