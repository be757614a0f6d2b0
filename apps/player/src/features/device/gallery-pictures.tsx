import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Countdown } from "@tucano/ui/countdown.tsx";
import { Logo } from "@tucano/ui/logo.tsx";
import { Mark } from "@tucano/ui/mark.tsx";
import { BarChart } from "@tucano/ui/charts/bar-chart.tsx";
import { LineChart } from "@tucano/ui/charts/line-chart.tsx";
import { useState } from "react";
import { monotonicNow } from "../../platform/clock.ts";
import { scenes } from "../../platform/shell/scenes.ts";

const COUNTDOWN_MS = 15 * 60_000;

/** Whole reais of a sample week, drawn only. */
const points = [12, 30, 18, 44, 26, 60, 38].map((value, index) => ({
  label: `${16 + index}/11`,
  value,
}));
const format = (value: number): string => formatMoney(`${Math.round(value)}.00`);

export function GalleryPictures() {
  const [endsAtMs] = useState(() => monotonicNow() + COUNTDOWN_MS);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-6">
        <Logo className="block h-9" />
        <Mark className="size-9" />
        <span className="text-lg font-semibold">
          <Countdown endsAtMs={endsAtMs} now={monotonicNow} />
        </span>
      </div>
      <LineChart label={t`A line over seven days`} points={points} format={format} />
      <BarChart label={t`Bars for seven days`} points={points} format={format} />
      <ul className="grid grid-cols-3 gap-3">
        {Object.entries(scenes).map(([name, source]) => (
          <li key={name} className="text-center text-xs text-quiet">
            <img src={source} alt="" width={112} height={84} loading="lazy" className="mx-auto" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
