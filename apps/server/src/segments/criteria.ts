/** Rules as the statement needs them: hosts of a site, names of games, days as instants. */
import { addDays, dayOf, startOfDay } from "../platform/days.ts";
import type { MemberSegment } from "../members/index.ts";
import type { SegmentPurpose, SegmentRules, SegmentsDeps } from "./types.ts";

export interface Criteria {
  readonly purpose: SegmentPurpose;
  readonly rules: SegmentRules;
  readonly members: MemberSegment;
  readonly today: string;
  /** The first São Paulo day of the period. */
  readonly since: string;
  /** In the house's accounts: <studio>/<code>. Null: all games. */
  readonly games: readonly string[] | null;
  readonly hasRiskSignal: SegmentsDeps["hasRiskSignal"];
  readonly hasTag: SegmentsDeps["hasTag"];
}

/** Throws common.not_found for a site or a game that there is not. */
export async function readCriteria(
  deps: SegmentsDeps,
  { purpose, rules }: { readonly purpose: SegmentPurpose; readonly rules: SegmentRules },
): Promise<Criteria> {
  const today = dayOf(deps.clock.now());
  return {
    purpose,
    rules,
    members: await membersOf(deps, { purpose, rules, today }),
    today,
    since: addDays(today, 1 - rules.period_days),
    games: await gamesOf(deps, rules),
    hasRiskSignal: deps.hasRiskSignal,
    hasTag: deps.hasTag,
  };
}

async function membersOf(
  deps: SegmentsDeps,
  of: { readonly purpose: SegmentPurpose; readonly rules: SegmentRules; readonly today: string },
): Promise<MemberSegment> {
  const { rules, today } = of;
  const { registered_from: from, registered_to: to, registered_days_ago: ago } = rules;
  const firstDays = [from, ago?.to === undefined ? undefined : addDays(today, -ago.to)];
  // Nobody has been away for longer than they have been here.
  const lastDays = [
    to,
    ...[ago?.from, rules.days_away?.from].map((least) =>
      least === undefined ? undefined : addDays(today, -least),
    ),
  ];
  const first = firstDays
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  const last = lastDays.filter((day) => day !== undefined).toSorted()[0];
  return {
    ...(rules.site === undefined ? {} : await deps.hostsOf(rules.site)),
    isReal: true,
    isWilling: of.purpose === "marketing",
    langs: rules.languages,
    levelFrom: rules.level_from,
    levelTo: rules.level_to,
    registeredFrom: first === undefined ? undefined : startOfDay(first).toISOString(),
    registeredUntil: last === undefined ? undefined : startOfDay(addDays(last, 1)).toISOString(),
    // Whoever turns as old today counts.
    bornUntil: rules.age_from === undefined ? undefined : yearsBefore(today, rules.age_from),
    bornAfter: rules.age_to === undefined ? undefined : yearsBefore(today, rules.age_to + 1),
  };
}

/** The 29th of February is the 1st of March in a year without one. */
function yearsBefore(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year - years, month - 1, date)).toISOString().slice(0, 10);
}

async function gamesOf(
  { catalog }: SegmentsDeps,
  { games, game_types: types }: SegmentRules,
): Promise<readonly string[] | null> {
  if (games === undefined && types === undefined) return null;
  const all = await catalog.allGames();
  return all
    .filter(
      ({ id, gameType }) =>
        (games === undefined || games.includes(id)) &&
        (types === undefined || types.includes(gameType)),
    )
    .map(({ studio, code }) => `${studio}/${code}`);
}
