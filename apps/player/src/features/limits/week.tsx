/** The week that is over, as the weekly message tells it, and whether that message is wanted. */
import { t } from "@lingui/core/macro";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { chooseRecap, readRecap } from "@tucano/contract/player/account/recap.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { queryClient } from "../../platform/api/query-client.ts";
import { dayText } from "../../platform/money/chart-money.ts";
import { call } from "../../platform/session/session.ts";
import { formatFigure } from "../../platform/text.ts";
import { Net } from "./statement.tsx";
import { extentText, limitName } from "./words.ts";

type Recap = DataOf<typeof readRecap>;
type Wishes = Omit<RequestOf<typeof chooseRecap>, "member_id">;

const weekQuery = queryOptions({
  queryKey: ["responsible-gaming", "week"],
  queryFn: () => call(readRecap, {}),
});

const useChoose = () =>
  useMutation({
    mutationFn: (wishes: Wishes) => call(chooseRecap, wishes),
    onSettled: () => queryClient.invalidateQueries({ queryKey: weekQuery.queryKey }),
    onError: () => showToast(t`That didn't work. Try again.`, "error"),
  });

function Choice({ recap: { wishes, has_mail } }: { recap: Recap }) {
  const choose = useChoose();
  const wanted = choose.isPending ? choose.variables : wishes;
  return (
    <section aria-labelledby="week-choice" className="card flex flex-col gap-2 p-5">
      <h2 id="week-choice" className="text-base font-semibold">{t`Weekly summary`}</h2>
      <p className="text-sm text-quiet">
        {t`Each Monday: how long you played, what you deposited, bet and got back, and your limits. Only if you want it.`}
      </p>
      <Checkbox
        checked={wanted.inbox}
        isBusy={choose.isPending}
        onChange={({ target }) => choose.mutate({ ...wanted, inbox: target.checked })}
      >
        {t`As a message on this site`}
      </Checkbox>
      {has_mail && (
        <Checkbox
          checked={wanted.mail}
          isBusy={choose.isPending}
          onChange={({ target }) => choose.mutate({ ...wanted, mail: target.checked })}
        >
          {t`By e-mail`}
        </Checkbox>
      )}
    </section>
  );
}

/** Wherever preferences are set. */
export function WeekChoice() {
  const { data } = useQuery(weekQuery);
  return data === undefined ? null : <Choice recap={data} />;
}

function LimitsInForce({ limits }: Pick<Recap, "limits">) {
  const set = limits.filter((limit) => extentText(limit) !== null);
  return (
    <section className="card flex flex-col gap-3 p-5">
      <h2 className="text-base font-semibold">{t`Your limits`}</h2>
      {set.length === 0 ? (
        <p className="text-sm text-quiet">{t`You have no limits.`}</p>
      ) : (
        <ul className="divide-y divide-edge text-sm">
          {set.map((limit) => (
            <li key={limit.measure + limit.period} className="flex justify-between gap-3 py-2">
              <span>{limitName(limit.measure, limit.period)}</span>
              <span className="tabular">{extentText(limit)}</span>
            </li>
          ))}
        </ul>
      )}
      <Link to="/responsible-gaming/limits" className={buttonClass("quiet")}>
        {t`Set your limits`}
      </Link>
    </section>
  );
}

export function Week() {
  const query = useQuery(weekQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={5} label={t`Loading`} />}>
      {(recap) => {
        const { figures, best_multiplier: best, limits } = recap;
        const [from, to] = [dayText(figures.from), dayText(figures.to)];
        const most = best === null ? "" : formatFigure(best);
        return (
          <div className="flex flex-col gap-4">
            <p className="text-sm text-quiet">{t`From ${from} to ${to}.`}</p>
            <Net played={figures} />
            {best !== null && (
              <p className="card p-5 text-sm">{t`Best multiplier of a round: ${most}×`}</p>
            )}
            <LimitsInForce limits={limits} />
            <Choice recap={recap} />
          </div>
        );
      }}
    </QueryState>
  );
}
