/** Rules of a segment as a form holds them: text in each field, empty where nothing is asked. */
import type { saveSegment } from "@tucano/contract/backoffice/members/segments.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { typedMoney } from "@tucano/i18n/money.ts";
import { toWireAmount } from "../../../platform/payments/amount-field.tsx";
import type { Segment } from "../queries.ts";

export type Rules = RequestOf<typeof saveSegment>["rules"];
type Lang = NonNullable<Rules["languages"]>[number];

const ranges = [
  "deposited",
  "staked",
  "won",
  "lost",
  "deposit_days_ago",
  "days_away",
  "registered_days_ago",
] as const;
type RangeName = (typeof ranges)[number];
const money: readonly RangeName[] = ["deposited", "staked", "won", "lost"];

export interface RulesForm extends Record<`${RangeName}_from` | `${RangeName}_to`, string> {
  period_days: string;
  plays: string;
  has_deposited: "" | "yes" | "no";
  level_from: string;
  level_to: string;
  age_from: string;
  age_to: string;
  registered_from: string;
  registered_to: string;
  site: string;
  languages: Lang[];
  game_types: GameType[];
  /** By their numbers, as tags are. */
  games: string[];
  tags: string[];
}

const text = (value: string | number | undefined) => (value === undefined ? "" : String(value));

const boundOf = (name: RangeName, value: string | number | undefined) =>
  money.includes(name) ? typedMoney(text(value)) : text(value);

export function toForm(rules: Segment["rules"] | undefined): RulesForm {
  const bounds = ranges.flatMap((name) => [
    [`${name}_from`, boundOf(name, rules?.[name]?.from)],
    [`${name}_to`, boundOf(name, rules?.[name]?.to)],
  ]);
  const asked = rules?.has_deposited;
  return {
    ...(Object.fromEntries(bounds) as Record<`${RangeName}_from` | `${RangeName}_to`, string>),
    period_days: text(rules?.period_days ?? 30),
    plays: text(rules?.plays),
    has_deposited: asked === undefined ? "" : asked ? "yes" : "no",
    level_from: text(rules?.level_from),
    level_to: text(rules?.level_to),
    age_from: text(rules?.age_from),
    age_to: text(rules?.age_to),
    registered_from: text(rules?.registered_from),
    registered_to: text(rules?.registered_to),
    site: text(rules?.site),
    languages: rules?.languages ?? [],
    game_types: rules?.game_types ?? [],
    games: (rules?.games ?? []).map(String),
    tags: (rules?.tags ?? []).map(String),
  };
}

function rangeOf(form: RulesForm, name: RangeName): Partial<Rules> {
  const [from, to] = [form[`${name}_from`], form[`${name}_to`]];
  if (from === "" && to === "") return {};
  const read = (written: string) =>
    money.includes(name) ? toWireAmount(written) : Number(written);
  const range = {
    ...(from === "" ? {} : { from: read(from) }),
    ...(to === "" ? {} : { to: read(to) }),
  };
  return { [name]: range };
}

const numberIf = (name: string, written: string) =>
  written === "" ? {} : { [name]: Number(written) };
const textIf = (name: string, written: string) => (written === "" ? {} : { [name]: written });

export function toRules(form: RulesForm): Rules {
  const bounds: Partial<Rules>[] = ranges.map((name) => rangeOf(form, name));
  return {
    ...bounds.reduce((all, one) => ({ ...all, ...one }), {}),
    period_days: Number(form.period_days),
    ...numberIf("plays", form.plays),
    ...(form.has_deposited === "" ? {} : { has_deposited: form.has_deposited === "yes" }),
    ...numberIf("level_from", form.level_from),
    ...numberIf("level_to", form.level_to),
    ...numberIf("age_from", form.age_from),
    ...numberIf("age_to", form.age_to),
    ...textIf("registered_from", form.registered_from),
    ...textIf("registered_to", form.registered_to),
    ...textIf("site", form.site),
    ...(form.languages.length === 0 ? {} : { languages: form.languages }),
    ...(form.game_types.length === 0 ? {} : { game_types: form.game_types }),
    ...(form.games.length === 0 ? {} : { games: form.games.map(Number) }),
    ...(form.tags.length === 0 ? {} : { tags: form.tags.map(Number) }),
  };
}
