/** The jackpots as they are: what is in them, by which chance they are won, and who won lately. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { isZero } from "../../platform/money/amounts.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatFigure, formatPercent } from "../../platform/text.ts";
import { jackpotsQuery, ownJackpotQuery, type PoolTerms, type Shown } from "./api.ts";
import { HowJackpotsWork } from "./how-jackpots-work.tsx";
import { OwnWins, poolName, Wins } from "./wins.tsx";

/** "20000.00" staked for one win: R$ 1 has one chance in so many. */
const oneIn = (odds: string): string => formatFigure(Math.round(Number(odds)));

function Chance({ terms }: { terms: PoolTerms }) {
  const chance = oneIn(terms.odds);
  const [share, unit] = [formatPercent(terms.share_percent), formatMoney("1.00")];
  return (
    <p className="text-sm text-quiet">
      {t`1 in ${chance} for each ${unit} staked. Returns ${share} of stakes.`}
    </p>
  );
}

function Amount({ wire }: { wire: string }) {
  return <p className="tabular text-2xl font-bold text-gold-text">{formatMoney(wire)}</p>;
}

function PoolCard({ pool }: { pool: Shown["pools"][number] }) {
  const [seed, added] = [formatMoney(pool.seed), formatPercent(pool.contribution_percent)];
  return (
    <li className="card flex flex-col gap-1 p-5">
      <h2 className="text-sm font-semibold">{poolName(pool.code)}</h2>
      <Amount wire={pool.amount} />
      <Chance terms={pool} />
      <p className="text-xs text-quiet">
        {isZero(pool.seed)
          ? t`We add ${added} of each stake.`
          : t`Starts at ${seed}. We add ${added} of each stake.`}
      </p>
    </li>
  );
}

/** Each member's alone: nobody else adds to it, wins it or sees it. */
function OwnCard({ terms }: { terms: PoolTerms }) {
  const { data } = useQuery(ownJackpotQuery);
  const added = formatPercent(terms.contribution_percent);
  return (
    <section className="card flex flex-col gap-1 p-5">
      <h2 className="text-sm font-semibold">{poolName("personal")}</h2>
      <Amount wire={data?.amount ?? "0.00"} />
      <Chance terms={terms} />
      <p className="text-xs text-quiet">
        {t`We add ${added} of each of your stakes. Only you can win it, and only you see it.`}
      </p>
    </section>
  );
}

function Closed() {
  return (
    <EmptyState
      image={scenes.games}
      title={t`No jackpots right now`}
      text={t`Nothing is added or drawn at the moment. Whatever was won is paid.`}
      action={<Link to="/game" className={buttonClass("primary")}>{t`See the games`}</Link>}
    />
  );
}

function Open({ shown }: { shown: Shown }) {
  const isMember = useIsMember();
  const share = formatPercent(shown.share_percent);
  return (
    <>
      <p className="text-sm text-quiet">
        {t`A round that you play with cash can win one beside what the game pays. Each game's facts say whether it takes part. We pay for them: they return ${share} of stakes on top of the game's own return.`}
      </p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {shown.pools.map((pool) => (
          <PoolCard key={pool.code} pool={pool} />
        ))}
      </ul>
      {isMember && <OwnCard terms={shown.personal} />}
      <HowJackpotsWork />
    </>
  );
}

export function Jackpots() {
  const isMember = useIsMember();
  const query = useQuery(jackpotsQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={3} label={t`Loading`} />}>
      {(shown) => (
        <div className="flex flex-col gap-5">
          {shown.is_open ? <Open shown={shown} /> : <Closed />}
          {isMember && <OwnWins />}
          <Wins wins={shown.wins} />
        </div>
      )}
    </QueryState>
  );
}
