/** The season's table, and its results day by day. */
import type { PastRound } from "@tucano/contract/player/games/shared-tables.ts";
import { type DayResult, placeOf } from "@tucano/game-math/games/liga-tucano/table.ts";
import { totalsOf } from "@tucano/game-math/games/liga-tucano/football/score.ts";
import { make } from "../../hud/dom.ts";
import { badgeOf } from "./badge.ts";
import { clubName } from "./names.ts";
import { dayOnOffer, type League, seasonSoFar, seenRounds } from "./state.ts";
import { type Outcome, type Standing, standingsOf } from "./standings.ts";

export interface ListView {
  readonly root: HTMLElement;
  refresh: () => void;
}

const FORM_SHOWN = 5;

export function createTableView(league: League): ListView {
  const { say } = league;
  const root = make("section", { class: "standings", "aria-label": say("table") });
  let shown = "";
  return {
    root,
    refresh: () => {
      const day = dayOnOffer(league);
      const days = seasonSoFar(league, day);
      const key = `${placeOf(day).season}/${days.length}`;
      if (key === shown) return;
      shown = key;
      const { season } = placeOf(day);
      root.replaceChildren(
        make("h2", { text: say("season", { season }) }),
        tableOf(league, standingsOf(days)),
        make("p", { class: "small-note", text: say("tableNote") }),
      );
    },
  };
}

function tableOf({ say }: League, standings: readonly Standing[]): HTMLElement {
  const heads = [
    ["#", say("position")],
    [say("club"), say("club")],
    [say("headPlayed"), say("played")],
    [say("headWon"), say("wins")],
    [say("headDrawn"), say("draws")],
    [say("headLost"), say("losses")],
    [say("headGoals"), say("goalDifference")],
    [say("headPoints"), say("points")],
    [say("form"), say("form")],
  ] as const;
  const letters: Record<Outcome, string> = {
    won: say("headWon"),
    drawn: say("headDrawn"),
    lost: say("headLost"),
  };
  const rows = standings.map((standing, index) => {
    const { club, played, won, drawn, lost, points, form } = standing;
    const difference = standing.goalsFor - standing.goalsAgainst;
    const figures = [played, won, drawn, lost, difference > 0 ? `+${difference}` : difference];
    return make("tr", { "data-place": index + 1 }, [
      make("td", { text: String(index + 1) }),
      make("th", { scope: "row" }, [badgeOf(club), make("span", { text: clubName(club) })]),
      ...figures.map((figure) => make("td", { text: String(figure) })),
      make("td", { class: "points", text: String(points) }),
      make(
        "td",
        { class: "form" },
        form
          .slice(-FORM_SHOWN)
          .map((outcome) => make("i", { class: `is-${outcome}`, text: letters[outcome] })),
      ),
    ]);
  });
  return make("table", {}, [
    make("thead", {}, [
      make(
        "tr",
        {},
        heads.map(([text, title]) => make("th", { scope: "col", title, text })),
      ),
    ]),
    make("tbody", {}, rows),
  ]);
}

export function createResultsView(league: League, onProof: (roundId: string) => void): ListView {
  const { say } = league;
  const root = make("section", { class: "results", "aria-label": say("results") });
  let shown = "-";
  root.addEventListener("click", (event) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>("[data-proof]");
    if (key?.dataset["proof"] !== undefined) onProof(key.dataset["proof"]);
  });
  return {
    root,
    refresh: () => {
      const rounds = seenRounds(league);
      const key = rounds[0]?.round_id ?? "";
      if (key === shown) return;
      shown = key;
      const none = make("p", { class: "list-none", text: say("noResults") });
      root.replaceChildren(
        ...(rounds.length === 0 ? [none] : rounds.map((round) => dayOf(league, round))),
      );
    },
  };
}

function dayOf({ say }: League, { round_id: id, number, result }: PastRound): HTMLElement {
  const { season, day } = placeOf(number);
  const { matches } = result as DayResult;
  const proof = { type: "button", class: "proof-key", "data-proof": id, text: say("proof") };
  return make("article", { class: "result-day" }, [
    make("header", {}, [
      make("h3", { text: say("seasonDay", { season, day }) }),
      make("button", proof),
    ]),
    make(
      "ul",
      {},
      matches.map((match) => {
        const { home, away } = totalsOf(match.score);
        const half = say("halfScore", {
          score: `${match.score.home[0]} – ${match.score.away[0]}`,
        });
        return make("li", {}, [
          make("span", { text: clubName(match.home) }),
          badgeOf(match.home),
          make("b", { text: `${home} – ${away}`, title: half }),
          badgeOf(match.away),
          make("span", { text: clubName(match.away) }),
        ]);
      }),
    ),
  ]);
}
