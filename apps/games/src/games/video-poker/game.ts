/** Pôquer 9/6: the door of its client. */
import { videoPoker } from "@tucano/game-math/games/video-poker/game.ts";
import type { GameModule } from "../../shell/stage.ts";
import { createPokerStage } from "./stage.ts";
import "./video-poker.css";

export const game: GameModule = {
  look: {
    className: "theme-poker",
    layout: "side",
    button: "bar",
    voice: { root: 262, shape: 1, scale: [0, 4, 7, 9, 12, 16, 19, 21] },
  },
  version: videoPoker.facts.version,
  createStage: createPokerStage,
};
