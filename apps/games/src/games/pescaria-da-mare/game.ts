/** Pescaria da Maré: aim by a tap, shoot, and see what comes up. Every shot is a round. */
import { fishing } from "@tucano/game-math/games/pescaria-da-mare/game.ts";
import bosses from "../../art/pescaria-da-mare/bosses.webp";
import creatures from "../../art/pescaria-da-mare/creatures.webp";
import { make } from "../../hud/dom.ts";
import { loadPictures } from "../../platform/load.ts";
import type { GameModule } from "../../shell/stage.ts";
import "./company/company.css";
import "./fishing.css";
import type { Sheets } from "./drawing/swim-cycle.ts";
import { FishingStage } from "./fishing-stage.ts";
import { createFishScene, type SceneOptions } from "./drawing/scene.ts";

let sheets: Sheets | null = null;

export const game: GameModule = {
  look: {
    className: "theme-mare",
    layout: "side",
    button: "bar",
    voice: { root: 294, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  },
  version: fishing.facts.version,
  load: async (onProgress) => {
    sheets = await loadPictures({ creatures, bosses }, onProgress);
  },
  createStage: async (tools) => {
    if (sheets === null) throw new Error("The fish have no pictures.");
    const host = make("div", { class: "fishing" });
    tools.host.append(host);
    const options: SceneOptions = {
      host,
      sheets,
      motion: tools.motion,
      onContextLost: () => void rebuild(),
      onPlain: () => tools.notice(tools.translate("plainPicture")),
    };
    const fishing = new FishingStage(tools, host, await createFishScene(options));
    const rebuild = async (): Promise<void> => {
      fishing.useScene(await createFishScene({ ...options, shoal: fishing.shoal }));
    };
    return fishing.stage;
  },
};
