/** Vinte e Um: the door of its client. */
import { vinteEUm } from "@tucano/game-math/games/vinte-e-um/game.ts";
import type { GameModule } from "../../shell/stage.ts";
import { createBlackjackStage } from "./stage.ts";
import "./vinte-e-um.css";
import "./seats.css";

export const game: GameModule = {
  look: {
    className: "theme-vinte-e-um",
    layout: "side",
    button: "bar",
    voice: { root: 220, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  },
  version: vinteEUm.facts.version,
  createStage: createBlackjackStage,
};
