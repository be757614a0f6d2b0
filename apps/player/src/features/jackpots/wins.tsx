import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { ReactNode } from "react";
import { formatTime } from "../../platform/text.ts";
import { ownJackpotQuery, type PoolCode, type Shown } from "./api.ts";

export function poolName(code: PoolCode): string {
  const names: Record<PoolCode, string> = {
    mini: t`Mini`,
    major: t`Major`,
    grand: t`Grand`,
    personal: t`Your own`,
  };
  return names[code];
}

function Row({ name, about, amount }: { name: string; about: string; amount: string }) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5 text-sm">
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-xs text-quiet">{about}</span>
      </span>
      <span className="tabular font-semibold whitespace-nowrap">{amount}</span>
    </li>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="card divide-y divide-edge px-5 py-1">{children}</ul>
    </section>
  );
}

/** Nothing at all before anybody has won one. */
export function Wins({ wins }: { wins: Shown["wins"] }) {
  if (wins.length === 0) return null;
  return (
    <List title={t`Latest wins`}>
      {wins.map((win) => (
        <Row
          key={`${win.pool} ${win.won_at} ${win.player}`}
          name={`${poolName(win.pool)} · ${win.player}`}
          about={`${win.game} · ${formatTime(win.won_at)}`}
          amount={formatMoney(win.amount)}
        />
      ))}
    </List>
  );
}

export function OwnWins() {
  const { data } = useQuery(ownJackpotQuery);
  if (data === undefined || data.wins.length === 0) return null;
  return (
    <List title={t`Won by you`}>
      {data.wins.map((win) => (
        <Row
          key={`${win.pool} ${win.round_id}`}
          name={poolName(win.pool)}
          about={`${win.game} · ${formatTime(win.won_at)}`}
          amount={win.is_paid ? formatMoney(win.amount) : t`Being paid`}
        />
      ))}
    </List>
  );
}
