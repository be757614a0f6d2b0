/** How many points there are, what they are worth, and until when. */
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Star } from "lucide-react";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatFigure, formatUntil } from "../../platform/text.ts";
import type { Missions, Shop } from "./api.ts";
import { pointsText } from "./words.ts";

type Standing = Pick<Missions | Shop, "points" | "expiring" | "points_days">;

export function PointsHead({ standing, isShop }: { standing: Standing; isShop: boolean }) {
  const { points, expiring, points_days: days } = standing;
  return (
    <section aria-label={t`Points`} className="card flex flex-wrap items-center gap-4 p-5">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-gold/15">
        <Star aria-hidden="true" className="size-6 text-gold-text" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="tabular text-2xl leading-tight font-bold">
          {formatFigure(points)}
          <span className="sr-only"> {t`Points`}</span>
          <span aria-hidden="true" className="ml-2 text-sm font-medium text-quiet">
            {t`Points`}
          </span>
        </p>
        <p className="text-xs text-pretty text-quiet">
          {t`Points aren't money. They buy what is in the shop and expire ${days} days after you earn them.`}
          {expiring !== null && ` ${expiryText(expiring)}`}
        </p>
      </div>
      <Link
        to={isShop ? "/promotion/missions" : "/promotion/shop"}
        className={buttonClass("quiet", "md", "max-sm:w-full")}
      >
        {isShop ? t`See the missions` : t`Open the shop`}
      </Link>
    </section>
  );
}

function expiryText({ points, at }: NonNullable<Standing["expiring"]>): string {
  const [amount, day] = [pointsText(points), formatUntil(at)];
  return t`Next to expire: ${amount}, on ${day}.`;
}

/** Nothing asks anybody to play who rests. */
export function NotOpen({ state }: { state: "closed" | "resting" }) {
  if (state === "closed") {
    return (
      <EmptyState
        image={scenes.games}
        title={t`Missions and the shop are closed at the moment`}
        text={t`Your points stay until they expire.`}
      />
    );
  }
  return (
    <EmptyState
      image={scenes.records}
      title={t`Missions are resting`}
      text={t`Your account is paused or has reached a limit you set. What you have done still counts when it is over.`}
      action={
        <Link to="/responsible-gaming/limits" className={buttonClass("quiet")}>
          {t`See your limits`}
        </Link>
      }
    />
  );
}
