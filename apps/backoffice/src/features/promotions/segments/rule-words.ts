/** Rules of a segment in words, one phrase for each. */
import { useLingui } from "@lingui/react/macro";
import { useLingui as useRuntime } from "@lingui/react";
import { useQuery } from "@tanstack/react-query";
import { listTags } from "@tucano/contract/backoffice/members/tags.ts";
import { type GameType, gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { formatInstant } from "@tucano/i18n/dates.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { ask } from "../../../platform/api.ts";
import { language } from "../../../platform/language.ts";
import { languageNames } from "@tucano/i18n/languages.ts";
import { useMay } from "../../../platform/session/session.ts";
import { gameTypeWords } from "../../../platform/subjects/game-type-words.ts";
import { useGames } from "../../../platform/subjects/games-field.tsx";
import type { Segment } from "../queries.ts";

type Rules = Segment["rules"];
type Bounds =
  | { readonly from?: string | number | undefined; readonly to?: string | number | undefined }
  | undefined;

export function useRuleWords(): (rules: Rules) => readonly string[] {
  const { t } = useLingui();
  const names = useRuleNames();
  const typeNames = useGameTypeNames();
  const tagNames = useTagNames();
  const games = useGames();
  const gameName = (id: number) => games.find(({ game_id }) => game_id === id)?.name ?? String(id);
  const inMoney = (range: Bounds): Bounds =>
    range === undefined
      ? undefined
      : {
          from: range.from === undefined ? undefined : formatMoney(String(range.from)),
          to: range.to === undefined ? undefined : formatMoney(String(range.to)),
        };
  const day = (of: string | undefined) =>
    of === undefined ? undefined : formatInstant(of, "day", language);
  const between = ({ from, to }: NonNullable<Bounds>): string => {
    if (from === undefined) return t`at most ${String(to)}`;
    return to === undefined ? t`from ${String(from)}` : t`${String(from)} to ${String(to)}`;
  };
  return (rules) => {
    const ranges: [string, Bounds][] = [
      [names.deposited, inMoney(rules.deposited)],
      [names.staked, inMoney(rules.staked)],
      [names.won, inMoney(rules.won)],
      [names.lost, inMoney(rules.lost)],
      [names.plays, rules.plays === undefined ? undefined : { from: rules.plays }],
      [names.deposit_days_ago, rules.deposit_days_ago],
      [names.days_away, rules.days_away],
      [names.level, { from: rules.level_from, to: rules.level_to }],
      [names.registered, { from: day(rules.registered_from), to: day(rules.registered_to) }],
      [names.registered_days_ago, rules.registered_days_ago],
      [names.age, { from: rules.age_from, to: rules.age_to }],
    ];
    const types = (rules.game_types ?? []).map((type) => typeNames[type]);
    const lists: [string, readonly (string | number)[]][] = [
      [names.game_types, types],
      [names.games, (rules.games ?? []).map(gameName)],
      [names.languages, (rules.languages ?? []).map((lang) => languageNames[lang])],
      [names.tags, (rules.tags ?? []).map((tag) => tagNames[tag] ?? tag)],
      [names.site, rules.site === undefined ? [] : [rules.site]],
    ];
    const deposited = rules.has_deposited === true ? t`Has deposited` : t`Never deposited`;
    return [
      t`Last ${rules.period_days} days`,
      ...ranges.flatMap(([name, range]) =>
        (range?.from ?? range?.to) === undefined ? [] : [`${name}: ${between(range ?? {})}`],
      ),
      ...lists.flatMap(([name, of]) => (of.length === 0 ? [] : [`${name}: ${of.join(", ")}`])),
      ...(rules.has_deposited === undefined ? [] : [deposited]),
    ];
  };
}

export function useGameTypeNames(): Record<GameType, string> {
  const { _ } = useRuntime();
  const named = gameTypes.map((type) => [type, _(gameTypeWords[type])]);
  return Object.fromEntries(named) as Record<GameType, string>;
}

/** By their numbers; empty for who may not see players. */
export function useTagNames(): Readonly<Record<string, string>> {
  const may = useMay();
  const { data } = useQuery({ ...ask(listTags, {}), enabled: may("members.read") });
  return Object.fromEntries((data?.list ?? []).map(({ tag_id: id, name }) => [String(id), name]));
}

export function useRuleNames() {
  const { t } = useLingui();
  return {
    deposited: t`Deposited`,
    staked: t`Staked`,
    won: t`Won`,
    lost: t`Lost`,
    plays: t`Bets`,
    deposit_days_ago: t`Days since the last deposit`,
    days_away: t`Days since the last bet`,
    level: t`VIP level`,
    registered: t`Registered`,
    registered_days_ago: t`Days since registering`,
    age: t`Age`,
    game_types: t`Types of games`,
    games: t`Games`,
    languages: t`Languages`,
    site: t`Site`,
    tags: t`Tags`,
  };
}
