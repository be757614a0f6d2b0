/** The table of a season, computed from the results of its days. */
import type { DayResult } from "@tucano/game-math/games/liga-tucano/table.ts";
import { clubs } from "@tucano/game-math/games/liga-tucano/football/clubs.ts";
import { totalsOf } from "@tucano/game-math/games/liga-tucano/football/score.ts";

export type Outcome = "won" | "drawn" | "lost";

export interface Standing {
  readonly club: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  /** Oldest first. */
  form: Outcome[];
}

const WIN_POINTS = 3;

export function standingsOf(days: readonly DayResult[]): readonly Standing[] {
  const byClub = new Map(
    clubs.map(({ id }) => [
      id,
      {
        club: id,
        played: 0,
        won: 0,
        drawn: 0,
        lost: 0,
        goalsFor: 0,
        goalsAgainst: 0,
        points: 0,
        form: [],
      } satisfies Standing as Standing,
    ]),
  );
  for (const { matches } of days.toSorted((a, b) => a.day - b.day)) {
    for (const match of matches) {
      const { home, away } = totalsOf(match.score);
      book(byClub.get(match.home), home, away);
      book(byClub.get(match.away), away, home);
    }
  }
  return [...byClub.values()].toSorted(
    (a, b) =>
      b.points - a.points ||
      b.won - a.won ||
      b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
      b.goalsFor - a.goalsFor,
  );
}

function book(standing: Standing | undefined, scored: number, conceded: number): void {
  if (standing === undefined) return;
  const outcome = scored === conceded ? "drawn" : scored > conceded ? "won" : "lost";
  standing.played += 1;
  standing[outcome] += 1;
  standing.goalsFor += scored;
  standing.goalsAgainst += conceded;
  standing.points += outcome === "won" ? WIN_POINTS : outcome === "drawn" ? 1 : 0;
  standing.form.push(outcome);
}
