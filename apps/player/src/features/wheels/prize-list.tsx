/** What can be won, with the exact chances and what is left of it today. */
import { plural, t } from "@lingui/core/macro";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { cx } from "@tucano/ui/cx.ts";
import { Banknote, Gift, type LucideIcon, Minus, RotateCw } from "lucide-react";
import { formatFigure, formatPercent } from "../../platform/text.ts";
import { PhoneFold } from "../../platform/shell/phone-fold.tsx";
import type { WheelPrize, WheelState } from "./api.ts";

const icons: Record<WheelPrize["kind"], LucideIcon> = {
  cash: Banknote,
  bonus: Gift,
  spins: RotateCw,
  nothing: Minus,
};

const tones: Record<WheelPrize["kind"], string> = {
  cash: "bg-gold/20 text-gold-text",
  bonus: "bg-beak/15 text-beak-text",
  spins: "bg-sea/15 text-sea-text",
  nothing: "bg-surface-3 text-quiet",
};

function Details({ prize, prizes }: { prize: WheelPrize; prizes: readonly WheelPrize[] }) {
  const turnover = formatMoney(prize.turnover_owed);
  const stand = prizes.find(({ code }) => code === prize.replaced_by)?.name ?? "";
  const owes = fromWire(prize.turnover_owed) > 0;
  const stock = prize.stock_left;
  return (
    <>
      {owes && <span className="block">{t`To wager: ${turnover}`}</span>}
      {stock !== null && (
        <span className="block">
          {plural(stock, {
            one: "# left today, for all players",
            other: "# left today, for all players",
          })}
        </span>
      )}
      {!prize.is_available && (
        <span className="block text-text">{t`Gone for today. If you draw it you get: ${stand}`}</span>
      )}
    </>
  );
}

function Row({ prize, prizes }: { prize: WheelPrize; prizes: readonly WheelPrize[] }) {
  const Icon = icons[prize.kind];
  const [percent, oneIn] = [formatPercent(prize.odds.percent), formatFigure(prize.odds.one_in)];
  return (
    <tr>
      <td className="w-12 py-3 pr-3 align-top">
        {prize.icon === null ? (
          <span
            className={cx(
              "flex size-9 items-center justify-center rounded-full",
              tones[prize.kind],
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
          </span>
        ) : (
          <img src={prize.icon} alt="" width={36} height={36} className="size-9" />
        )}
      </td>
      <th scope="row" className="py-3 pr-3 text-left align-top font-medium">
        {prize.name}
        <span className="tabular block text-xs font-normal text-quiet">
          <Details prize={prize} prizes={prizes} />
        </span>
      </th>
      <td className="tabular py-3 text-right align-top font-semibold whitespace-nowrap">
        {percent}
        <span className="block text-xs font-normal text-quiet">{t`1 in ${oneIn}`}</span>
      </td>
    </tr>
  );
}

/** The prize that comes least often, and how often. */
function rarest(prizes: readonly WheelPrize[]): string | undefined {
  const [rare] = prizes.toSorted((one, other) => +other.odds.one_in - +one.odds.one_in);
  if (rare === undefined) return undefined;
  const oneIn = formatFigure(rare.odds.one_in);
  return `${rare.name}: ${t`1 in ${oneIn}`}`;
}

export function PrizeList({ wheel }: { wheel: WheelState }) {
  const budget = formatMoney(wheel.budget_left);
  return (
    <PhoneFold title={t`Prizes and exact odds`} summary={rarest(wheel.prizes)}>
      <table className="w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col" colSpan={2}>
              {t`Prize`}
            </th>
            <th scope="col">{t`Chance`}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-edge">
          {wheel.prizes.map((prize) => (
            <Row key={prize.code} prize={prize} prizes={wheel.prizes} />
          ))}
        </tbody>
      </table>
      <p className="text-sm text-quiet">
        {t({
          message:
            "On the wheel, likelier prizes have more segments and every prize has at least one. It doesn't show the odds, this list does. A prize that has run out is replaced by the next lower one, with no second draw.",
        })}
      </p>
      <p className="tabular text-sm text-quiet">{t`Left for prizes today, for all players: ${budget}`}</p>
    </PhoneFold>
  );
}
