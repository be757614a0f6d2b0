import { t } from "@lingui/core/macro";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney, formatShortMoney, parseTypedMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { chipClass } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { type FormEvent, useState } from "react";
import { AmountField } from "../../platform/money/amount-field.tsx";
import { isApiError } from "@tucano/client/api-error.ts";
import {
  type Limit,
  type Measure,
  type Offers,
  type Period,
  useRemoveLimit,
  useSetLimit,
} from "./api.ts";
import { parseMinutes } from "./minutes.ts";
import { extentText, limitName, minutesText } from "./words.ts";

/** What is typed so far: reais, or hours and minutes. */
interface Typed {
  money: string;
  hours: string;
  minutes: string;
}

type Wanted = { amount: string } | { minutes: number };

const amounts = ["50.00", "100.00", "200.00", "500.00"] as const;
const times = [30, 60, 120, 240] as const;

function wantedOf(measure: Measure, typed: Typed): Wanted | null {
  if (measure === "time") {
    const minutes = parseMinutes(typed.hours, typed.minutes);
    return minutes === null ? null : { minutes };
  }
  const amount = parseTypedMoney(typed.money);
  return amount === null ? null : { amount };
}

/** Higher than the present one: then it is only a wish. */
function isRaise(wanted: Wanted, limit: Limit | undefined): boolean {
  if (limit === undefined) return false;
  if ("amount" in wanted) {
    return limit.amount !== null && fromWire(wanted.amount) > fromWire(limit.amount);
  }
  return limit.minutes !== null && wanted.minutes > limit.minutes;
}

interface InputProps {
  measure: Measure;
  typed: Typed;
  error: string | undefined;
  onType: (typed: Typed) => void;
}

function MoneyInput({ typed, error, onType }: InputProps) {
  return (
    <>
      <div
        role="group"
        aria-label={t`Amounts`}
        className="grid grid-cols-2 gap-2 sm:grid-cols-4 [&>button]:justify-center"
      >
        {amounts.map((amount) => {
          const plain = amount.replace(".00", "");
          return (
            <button
              key={amount}
              type="button"
              aria-pressed={typed.money === plain}
              className={chipClass(typed.money === plain)}
              onClick={() => onType({ ...typed, money: plain })}
            >
              {formatShortMoney(amount)}
            </button>
          );
        })}
      </div>
      <AmountField
        label={t`Limit`}
        value={typed.money}
        error={error}
        onChange={(money) => onType({ ...typed, money })}
      />
    </>
  );
}

const digits = (text: string) => text.replaceAll(/\D/g, "").slice(0, 4);

function TimeInput({ typed, error, onType }: InputProps) {
  const chosen = parseMinutes(typed.hours, typed.minutes);
  const choose = (minutes: number) =>
    onType({
      ...typed,
      hours: String(Math.floor(minutes / 60)),
      minutes: String(minutes % 60),
    });
  return (
    <>
      <div
        role="group"
        aria-label={t`Playing time`}
        className="grid grid-cols-2 gap-2 sm:grid-cols-4 [&>button]:justify-center"
      >
        {times.map((minutes) => (
          <button
            key={minutes}
            type="button"
            aria-pressed={chosen === minutes}
            className={chipClass(chosen === minutes)}
            onClick={() => choose(minutes)}
          >
            {minutesText(minutes)}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t`Hours`}
          inputMode="numeric"
          autoComplete="off"
          value={typed.hours}
          error={error}
          onChange={(event) => onType({ ...typed, hours: digits(event.target.value) })}
        />
        <TextField
          label={t`Minutes`}
          inputMode="numeric"
          autoComplete="off"
          value={typed.minutes}
          onChange={(event) => onType({ ...typed, minutes: digits(event.target.value) })}
        />
      </div>
    </>
  );
}

function Consequence({ wanted, limit, hours }: ConsequenceProps) {
  if (wanted === null) return null;
  return (
    <Notice>
      {isRaise(wanted, limit)
        ? t`This is higher than your current limit, so it doesn't apply yet. Come back in ${hours} hours to confirm it.`
        : t`This applies at once, even to open games.`}
    </Notice>
  );
}

interface ConsequenceProps {
  wanted: Wanted | null;
  limit: Limit | undefined;
  hours: number;
}

interface LimitSheetProps {
  measure: Measure;
  period: Period;
  limit: Limit | undefined;
  offers: Offers;
  onClose: () => void;
}

function Remove({ measure, period, hours, onClose }: RemoveProps) {
  const remove = useRemoveLimit();
  const error = isApiError(remove.error) ? remove.error : null;
  return (
    <>
      {error !== null && <Notice tone="error">{error.message}</Notice>}
      <Button
        look="ghost"
        isBusy={remove.isPending}
        onClick={() =>
          remove.mutate(
            { measure, period },
            {
              onSuccess: () => {
                onClose();
                showToast(t`You can confirm the removal in ${hours} hours.`, "info");
              },
            },
          )
        }
      >
        {t`Request removal of this limit`}
      </Button>
    </>
  );
}

interface RemoveProps {
  measure: Measure;
  period: Period;
  hours: number;
  onClose: () => void;
}

export function LimitSheet({ measure, period, limit, offers, onClose }: LimitSheetProps) {
  const [typed, setTyped] = useState<Typed>({ money: "", hours: "", minutes: "" });
  const [problem, setProblem] = useState<string>();
  const set = useSetLimit();
  const error = isApiError(set.error) ? set.error : null;
  const wanted = wantedOf(measure, typed);
  const present = limit === undefined ? null : extentText(limit);
  const [min, max] = [formatMoney(offers.amount_min), formatMoney(offers.amount_max)];
  const hours = offers.raise_after_hours;
  const Input = measure === "time" ? TimeInput : MoneyInput;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (wanted === null) {
      setProblem(measure === "time" ? t`Enter hours or minutes.` : t`From ${min} to ${max}.`);
      return;
    }
    const isWish = isRaise(wanted, limit);
    set.mutate(
      { measure, period, ...wanted },
      {
        onSuccess: () => {
          onClose();
          if (isWish) showToast(t`You can confirm it in ${hours} hours.`, "info");
          else showToast(t`The limit applies from now on.`, "good");
        },
      },
    );
  }

  return (
    <Sheet title={limitName(measure, period)} closeLabel={t`Close`} onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        <p className="tabular text-sm text-quiet">
          {present === null ? t`You haven't set this limit yet.` : t`Now: ${present}`}
        </p>
        {error !== null && <Notice tone="error">{error.message}</Notice>}
        <Input
          measure={measure}
          typed={typed}
          error={problem}
          onType={(next) => {
            setProblem(undefined);
            setTyped(next);
          }}
        />
        <Consequence wanted={wanted} limit={limit} hours={hours} />
        <Button type="submit" size="lg" isBusy={set.isPending}>
          {t`Save the limit`}
        </Button>
        {present !== null && (
          <Remove measure={measure} period={period} hours={hours} onClose={onClose} />
        )}
      </form>
    </Sheet>
  );
}
