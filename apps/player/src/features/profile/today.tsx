import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatSignedMoney } from "@tucano/i18n/money.ts";
import { cx } from "@tucano/ui/cx.ts";
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

interface FigureProps {
  name: string;
  value: string;
  isMain?: boolean;
}

function Figure({ name, value, isMain = false }: FigureProps) {
  return (
    <div className={cx("min-w-0", isMain && "col-span-2")}>
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className={cx("tabular mt-0.5 font-semibold", isMain && "text-xl")}>{value}</dd>
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
      <dl className="mt-2 grid grid-cols-2 gap-3">
        {/* A row of its own: a large result beside two times has no room on a phone. */}
        <Figure
          isMain
          name={t`Net result`}
          value={played === undefined ? "–" : formatSignedMoney(played.net)}
        />
        <Figure name={t`Playing time`} value={clockText(played?.minutes_played)} />
        <Figure name={t`Logged in for`} value={clockText(session)} />
      </dl>
    </section>
  );
}
