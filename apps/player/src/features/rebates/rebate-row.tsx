import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { claimRebates } from "@tucano/contract/player/rewards/vip.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { useState } from "react";
import { useClaim } from "../../platform/money/claim.ts";
import { LoadError } from "../../platform/api/query-state.tsx";
import { dayName } from "../../platform/records/record-list.tsx";
import { OpeningRow } from "../../platform/records/rows.tsx";
import { formatTime } from "../../platform/text.ts";
import { type Rebate, rebateQuery } from "./api.ts";
import { RateTable } from "./rate-table.tsx";

function stateOf(state: Rebate["state"]): { text: string; tone: BadgeTone } {
  const all: Record<Rebate["state"], { text: string; tone: BadgeTone }> = {
    claimable: { text: t`To claim`, tone: "sea" },
    claimed: { text: t`Claimed`, tone: "leaf" },
    expired: { text: t`Expired`, tone: "neutral" },
    forfeited: { text: t`Cancelled`, tone: "coral" },
  };
  return all[state];
}

/** The games of the day: asked for when somebody opens it. */
function Games({ day }: { day: string }) {
  const query = useQuery(rebateQuery(day));
  if (query.data === undefined) {
    if (query.error === null) return <Skeleton className="h-24" />;
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <div>
      <h3 className="text-xs font-semibold text-quiet">{t`Games that day`}</h3>
      <ul className="divide-y divide-edge">
        {query.data.games.map((game) => (
          <li
            key={`${game.game_id}:${game.name}`}
            className="flex items-baseline justify-between gap-4 py-2"
          >
            <span className="min-w-0 text-sm">
              {game.name}{" "}
              <span className="text-xs whitespace-nowrap text-quiet">
                {plural(game.plays, { one: "# bet", other: "# bets" })}
              </span>
            </span>
            <span className="tabular text-sm">{formatMoney(game.turnover)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Claim({ rebate }: { rebate: Rebate }) {
  const claim = useClaim(claimRebates, { reload: [["rebates"]] });
  const amount = formatMoney(rebate.amount);
  return (
    <Button
      look="quiet"
      isBusy={claim.isPending}
      className="self-start"
      onClick={() => claim.mutate({ day: rebate.day })}
    >
      {t`Claim ${amount}`}
    </Button>
  );
}

function When({ rebate }: { rebate: Rebate }) {
  const isWaiting = rebate.state === "claimable" && rebate.expires_at !== null;
  const until = rebate.expires_at === null ? "" : formatTime(rebate.expires_at);
  const claimed = rebate.claimed_at === null ? "" : formatTime(rebate.claimed_at);
  const wagering = formatMoney(rebate.wagering);
  return (
    <p className="text-xs text-quiet">
      {isWaiting && `${t`Claim by ${until}.`} `}
      {rebate.claimed_at !== null && `${t`Claimed on ${claimed}.`} `}
      {t`To withdraw it, bet ${wagering} first.`}
    </p>
  );
}

export function RebateRow({ rebate }: { rebate: Rebate }) {
  const [isOpen, setOpen] = useState(false);
  const state = stateOf(rebate.state);
  const turnover = formatMoney(rebate.turnover);
  return (
    <OpeningRow
      title={dayName(rebate.day)}
      text={`${t`Amount bet`}: ${turnover} · ${rebate.level_name}`}
      side={
        <>
          <span className="tabular font-semibold">{formatMoney(rebate.amount)}</span>
          <Badge tone={state.tone}>{state.text}</Badge>
        </>
      }
      onToggle={setOpen}
    >
      {isOpen && (
        <>
          <RateTable
            caption={<caption className="sr-only">{t`By type of game`}</caption>}
            lines={rebate.types.map(({ game_type: kind, ...line }) => ({ kind, ...line }))}
          />
          <Games day={rebate.day} />
          <When rebate={rebate} />
          {rebate.state === "claimable" && <Claim rebate={rebate} />}
        </>
      )}
    </OpeningRow>
  );
}
