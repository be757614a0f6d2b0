/** A placed slip: its selections so far, its stake, and its result. */
import type { Centavos } from "@tucano/contract/money.ts";
import { formatWire, fromWire } from "@tucano/contract/money.ts";
import type { OwnBet } from "@tucano/contract/player/games/shared-tables.ts";
import { type DayResult, fixturesOf, legOf } from "@tucano/game-math/games/liga-tucano/table.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { make } from "../../hud/dom.ts";
import type { Moment } from "./live-clock.ts";
import { marketName, selectionName, shortName, systemName } from "./names.ts";
import { figuresOf, legStateAt, oddsText, partsOf, slipOf } from "./slip.ts";
import { linesWords } from "./slip-view.ts";
import type { League } from "./state.ts";

export interface SlipCard {
  readonly root: HTMLElement;
  refresh: (bet: OwnBet, result: DayResult | null, moment: Moment) => void;
}

/** Goes with colour, never instead of it. */
const marks = {
  waiting: "•",
  won: "✓",
  halfWon: "½",
  void: "↺",
  halfLost: "½",
  lost: "×",
  deadHeat: "=",
} as const;

export function createSlipCard(league: League, first: OwnBet): SlipCard {
  const { say } = league;
  const slip = slipOf(first.choice);
  const { day, system, selections } = slip ?? { day: 1, system: "", selections: [] };
  const fixtures = fixturesOf(day);
  const state = make("span", { class: "card-state" });
  const legs = selections.map((selection) => {
    const { match, id } = partsOf(selection);
    const fixture = fixtures[match] ?? { home: "", away: "", match };
    const mark = make("i", { class: "leg-mark", "aria-hidden": "true" });
    const odds = legOf(day, selection)?.oddsThousandths ?? 1_000;
    const market = marketName(say, id.split(":")[0] ?? "", fixture);
    const teams = `${shortName(fixture.home)} × ${shortName(fixture.away)}`;
    const root = make("li", {}, [
      mark,
      make("strong", { text: selectionName(say, id, fixture) }),
      make("b", { text: oddsText(odds) }),
      make("small", { text: `${teams} · ${market}` }),
    ]);
    return { selection, root, mark };
  });
  const figures = slip === null ? null : figuresOf(slip, fromWire(first.unit));
  const foot = make("div", { class: "card-foot" });
  const lines = figures?.lines ?? 1;
  const root = make("article", { class: "slip-card" }, [
    make("header", {}, [
      make("strong", { text: systemName(say, system) }),
      make("small", { text: lines > 1 ? linesWords(league, lines) : "" }),
      state,
    ]),
    make(
      "ul",
      {},
      legs.map((leg) => leg.root),
    ),
    foot,
  ]);
  return {
    root,
    refresh: (bet, result, moment) => {
      for (const { selection, root: item, mark } of legs) {
        const now = legStateAt(selection, result, moment);
        item.dataset["state"] = now;
        // Behind is not lost while there is time to play.
        const isBehind = moment.part !== "over" && (now === "lost" || now === "halfLost");
        mark.textContent = isBehind ? marks.waiting : marks[now];
      }
      const isOver = moment.part === "over" && result !== null;
      const shown = stateOf(league, bet, isOver);
      root.dataset["state"] = shown.kind;
      root.classList.toggle("is-over", isOver);
      state.textContent = shown.text;
      const possible = figures === null || isOver ? null : figures.highest;
      foot.replaceChildren(...footOf(league, bet, possible));
    },
  };
}

function stateOf({ say }: League, bet: OwnBet, isOver: boolean) {
  if (bet.status === "void") return { kind: "void", text: say("returned") };
  if (bet.status === "pending") return { kind: "open", text: say("placing") };
  if (bet.status !== "settled" || !isOver || bet.win === null) {
    return { kind: "open", text: say("open") };
  }
  const [win, stake] = [fromWire(bet.win), fromWire(bet.stake)];
  if (win === 0) return { kind: "lost", text: say("lost") };
  const text = say("paid", { amount: formatMoney(bet.win) });
  return { kind: win > stake ? "won" : "back", text };
}

function footOf({ say }: League, bet: OwnBet, possible: Centavos | null): HTMLElement[] {
  const staked = make("span", { text: `${say("stake")} ${formatMoney(bet.stake)}` });
  if (possible === null) return [staked];
  const text = `${say("possible")} ${formatMoney(formatWire(possible))}`;
  return [staked, make("b", { text })];
}
