import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { kindName } from "../../platform/games/game-kinds.ts";
import { LoadError } from "../../platform/api/query-state.tsx";
import { weightsQuery } from "./api.ts";

interface Weighted {
  code: string;
  turnover_percent: number;
}

/** Types that count the same stand together, the fullest first. */
function groupWeights(types: readonly Weighted[]): { percent: number; codes: string[] }[] {
  const percents = [...new Set(types.map((type) => type.turnover_percent))];
  return percents
    .toSorted((one, other) => other - one)
    .map((percent) => ({
      percent,
      codes: types.filter((type) => type.turnover_percent === percent).map(({ code }) => code),
    }));
}

function Groups({ types }: { types: readonly Weighted[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {groupWeights(types).map(({ percent, codes }) => (
        <div key={percent} className="flex items-baseline gap-4 rounded-tile bg-surface-2 p-4">
          <dt className="tabular w-16 shrink-0 text-lg font-bold">{percent}%</dt>
          <dd className="min-w-0 text-sm text-quiet">{codes.map(kindName).join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How a bet is counted, in plain sight of those who owe one. */
export function Weights() {
  const query = useQuery(weightsQuery);
  const [bet, counted] = [formatMoney("10.00"), formatMoney("2.00")];
  return (
    <section aria-labelledby="cover-weights" className="card flex flex-col gap-3 p-5">
      <h2 id="cover-weights" className="text-lg font-semibold">{t`Contribution of each game`}</h2>
      {query.data !== undefined && <Groups types={query.data.game_types} />}
      {query.data === undefined && query.error === null && <Skeleton className="h-32" />}
      {query.data === undefined && query.error !== null && (
        <LoadError error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-quiet">
        <li>{t`This is the most each type can count. A game with a higher return counts less: a bet counts in full where the house keeps 3.5% or more, and half where it keeps half of that.`}</li>
        <li>{t`A bet with almost no risk, such as red and black together or a 97% chance, counts little or nothing.`}</li>
        <li>{t`Example: at 20%, a bet of ${bet} counts ${counted}.`}</li>
        <li>{t`A bet counts first towards your cash, then towards the bonus. The oldest requirement comes first.`}</li>
        <li>{t`A cancelled bet has to be wagered again.`}</li>
        <li>{t`A bonus you lose or cancel has no wagering left. Your deposits keep theirs.`}</li>
      </ul>
    </section>
  );
}
