/** Everything that can be bet on in one match, lines of totals and handicaps in rows. */
import {
  type Fixture,
  fixturesOf,
  marketsOfFixture,
} from "@tucano/game-math/games/liga-tucano/table.ts";
import type { Market } from "@tucano/game-math/games/liga-tucano/football/markets.ts";
import { percentIn } from "@tucano/i18n/numbers.ts";
import { closeKey, make } from "../../hud/dom.ts";
import { badgeOf } from "./badge.ts";
import { markKeys, oddsKey } from "./matches-view.ts";
import { clubName, marketName, marketOrder, selectionName, shortName } from "./names.ts";
import { lineText } from "./slip.ts";
import type { League } from "./state.ts";

export interface MarketSheet {
  readonly root: HTMLDialogElement;
  open: (fixture: Fixture) => void;
  refresh: (day: number) => void;
}

const OPEN_AT_FIRST = 5;

export function createMarketSheet(league: League, onTap: (selection: string) => void): MarketSheet {
  const head = make("header");
  const body = make("div", { class: "market-body" });
  const root = make("dialog", { class: "league-sheet market-sheet" }, [head, body]);
  let shown: { day: number; fixture: Fixture } | null = null;
  root.addEventListener("click", (event) => {
    if (event.target === root) return root.close();
    const key = (event.target as HTMLElement).closest<HTMLElement>("[data-selection]");
    const selection = key?.dataset["selection"];
    if (selection !== undefined) onTap(selection);
  });
  return {
    root,
    open: (fixture) => {
      shown = { day: 0, fixture };
      const close = closeKey(league.tools.translate("close"), () => root.close());
      head.replaceChildren(
        make("h2", {}, [
          badgeOf(fixture.home),
          make("span", { text: clubName(fixture.home) }),
          make("i", { text: "×" }),
          make("span", { text: clubName(fixture.away) }),
          badgeOf(fixture.away),
        ]),
        close,
      );
      root.setAttribute("aria-label", `${clubName(fixture.home)} × ${clubName(fixture.away)}`);
      const markets = marketsOfFixture(fixture);
      body.replaceChildren(
        ...marketOrder.flatMap((id, index) => {
          const group = markets.filter((market) => market.id === id);
          return group.length === 0 ? [] : [groupOf(league, fixture, group, index)];
        }),
      );
      body.scrollTop = 0;
      if (!root.open) root.showModal();
    },
    refresh: (day) => {
      if (!root.open || shown === null) return;
      const { home, match } = shown.fixture;
      if (fixturesOf(day)[match]?.home !== home) return root.close();
      markKeys(root, league.selections);
    },
  };
}

function groupOf(
  league: League,
  fixture: Fixture,
  group: readonly Market[],
  index: number,
): HTMLElement {
  const id = group[0]?.id ?? "";
  const { say, tools } = league;
  const option = tools.opened.game.options.find((each) => each.id === id);
  const percent = option === undefined ? "" : percentIn(tools.language, option.rtp_percent);
  return make("details", { class: "market", open: index < OPEN_AT_FIRST }, [
    make("summary", {}, [
      make("span", { text: marketName(say, id, fixture) }),
      make("small", { text: percent, title: say("returnOf") }),
    ]),
    ...group.map((market) => rowOf(league, fixture, market)),
  ]);
}

function rowOf(league: League, fixture: Fixture, market: Market): HTMLElement {
  const { id, lineQuarters, selections } = market;
  const keys = selections.map((selection) =>
    oddsKey(
      league,
      fixture,
      selection.id,
      selection.oddsThousandths,
      labelOf(league, fixture, market, selection),
    ),
  );
  const isScore = id === "correctScore" || id === "halfTimeFullTime" || id === "winningMargin";
  const columns = isScore ? 3 : Math.min(3, keys.length);
  const row = make("div", { class: "market-row", style: `--columns:${columns}` }, keys);
  if (lineQuarters === null || id === "handicap") return row;
  row.prepend(make("em", { text: lineText(lineQuarters, false) }));
  row.classList.add("has-line");
  return row;
}

function labelOf(
  { say }: League,
  fixture: Fixture,
  market: Market,
  { id, name }: Market["selections"][number],
): string {
  if (market.id !== "handicap") return selectionName(say, id, fixture);
  const quarters = market.lineQuarters ?? 0;
  const isHome = name === "home";
  return `${shortName(isHome ? fixture.home : fixture.away)} ${lineText(
    isHome ? quarters : -quarters,
    true,
  )}`;
}
