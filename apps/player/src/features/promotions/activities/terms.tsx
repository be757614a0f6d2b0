/** The rules of an activity in sentences, and what holds for whatever has to be staked. */
import { plural, t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Fold } from "@tucano/ui/fold.tsx";
import type { ReactNode } from "react";
import { formatPercent } from "../../../platform/text.ts";
import { PhoneFold } from "../../../platform/shell/phone-fold.tsx";
import { kindName } from "../../../platform/games/game-kinds.ts";
import type { PlayRules } from "./activities.ts";

/** The server's sentences as text: nothing in them is read as markup. */
function TermList({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="flex list-outside list-disc flex-col gap-2 pl-5 text-sm text-quiet">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}

interface TermsFoldProps {
  terms: readonly string[];
  /** What else is folded away, before the terms. */
  children?: ReactNode;
}

export function TermsFold({ terms, children }: TermsFoldProps) {
  return (
    <Fold
      className="border-t border-edge"
      headClass="min-h-12 justify-between gap-3 px-5 text-sm font-medium"
      head={t`Full terms`}
    >
      <div className="flex flex-col gap-5 px-5 pt-1 pb-5">
        {children}
        <TermList terms={terms} />
      </div>
    </Fold>
  );
}

interface TermsSectionProps {
  title: string;
  terms: readonly string[];
}

export function TermsSection({ title, terms }: TermsSectionProps) {
  return (
    <PhoneFold title={title}>
      <TermList terms={terms} />
    </PhoneFold>
  );
}

export function PlayRulesSection({ play }: { play: PlayRules }) {
  const most = formatMoney(play.bonus_stake_max);
  const days = plural(play.bonus_days, { one: "# day", other: "# days" });
  return (
    <PhoneFold title={t`How bets count`}>
      <ul className="flex list-outside list-disc flex-col gap-2 pl-5 text-sm text-quiet">
        <li>{t`While a bonus is active, no bet may be higher than ${most}.`}</li>
        <li>{t`A bonus you haven't wagered within ${days} is forfeited.`}</li>
        <li>
          {t({
            message:
              "Your cash is bet first, then the bonus. A bonus never locks your cash, and you can cancel it at any time.",
          })}
        </li>
      </ul>
      <h3 className="mt-1 text-sm font-semibold">{t`How much of a stake counts`}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 text-sm">
        {play.weights.map(({ game_type: kind, percent }) => (
          <div key={kind} className="flex items-baseline justify-between gap-2">
            <dt className="min-w-0 text-quiet">{kindName(kind)}</dt>
            <dd className="tabular font-medium">{formatPercent(`${percent}.00`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-quiet">
        {t`Maximum. Games with a higher return count less, and bets with almost no risk count little or nothing.`}
      </p>
    </PhoneFold>
  );
}
