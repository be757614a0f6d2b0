/** The eight matches of the day that can be bet on: badges, places in the table, 1 X 2. */
import {
  type Fixture,
  fixturesOf,
  marketsOfFixture,
} from "@tucano/game-math/games/liga-tucano/table.ts";
import { make } from "../../hud/dom.ts";
import { badgeOf } from "./badge.ts";
import { clubName, selectionName } from "./names.ts";
import { oddsText } from "./slip.ts";
import { dayOnOffer, type League, seasonSoFar } from "./state.ts";
import { standingsOf } from "./standings.ts";

export interface MatchesView {
  readonly root: HTMLElement;
  refresh: () => void;
}

export interface MatchesOptions {
  onTap: (selection: string) => void;
  onMore: (fixture: Fixture) => void;
}

/** A button with odds: pressed while it is on the slip. */
export function oddsKey(
  league: League,
  fixture: Fixture,
  id: string,
  odds: number,
  label: string,
): HTMLButtonElement {
  const selection = `${fixture.match}/${id}`;
  const price = oddsText(odds);
  const match = `${clubName(fixture.home)} – ${clubName(fixture.away)}`;
  // What is written on the button comes first, so that voice control finds it by that.
  const spoken = `${label} ${price}, ${match}: ${selectionName(league.say, id, fixture)}`;
  return make(
    "button",
    {
      type: "button",
      class: "odds-key",
      "data-selection": selection,
      "aria-pressed": String(league.selections.includes(selection)),
      "aria-label": spoken,
    },
    [make("span", { text: label }), " ", make("b", { text: price })],
  );
}

/** Selections that were tapped elsewhere show here too. */
export function markKeys(root: HTMLElement, selections: readonly string[]): void {
  for (const key of root.querySelectorAll<HTMLElement>("[data-selection]")) {
    const isOn = selections.includes(key.dataset["selection"] ?? "");
    key.setAttribute("aria-pressed", String(isOn));
  }
}

/** A match takes some hundredths of a second to price: one at a time, so that nothing stutters. */
export function priceInTurn(fixtures: readonly Fixture[], done: (fixture: Fixture) => void): void {
  const [first, ...rest] = fixtures;
  if (first === undefined) return;
  setTimeout(() => {
    marketsOfFixture(first);
    done(first);
    priceInTurn(rest, done);
  }, 16);
}

export function createMatchesView(league: League, options: MatchesOptions): MatchesView {
  const { say } = league;
  const root = make("section", { class: "matches", "aria-label": say("matches") });
  let shownDay = 0;
  let shownSeason = -1;
  root.addEventListener("click", (event) => {
    const target = (event.target as HTMLElement).closest<HTMLElement>(
      "[data-selection],[data-more]",
    );
    const { selection, more } = target?.dataset ?? {};
    if (selection !== undefined) options.onTap(selection);
    const fixture = more === undefined ? undefined : fixturesOf(shownDay)[Number(more)];
    if (fixture !== undefined) options.onMore(fixture);
  });
  const card = (fixture: Fixture, places: ReadonlyMap<string, number>): HTMLElement => {
    const side = (club: string, name: string) =>
      make("div", { class: `side is-${name}` }, [
        badgeOf(club),
        make("span", {}, [
          make("strong", { text: clubName(club) }),
          make("small", { text: places.has(club) ? `${places.get(club)}º` : "" }),
        ]),
      ]);
    return make("article", { class: "match-card", "data-match": fixture.match }, [
      side(fixture.home, "home"),
      side(fixture.away, "away"),
      make("div", { class: "odds-row is-waiting" }, ["1", "X", "2"].map(blankKey)),
      make("button", { type: "button", class: "more-key", "data-more": fixture.match, text: "…" }),
    ]);
  };
  const price = (fixture: Fixture): void => {
    const place = root.querySelector(`[data-match="${fixture.match}"]`);
    const row = place?.querySelector(".odds-row");
    const markets = marketsOfFixture(fixture);
    const result = markets.find(({ id }) => id === "result");
    if (!row || result === undefined) return;
    const labels = ["1", "X", "2"];
    row.classList.remove("is-waiting");
    row.replaceChildren(
      ...result.selections.map(({ id, oddsThousandths }, index) =>
        oddsKey(league, fixture, id, oddsThousandths, labels[index] ?? ""),
      ),
    );
    const count = markets.reduce((sum, { selections }) => sum + selections.length, 0) - 3;
    const more = place?.querySelector(".more-key");
    if (more) more.textContent = say("moreBets", { count });
  };
  return {
    root,
    refresh: () => {
      const day = dayOnOffer(league);
      const season = seasonSoFar(league, day);
      if (day === shownDay && season.length === shownSeason)
        return markKeys(root, league.selections);
      shownDay = day;
      shownSeason = season.length;
      const places = new Map(
        season.length === 0
          ? []
          : standingsOf(season).map(({ club }, index) => [club, index + 1] as const),
      );
      const fixtures = fixturesOf(day);
      root.replaceChildren(...fixtures.map((fixture) => card(fixture, places)));
      priceInTurn(fixtures, (fixture) => {
        if (day === shownDay) price(fixture);
      });
    },
  };
}

const blankKey = (label: string): HTMLElement =>
  make("span", { class: "odds-key" }, [make("span", { text: label }), make("b", { text: "·" })]);
