/** What points buy, each with its terms before the button, and nothing that hurries. */
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buyItem } from "@tucano/contract/player/rewards/missions.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { Coins } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { freeTermsOf } from "../../platform/free-rounds/free-terms.ts";
import { isZero } from "../../platform/money/amounts.ts";
import { useClaim } from "../../platform/money/claim.ts";
import { newKey } from "../../platform/text.ts";
import { type Item, pointKeys, type Shop, shopQuery } from "./api.ts";
import { NotOpen, PointsHead } from "./points-head.tsx";
import { pointsText } from "./words.ts";

function itemName({ free, bonus }: Item): string {
  const amount = formatMoney(bonus);
  const money = t`${amount} bonus`;
  if (free === null) return money;
  const { name } = free;
  const rounds = plural(free.rounds, { one: "# free round", other: "# free rounds" });
  const withGame = t`${rounds} of ${name}`;
  return isZero(bonus) ? withGame : `${withGame} + ${money}`;
}

function freeText(free: NonNullable<Item["free"]>): string {
  const stake = formatMoney(free.stake);
  const days = plural(free.days, { one: "# day", other: "# days" });
  const each = t`${stake} each, on the house.`;
  return `${each} ${t`Play them within ${days}.`} ${freeTermsOf({ terms: free })}`;
}

function bonusText({ wagering }: Item, bonusDays: number): string {
  const amount = formatMoney(wagering);
  const days = plural(bonusDays, { one: "# day", other: "# days" });
  return isZero(wagering)
    ? t`It's yours in cash at once.`
    : t`It becomes cash after ${amount} in bets. If you haven't wagered it within ${days}, it is forfeited.`;
}

function Picture({ free }: Item) {
  if (free === null) {
    return (
      <span className="flex size-16 shrink-0 items-center justify-center rounded-tile bg-gold/15">
        <Coins aria-hidden="true" className="size-7 text-gold-text" />
      </span>
    );
  }
  return (
    <img
      src={free.image}
      alt=""
      width={60}
      height={80}
      loading="lazy"
      className="h-20 w-15 shrink-0 rounded-[10px] object-cover"
    />
  );
}

interface CardProps {
  item: Item;
  shop: Shop;
  onBought: () => void;
}

function Card({ item, shop, onBought }: CardProps) {
  const [key, setKey] = useState(newKey);
  const buy = useClaim(buyItem, { reload: pointKeys });
  const { code, points, free, bonus, left_today: left, is_available: isAvailable } = item;
  const name = itemName(item);
  const missing = pointsText(points - shop.points);
  const isAffordable = shop.points >= points;
  const remaining =
    left === null ? null : plural(left, { one: "# left today", other: "# left today" });
  const send = () =>
    buy.mutate(
      { code, points, purchase_key: key },
      {
        onSuccess: () => {
          setKey(newKey());
          onBought();
        },
      },
    );
  return (
    <li className="card flex flex-col gap-4 p-5">
      <div className="flex items-start gap-4">
        <Picture {...item} />
        <div className="min-w-0 flex-1">
          <h2 className="text-sm font-semibold text-pretty">{name}</h2>
          <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="tabular text-lg font-bold text-gold-text">{pointsText(points)}</span>
            {!isAvailable && <Badge>{t`Sold out today`}</Badge>}
            {isAvailable && remaining !== null && <Badge tone="sea">{remaining}</Badge>}
          </p>
        </div>
      </div>
      <p className="text-xs text-pretty text-quiet">
        {free !== null && freeText(free)} {!isZero(bonus) && bonusText(item, shop.bonus_days)}
      </p>
      <Button
        look="quiet"
        className="mt-auto w-full"
        disabled={!isAvailable || !isAffordable}
        isBusy={buy.isPending}
        onClick={send}
      >
        {isAffordable ? t`Buy` : t`${missing} missing`}
        <span className="sr-only">: {name}</span>
      </Button>
    </li>
  );
}

/** Seen and heard wherever the button was, which may now be out of reach. */
function Bought() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice>
        <span>{t`It's yours. Free rounds and bonuses can take a few seconds to arrive.`}</span>{" "}
        <Link to="/promotion/free-rounds" className={buttonClass("ghost", "sm", "-ml-3")}>
          {t`See your free rounds`}
        </Link>
      </Notice>
    </div>
  );
}

/** Three in a row, unless that leaves the last one alone. */
const columnsOf = ({ length }: readonly Item[]) =>
  length % 3 === 1 ? "xl:grid-cols-4" : "lg:grid-cols-3";

export function PointShop() {
  const query = useQuery(shopQuery);
  const [bought, setBought] = useState(0);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
      {(shop) => (
        <div className="flex flex-col gap-6">
          <PointsHead standing={shop} isShop />
          {bought > 0 && <Bought key={bought} />}
          {shop.state === "open" ? (
            <>
              <ul className={cx("grid grid-cols-1 gap-4 sm:grid-cols-2", columnsOf(shop.list))}>
                {shop.list.map((item) => (
                  <Card
                    key={item.code}
                    item={item}
                    shop={shop}
                    onBought={() => setBought(bought + 1)}
                  />
                ))}
              </ul>
              {shop.list.length === 0 && (
                <p className="text-sm text-quiet">{t`The shop is empty at the moment.`}</p>
              )}
              <p className="text-xs text-pretty text-quiet">
                {t`What the shop may give in a day is limited. If something can't be given, your points come back.`}
              </p>
            </>
          ) : (
            <NotOpen state={shop.state} />
          )}
        </div>
      )}
    </QueryState>
  );
}
