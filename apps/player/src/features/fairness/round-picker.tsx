/** Rounds to verify without looking for an id: the member's own, and those of the shared tables. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney, formatSignedMoney } from "@tucano/i18n/money.ts";
import { chipClass } from "@tucano/ui/chip.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { isDrawnHere, type ProofKind, proofKindOf } from "../../platform/records/proofs.ts";
import { present } from "../../platform/shell/search-params.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { formatTime } from "../../platform/text.ts";
import { fairGamesQuery, ownRoundsQuery, tableRoundsQuery } from "./api.ts";
import { tableResultText } from "./table-result.ts";

interface RoundLinkProps {
  roundId: string;
  title: string;
  text: string;
  value: string;
  kind: ProofKind | undefined;
}

function RoundLink({ roundId, title, text, value, kind }: RoundLinkProps) {
  return (
    <Link
      to="/fairness"
      search={present({ round: roundId, of: kind })}
      className="flex min-h-14 items-center gap-3 py-2 no-underline hover:text-beak-text"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{title}</span>
        <span className="tabular block text-xs text-quiet">{text}</span>
      </span>
      <span className="tabular max-w-[45%] truncate text-right text-sm font-semibold">{value}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-quiet" />
    </Link>
  );
}

export function useOwnRounds() {
  const isMember = useIsMember();
  return useQuery({ ...ownRoundsQuery, enabled: isMember });
}

export function OwnRounds() {
  const isMember = useIsMember();
  const { data, isLoading } = useOwnRounds();
  if (isLoading) return <SkeletonRows count={4} label={t`Loading`} />;
  const rounds = data?.list.filter(isDrawnHere) ?? [];
  if (!isMember || rounds.length === 0) return null;
  return (
    <section aria-labelledby="own-rounds" className="flex flex-col gap-3">
      <h2
        id="own-rounds"
        className="text-base font-semibold lg:text-lg"
      >{t`Your latest rounds`}</h2>
      <ul className="card divide-y divide-edge px-5 py-1">
        {rounds.map((round) => {
          const stake = formatMoney(round.bet_amount);
          return (
            <li key={round.round_id}>
              <RoundLink
                roundId={round.round_id}
                title={round.name}
                text={`${formatTime(round.bet_time)} · ${t`bet ${stake}`}`}
                value={formatSignedMoney(round.win_loss_amount)}
                kind={proofKindOf(round)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useTables(): { code: string; name: string }[] {
  const { data } = useQuery(fairGamesQuery);
  return (data?.games ?? []).flatMap(({ sheet }) =>
    "shape" in sheet && sheet.shape === "shared" ? [{ code: sheet.code, name: sheet.name }] : [],
  );
}

function TableRounds({ game }: { game: string }) {
  const query = useQuery(tableRoundsQuery(game));
  return (
    <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="card p-5 text-sm text-quiet">{t`No round has been played here yet.`}</p>
        ) : (
          <ul className="card divide-y divide-edge px-5 py-1">
            {list.map((round) => (
              <li key={round.round_id}>
                <RoundLink
                  roundId={round.round_id}
                  title={t`Round ${round.number}`}
                  text={formatTime(round.ended_at)}
                  value={tableResultText(round.result)}
                  kind="table"
                />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

/** Anybody may verify what a table has drawn, with a bet on it or without. */
export function SharedTables() {
  const tables = useTables();
  const [chosen, setChosen] = useState<string | null>(null);
  const first = tables[0];
  if (first === undefined) return null;
  const game = chosen ?? first.code;
  return (
    <section aria-labelledby="tables" className="flex flex-col gap-3">
      <h2 id="tables" className="text-base font-semibold lg:text-lg">
        {t`Rounds for all players`}
      </h2>
      <ul aria-label={t`Tables`} className="no-bar -mx-4 flex gap-2 overflow-x-auto px-4">
        {tables.map(({ code, name }) => (
          <li key={code} className="shrink-0">
            <button
              type="button"
              aria-pressed={code === game}
              className={chipClass(code === game)}
              onClick={() => setChosen(code)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <TableRounds key={game} game={game} />
    </section>
  );
}
