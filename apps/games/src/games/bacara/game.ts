/** Bacará Tropical: the door of its client. */
import { bacara } from "@tucano/game-math/games/bacara/game.ts";
import type { GameModule } from "../../shell/stage.ts";
import { createBaccaratStage } from "./stage.ts";
import "./bacara.css";

export const game: GameModule = {
  look: {
    className: "theme-bacara",
    layout: "bottom",
    button: "bar",
    voice: { root: 262, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  },
  version: bacara.facts.version,
  createStage: createBaccaratStage,
};
