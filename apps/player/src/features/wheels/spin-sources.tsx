/** Where spins come from, what is missing to the next, and until when they are good. */
import { plural, t } from "@lingui/core/macro";
import { formatWire, fromWire, subtract } from "@tucano/contract/money.ts";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import { MoneyBar } from "../../platform/money/money-bar.tsx";
import { formatTime } from "../../platform/text.ts";
import type { WheelState } from "./api.ts";

type Source = WheelState["sources"][number];

function sourceName(source: Source["source"]): string {
  const all: Record<Source["source"], string> = {
    login: t`Logging in every day`,
    deposit: t`Deposits`,
    turnover: t`Bets, as they count`,
    prize: t`Won on the wheel`,
  };
  return all[source];
}

function SourceRow({ source }: { source: Source }) {
  const { per_spin: perSpin, missing } = source;
  const spins = source.spins;
  const per = perSpin === null ? "" : formatShortMoney(perSpin);
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{sourceName(source.source)}</span>
        <span className="tabular text-quiet">
          {plural(spins, { one: "# spin today", other: "# spins today" })}
        </span>
      </p>
      {perSpin !== null && missing === null && (
        <p className="text-sm text-quiet">{t`One for each ${per}. No more today.`}</p>
      )}
      {perSpin !== null && missing !== null && (
        <MoneyBar
          label={t`To the next spin, one for each ${per}`}
          done={formatWire(subtract(fromWire(perSpin), fromWire(missing)))}
          required={perSpin}
          missing={missing}
        />
      )}
    </li>
  );
}

/** A source that gives nothing here would only be in the way. */
function gives({ wheel, next_spin_at: next }: WheelState, { source, per_spin, spins }: Source) {
  if (spins > 0 || per_spin !== null) return true;
  return source === "login" && wheel === "daily" && next !== null;
}

export function SpinSources({ wheel }: { wheel: WheelState }) {
  const most = wheel.spins_per_day_max;
  const next = wheel.next_spin_at === null ? "" : formatTime(wheel.next_spin_at);
  const sources = wheel.sources.filter((source) => gives(wheel, source));
  return (
    <section className="card flex flex-col gap-1 p-5">
      <h2 className="text-base font-semibold">{t`How to get spins`}</h2>
      <ul className="divide-y divide-edge">
        {sources.map((source) => (
          <SourceRow key={source.source} source={source} />
        ))}
      </ul>
      <p className="text-sm text-quiet">
        {plural(most, {
          one: "Up to # spin a day. It's valid that day and the next.",
          other: "Up to # spins a day. Each is valid that day and the next.",
        })}{" "}
        {next !== "" && t`Log in for the next one: ${next}.`}
      </p>
    </section>
  );
}
