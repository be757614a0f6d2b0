/** Maior ou Menor: the door of its client. */
import { maiorOuMenor } from "@tucano/game-math/games/maior-ou-menor/game.ts";
import type { GameModule } from "../../shell/stage.ts";
import { createHiloStage } from "./stage.ts";
import "./maior-ou-menor.css";

export const game: GameModule = {
  look: {
    className: "theme-hilo",
    layout: "side",
    button: "bar",
    voice: { root: 247, shape: 1, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  },
  version: maiorOuMenor.facts.version,
  createStage: createHiloStage,
};
