import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatSignedMoney } from "@tucano/i18n/money.ts";
import { useEffect, useState } from "react";
import { minutesSince } from "../../platform/clock.ts";
import { sessionsQuery, todayQuery } from "./api.ts";

/** Minutes since this session began; it moves on by itself. */
function useSessionMinutes(): number | undefined {
  const begun = useQuery(sessionsQuery).data?.list.find((one) => one.current)?.created_at;
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    if (begun === undefined) return undefined;
    const look = () => setMinutes(minutesSince(begun));
    look();
    const timer = setInterval(look, 15_000);
    return () => clearInterval(timer);
  }, [begun]);
  return minutes;
}

function clockText(minutes: number | null | undefined): string {
  if (minutes === undefined || minutes === null) return "–";
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? t`${rest} min` : t`${hours} h ${rest} min`;
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular mt-0.5 font-semibold">{value}</dd>
    </div>
  );
}

/** How long, and how it went today: in plain sight, whether it went well or not. */
export function Today() {
  const played = useQuery(todayQuery).data;
  const session = useSessionMinutes();
  return (
    <section className="card p-5" aria-label={t`Today`}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-sm text-quiet">{t`Today`}</h2>
        <Link
          to="/responsible-gaming/statement"
          className="-my-3 inline-flex min-h-11 items-center text-sm text-beak-text"
        >
          {t`What I have played`}
        </Link>
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        <Figure
          name={t`Net result`}
          value={played === undefined ? "–" : formatSignedMoney(played.net)}
        />
        <Figure name={t`Playing time`} value={clockText(played?.minutes_played)} />
        <Figure name={t`Logged in for`} value={clockText(session)} />
      </dl>
    </section>
  );
}
