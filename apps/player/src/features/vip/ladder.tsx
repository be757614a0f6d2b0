import { t } from "@lingui/core/macro";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import { cx } from "@tucano/ui/cx.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { formatPercent } from "../../platform/text.ts";
import { isZero } from "../../platform/money/amounts.ts";
import { kindName } from "../../platform/games/game-kinds.ts";
import type { VipLevel } from "./api.ts";
import { badgeOf } from "./kinds.ts";
import { groupRates } from "./rates.ts";

interface Line {
  key: string;
  name: ReactNode;
  values: readonly string[];
}

const money = (wire: string): string => (isZero(wire) ? "–" : formatShortMoney(wire));

function linesOf(levels: readonly VipLevel[]): { title: string; lines: Line[] }[] {
  const of = (key: string, name: string, pick: (level: VipLevel) => string): Line => ({
    key,
    name,
    values: levels.map(pick),
  });
  return [
    {
      title: t`What it takes`,
      lines: [
        of("recharge", t`Total deposited`, (level) => money(level.recharge_from)),
        of("betting", t`Total bets`, (level) => money(level.betting_from)),
      ],
    },
    {
      title: t`Gifts`,
      lines: [
        of("upgrade", t`Once, on reaching it`, (level) => money(level.upgrade_gift)),
        ...(levels.some((level) => level.upgrade_free_rounds > 0)
          ? [of("free", t`Free rounds with it`, (level) => String(level.upgrade_free_rounds))]
          : []),
        of("weekly", t`Every week`, (level) => money(level.weekly_gift)),
        of("monthly", t`Every month`, (level) => money(level.monthly_gift)),
      ],
    },
    {
      title: t`Rebate on bets`,
      lines: groupRates(levels).map(({ types, rates }) => ({
        key: types.join(),
        name: types.map(kindName).join(", "),
        values: rates.map(formatPercent),
      })),
    },
    {
      title: t`Withdrawals`,
      lines: [
        of("max", t`Daily maximum`, (level) => money(level.withdrawal_per_day_max)),
        of("free", t`Free per day`, (level) => String(level.free_withdrawals_per_day)),
      ],
    },
  ];
}

function HeadCell({ level }: { level: VipLevel }) {
  return (
    <th
      scope="col"
      aria-current={level.is_current || undefined}
      className={cx(
        "min-w-24 rounded-t-tile px-2 pt-3 pb-2 text-center align-top font-semibold",
        level.is_current && "bg-gold/10",
      )}
    >
      <img
        src={badgeOf(level.level)}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={cx("mx-auto size-14", !level.is_reached && "opacity-60")}
      />
      <span className="block text-sm whitespace-nowrap">{level.name}</span>
      {level.is_current && (
        <span className="block text-xs font-medium text-gold-text">{t`You are here`}</span>
      )}
      {!level.is_reached && (
        <span className="block text-xs font-medium text-quiet">{t`Upgrade required`}</span>
      )}
    </th>
  );
}

function Block({ title, lines, levels }: { title: string; lines: Line[]; levels: VipLevel[] }) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={levels.length + 1}
          className="pt-5 pb-1 text-left text-xs font-semibold text-quiet"
        >
          <span className="sticky left-5">{title}</span>
        </th>
      </tr>
      {lines.map((line) => (
        <tr key={line.key}>
          <th
            scope="row"
            className="sticky left-0 z-1 max-w-44 min-w-28 bg-surface-1 sm:min-w-32 py-2.5 pr-2 pl-5 text-left text-sm font-normal"
          >
            {line.name}
          </th>
          {levels.map((level, index) => (
            <td
              key={level.level}
              className={cx(
                "tabular px-2 py-2.5 text-center text-sm whitespace-nowrap",
                level.is_current && "bg-gold/10 font-semibold",
              )}
            >
              {line.values[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Every level with all it asks for and gives. On a phone the levels slide beside their names. */
export function Ladder({ levels }: { levels: VipLevel[] }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The member's own level is seen at once; only the table moves, never the page.
    const current = frame.current?.querySelector<HTMLElement>("[aria-current]");
    const labels = frame.current?.querySelector<HTMLElement>("tbody th[scope=row]");
    if (frame.current && current && labels) {
      frame.current.scrollLeft = current.offsetLeft - labels.offsetWidth;
    }
  }, []);
  return (
    <div className="card flex flex-col overflow-hidden pt-5">
      <h2 id="vip-ladder" className="px-5 text-lg font-semibold">{t`All levels`}</h2>
      <div
        ref={frame}
        role="region"
        aria-labelledby="vip-ladder"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls by arrow keys.
        tabIndex={0}
        className="fade-end relative overflow-x-auto overscroll-x-contain pb-4"
      >
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-1 bg-surface-1">
                <span className="sr-only">{t`What each level takes and gives`}</span>
              </th>
              {levels.map((level) => (
                <HeadCell key={level.level} level={level} />
              ))}
            </tr>
          </thead>
          {linesOf(levels).map((block) => (
            <Block key={block.title} levels={levels} {...block} />
          ))}
        </table>
      </div>
    </div>
  );
}

/** The rates of one level, for the page of rebates. */
export function LevelRates({ level }: { level: VipLevel }) {
  return (
    <dl className="flex flex-col divide-y divide-edge">
      {groupRates([level]).map(({ types, rates }) => (
        <div key={types.join()} className="flex items-baseline justify-between gap-4 py-2.5">
          <dt className="text-sm text-quiet">{types.map(kindName).join(", ")}</dt>
          <dd className="tabular font-semibold">{formatPercent(rates[0] ?? "0.00")}</dd>
        </div>
      ))}
    </dl>
  );
}
