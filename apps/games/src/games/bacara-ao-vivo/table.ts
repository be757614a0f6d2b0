/** Bacará ao Vivo: eight fresh decks, two hands, five spots. */
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import type { BaccaratBet } from "@tucano/game-math/cards/baccarat/exact.ts";
import type { BaccaratResult } from "@tucano/game-math/games/bacara-ao-vivo/table.ts";
import { published } from "@tucano/game-math/games/bacara-ao-vivo/published.ts";
import { make } from "../../hud/dom.ts";
import type { TableModule } from "../../shared/table-page.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { baccaratRules, paysText } from "../bacara/rules.ts";
import { texts } from "../bacara/texts.ts";
import { createSpotBoard } from "../chip-tables/spot-board.ts";
import type { LivePart, LiveTools } from "../live-kit/live-game.ts";
import { liveTable } from "../live-kit/live-page.ts";
import { createCoup } from "./coup.ts";
import { createRoads } from "./road-view.ts";
import { beadOf } from "./roads.ts";
import "./style.css";

export const table: TableModule = liveTable({
  className: "live-baccarat",
  voice: { root: 262, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  chipUnits: [1, 5, 10, 25, 100, 500],
  dealerAt: 400,
  create: createBaccaratPart,
});

/** The pairs and the tie above, the two great spots below. */
const boxes = new Map<BaccaratBet, { x: number; y: number; w: number; h: number }>([
  ["playerPair", { x: 0, y: 0, w: 0.31, h: 0.42 }],
  ["tie", { x: 0.325, y: 0, w: 0.35, h: 0.42 }],
  ["bankerPair", { x: 0.69, y: 0, w: 0.31, h: 0.42 }],
  ["player", { x: 0, y: 0.46, w: 0.4925, h: 0.54 }],
  ["banker", { x: 0.5075, y: 0.46, w: 0.4925, h: 0.54 }],
]);

function hitsOf({ winner, playerPair, bankerPair }: BaccaratResult): BaccaratBet[] {
  const hits: BaccaratBet[] = [winner];
  if (playerPair) hits.push("playerPair");
  if (bankerPair) hits.push("bankerPair");
  return hits;
}

function createBaccaratPart(tools: LiveTools): LivePart {
  const { language } = tools.tools;
  const { motion } = tools;
  const say = wordsFor(texts, language);
  const coup = createCoup(tools, say);
  const board = createSpotBoard({
    name: tools.tools.opened.game.name,
    spots: baccaratBets.map((id) => ({
      id,
      className: `bac-spot is-${id}`,
      name: `${say(id)}, ${paysText(id, language)}`,
      content: [make("b", { text: say(id) }), make("small", { text: paysText(id, language) })],
    })),
    onTap: (spot) => tools.lay([[spot, 1]]),
  });
  board.place(boxes);
  const roads = createRoads({ name: say("road"), winner: (side) => say(side) });
  const resultText = (result: unknown): string => {
    const { winner, playerPoints: player, bankerPoints: banker } = result as BaccaratResult;
    return say(`${winner}Wins` as const, { player, banker });
  };

  return {
    stage: coup.root,
    board: make("div", { class: "live-board" }, [board.root]),
    history: roads.root,
    place: () => undefined,
    setChips: (chips, pending) => {
      board.setChips(chips);
      board.mark("is-pending", pending);
    },
    lock: board.lock,
    toWire: (spot) => spot,
    spotName: board.nameOf,
    fromWire: (spot) => spot,
    open: () => {
      coup.clear();
      board.mark("is-hit", []);
      board.mark("is-won", []);
    },
    close: () => undefined,
    reveal: async (result, isLate) => {
      const coming = result as BaccaratResult;
      if (isLate) motion.skip();
      await coup.play(coming);
      motion.resume();
      board.mark("is-hit", hitsOf(coming));
      board.mark("is-won", hitsOf(coming));
    },
    resultText,
    showHistory: (past) => {
      const beads = past.map(({ round_id: id, result }) => beadOf(id, result as BaccaratResult));
      roads.show(beads.toReversed());
    },
    rules: () => baccaratRules(say, language, published),
  };
}
