/** What a race is about at a glance: in the list, and over its own page. */
import { plural, t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import type { RaceCard } from "../../platform/races/races.ts";
import { formatUntil } from "../../platform/text.ts";
import { scoringWords, stateWords } from "./words.ts";

export function RaceHead({ race }: { race: RaceCard }) {
  const badge = stateWords(race.state);
  const begins = formatUntil(race.starts_at);
  const ends = formatUntil(race.ends_at);
  const players = plural(race.entrants, {
    0: "no players yet",
    one: "# player",
    other: "# players",
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold text-pretty break-words">{race.name}</h2>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </div>
      <p>
        <span className="block text-xs text-quiet">{t`Prizes`}</span>
        <span className="tabular text-2xl leading-tight font-bold text-gold-text">
          {formatMoney(race.prizes_total)}
        </span>
      </p>
      <p className="text-sm text-pretty">{scoringWords(race)}</p>
      <p className="text-xs text-quiet">
        {t`From ${begins} until ${ends}.`}
        <br />
        {players}
      </p>
    </div>
  );
}
