/** Which days a list is about: the usual stretches at a touch, any other by two dates. */
import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useId, useState } from "react";
import type { Range } from "./choices.ts";
import { today } from "../clock.ts";
import {
  addDays,
  daysOf,
  lengthOf,
  LONGEST_DAYS,
  type Period,
  periodOf,
  type PeriodSearch,
} from "./period.ts";
import { present } from "../shell/search-params.ts";

type Choice = Range | "last30days" | "dates";

function choiceOf(period: Period): Choice {
  if ("range" in period) return period.range;
  const now = today();
  return period.to === now && period.from === addDays(now, -29) ? "last30days" : "dates";
}

function useSetPeriod(): (search: PeriodSearch) => void {
  const navigate = useNavigate();
  return (search) =>
    void navigate({
      to: ".",
      search: (before) =>
        present({ ...before, range: undefined, from: undefined, to: undefined, ...search }),
      replace: true,
      resetScroll: false,
    });
}

function problemOf(from: string, to: string): string | undefined {
  if (from === "" || to === "") return t`Choose both days.`;
  if (lengthOf(from, to) < 1) return t`The first day comes before the last.`;
  return lengthOf(from, to) > LONGEST_DAYS ? t`Up to ${LONGEST_DAYS} days at a time.` : undefined;
}

function Dates({ first, onDone }: { first: { from: string; to: string }; onDone: () => void }) {
  const [days, setDays] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const setPeriod = useSetPeriod();
  const problem = problemOf(days.from, days.to);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (problem !== undefined) return;
    setPeriod(days);
    onDone();
  }
  return (
    <form className="card flex flex-wrap items-end gap-3 p-4" onSubmit={submit} noValidate>
      <TextField
        className="min-w-36 flex-1"
        label={t`From`}
        type="date"
        value={days.from}
        max={today()}
        onChange={(event) => setDays({ ...days, from: event.target.value })}
      />
      <TextField
        className="min-w-36 flex-1"
        label={t`Until`}
        type="date"
        value={days.to}
        max={today()}
        onChange={(event) => setDays({ ...days, to: event.target.value })}
      />
      <Button type="submit" look="quiet" className="min-h-12 max-sm:w-full">{t`Show`}</Button>
      {isChecked && problem !== undefined && (
        <p role="alert" className="w-full text-xs text-coral-text">
          {problem}
        </p>
      )}
    </form>
  );
}

export function PeriodFilter({ search }: { search: PeriodSearch }) {
  const name = useId();
  const setPeriod = useSetPeriod();
  const period = periodOf(search);
  const [isChoosing, setChoosing] = useState(false);
  const chosen: Choice = isChoosing ? "dates" : choiceOf(period);
  const options: readonly { value: Choice; label: string }[] = [
    { value: "today", label: t`Today` },
    { value: "last3days", label: t`3 days` },
    { value: "last7days", label: t`7 days` },
    { value: "last30days", label: t`30 days` },
    { value: "dates", label: t`Dates` },
  ];
  function choose(value: Choice): void {
    setChoosing(value === "dates");
    if (value === "last30days") setPeriod({ from: addDays(today(), -29), to: today() });
    else if (value !== "dates") setPeriod({ range: value });
  }
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="no-bar flex max-w-full min-w-0 gap-0.5 overflow-x-auto rounded-tile bg-surface-2 p-1 sm:gap-1">
        <legend className="sr-only">{t`Period`}</legend>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={cx(
              "flex min-h-11 flex-1 items-center justify-center rounded-[9px] px-2 text-center max-[359px]:px-1",
              "text-sm font-medium whitespace-nowrap transition-colors max-[359px]:text-xs",
              "has-focus-visible:outline-2 has-focus-visible:outline-beak-text",
              value === chosen ? "bg-surface-3 text-text shadow-inner" : "text-quiet",
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {chosen === "dates" && (
        <Dates
          key={JSON.stringify(period)}
          first={daysOf(period, today())}
          onDone={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
