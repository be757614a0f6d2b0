/** The three slots with lines on 5x3: one stage, three themes. */
import type { SlotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import { loadFonts, loadPictures } from "../../platform/load.ts";
import { watchFrames } from "../../scene/power.ts";
import { tidyUp } from "../../scene/renderer.ts";
import { createScene, type Scene } from "../../scene/scene.ts";
import type { SceneImages } from "../../scene/scene-options.ts";
import type { GameModule, Stage, StageTools } from "../../shell/stage.ts";
import { paysView } from "./pays-page.ts";
import { rulesView } from "./rules-page.ts";
import { createShow } from "./show.ts";
import { type Theme, themeOf } from "./themes.ts";

export function lineSlot(code: string): GameModule {
  const theme = themeOf(code);
  let images: SceneImages | null = null;
  return {
    look: { className: theme.className, layout: "over", button: "spin", voice: theme.sound },
    load: async (onProgress) => {
      const [pictures] = await Promise.all([loadPictures(theme.images, onProgress), loadFonts()]);
      images = pictures;
    },
    createStage: async (tools) => {
      const sheet = tools.opened.game;
      if (images === null || !("reels" in sheet)) throw new Error(`${code} is no slot with lines.`);
      return createLineStage(tools, { sheet, theme, images });
    },
  };
}

interface Parts {
  sheet: SlotSheet;
  theme: Theme;
  images: SceneImages;
}

async function createLineStage(tools: StageTools, { sheet, theme, images }: Parts): Promise<Stage> {
  const { motion, host, translate, language } = tools;
  let scene: Scene;
  const build = (): Promise<Scene> =>
    createScene({
      host,
      sheet,
      theme,
      images,
      motion,
      hudHeight: tools.hudHeight,
      onContextLost: () => void rebuild(),
      onPlain: () => tools.notice(translate("plainPicture")),
    });
  const rebuild = async (): Promise<void> => {
    const lost = scene;
    scene = await build();
    lost.destroy();
    show.restore();
  };
  scene = await build();
  const show = createShow({ ...tools, scene: () => scene, sheet, stake: tools.unit });
  const watch = watchFrames(() => scene.reduceQuality());
  const pages = {
    sheet,
    translate,
    language,
    stake: tools.unit,
    stakes: tools.opened.stakes,
    picture: (symbol: string) => scene.atlas.picture(symbol),
  };
  return {
    players: show.players,
    startRound: show.startSpin,
    cancelRound: show.cancelSpin,
    choice: () => undefined,
    playLabel: () => translate("spin"),
    mount: () => {},
    destroy: () => scene.destroy(),
    resize: () => scene.resize(),
    isLively: () => scene.isLively,
    frame: (deltaMs, isLively) => {
      scene.render();
      if (isLively) watch(deltaMs);
      else tidyUp();
    },
    hasFeature: (types) => types.includes("freeSpinsStart"),
    pages: [
      { title: translate("tabPays"), build: () => paysView(pages) },
      { title: translate("tabRules"), build: () => rulesView(pages) },
    ],
    rules: () => rulesView(pages),
  };
}
