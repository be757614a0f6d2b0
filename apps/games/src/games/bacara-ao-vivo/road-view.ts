/** The roads as they are drawn: beads that open the proof of their round, and the big road. */
import type { BaccaratWinner } from "@tucano/game-math/games/bacara-ao-vivo/table.ts";
import { make } from "../../hud/dom.ts";
import { type Bead, bigRoad, ROAD_ROWS } from "./roads.ts";

export interface RoadWords {
  readonly name: string;
  winner: (side: BaccaratWinner) => string;
}

const BEADS_SHOWN = 60;

export function createRoads({ name, winner }: RoadWords) {
  const beads = make("div", { class: "bead-road", role: "group", "aria-label": name });
  const big = make("div", { class: "big-road", "aria-hidden": "true" });
  const letters = lettersOf(winner);
  const show = (all: readonly Bead[]): void => {
    beads.replaceChildren(
      ...all.slice(-BEADS_SHOWN).map((bead) => {
        const word = winner(bead.winner);
        const look = [`bead is-${bead.winner}`];
        if (bead.playerPair) look.push("has-player-pair");
        if (bead.bankerPair) look.push("has-banker-pair");
        const attributes = { type: "button", class: look.join(" "), "aria-label": word };
        const letter = letters[bead.winner];
        return make("button", { ...attributes, "data-round": bead.roundId, text: letter });
      }),
    );
    big.replaceChildren(
      ...bigRoad(all).map(({ column, row, winner: side, ties }) => {
        const place = `grid-area:${(row % ROAD_ROWS) + 1}/${column + 1}`;
        const text = ties > 0 ? String(ties) : "";
        return make("i", { class: `mark is-${side}`, style: place, text });
      }),
    );
    beads.scrollLeft = beads.scrollWidth;
    big.scrollLeft = big.scrollWidth;
  };
  return { root: make("div", { class: "live-history live-roads" }, [beads, big]), show };
}

/** The first letter of each side's name; the table's own letters where those would be the same. */
function lettersOf(winner: RoadWords["winner"]): Readonly<Record<BaccaratWinner, string>> {
  const first = (side: BaccaratWinner) => (Array.from(winner(side))[0] ?? "").toUpperCase();
  const own = { player: first("player"), banker: first("banker"), tie: first("tie") };
  const areClear = new Set(Object.values(own)).size === 3;
  return areClear ? own : { player: "P", banker: "B", tie: "T" };
}
