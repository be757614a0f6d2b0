/** How customer service did: how long people waited, and what they said of it. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { readSupportFigures, supportPeriods } from "@tucano/contract/backoffice/members/support.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useState } from "react";
import { ask } from "../../platform/api.ts";
import { language } from "../../platform/language.ts";
import { Fact } from "../../platform/tables/show.tsx";
import { meanStars } from "./mean-stars.ts";

type Figures = DataOf<typeof readSupportFigures>;
type Period = (typeof supportPeriods)[number];

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

/** Whole minutes, and hours from two of them on: nobody looks for more. */
function useDuration(): (seconds: number | null) => string {
  const { t } = useLingui();
  return (seconds) => {
    if (seconds === null) return "–";
    const minutes = Math.ceil(seconds / MINUTE_SECONDS);
    const hours = Math.round(minutes / HOUR_MINUTES);
    return minutes < 2 * HOUR_MINUTES
      ? t`${plural(minutes, { one: "# minute", other: "# minutes" })}`
      : t`${plural(hours, { one: "# hour", other: "# hours" })}`;
  };
}

function Facts({ figures }: { figures: Figures }) {
  const { t } = useLingui();
  const duration = useDuration();
  const { begun, answered, median_seconds: median, ninth_seconds: ninth, ratings } = figures;
  const rated = ratings.reduce((sum, count) => sum + count, 0);
  const mean = meanStars(ratings);
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
      <Fact label={t`Begun`}>{begun}</Fact>
      <Fact label={t`Answered`}>{answered}</Fact>
      <Fact label={t`First answer, half within`}>{duration(median)}</Fact>
      <Fact label={t`Nine in ten within`}>{duration(ninth)}</Fact>
      <Fact label={t`Rating`}>
        {mean === null ? "–" : t`${figureIn(language, mean)} of 5, from ${rated}`}
      </Fact>
    </dl>
  );
}

export function SupportFigures() {
  const { t } = useLingui();
  const [days, setDays] = useState<Period>("30");
  const { data } = useQuery({ ...ask(readSupportFigures, { days }), staleTime: 60_000 });
  return (
    <section aria-label={t`How it went`} className="card flex flex-col gap-4 p-4">
      <Segmented<Period>
        label={t`Conversations begun in the last`}
        value={days}
        onChange={setDays}
        options={supportPeriods.map((value) => ({
          value,
          label: t`${plural(Number(value), { one: "# day", other: "# days" })}`,
        }))}
      />
      {data !== undefined && <Facts figures={data} />}
    </section>
  );
}
