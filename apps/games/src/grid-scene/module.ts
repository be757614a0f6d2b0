/** From a game's description to its module: pictures, stage, controls and rules. */
import "./grid.css";
import "./themes.css";
import { loadFonts, loadPictures } from "../platform/load.ts";
import { moodOf } from "../scene/hero.ts";
import { watchFrames } from "../scene/power.ts";
import { tidyUp } from "../scene/renderer.ts";
import type { SceneImages, Theme } from "../scene/theme.ts";
import type { CelebrationLook, GameModule, Stage, StageTools } from "../shell/stage.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { createBet } from "./bets/create-bet.ts";
import { isBought } from "./bets/grid-mode.ts";
import { nameOfOffer } from "./bets/offer-sheet.ts";
import { createGridScene, type GridScene } from "./grid-scene.ts";
import { gridRules } from "./rules.ts";
import { createEmblem, type Emblem } from "./show/emblem.ts";
import { createFortune, type Fortune } from "./show/fortune.ts";
import { createLadder, type Ladder } from "./show/ladder.ts";
import { createGridShow } from "./show/show.ts";
import { type SayGrid, gridTexts } from "./texts.ts";
import type { GridGame } from "./theme.ts";

/** Rounds with one of these are not played through in a hurry. */
const features = [
  "gridFeatureStart",
  "gridLadderStart",
  "gridFortune",
  "gridHoldStart",
  "freeSpinsStart",
];

export function gridSlot(game: GridGame): GameModule {
  let images: SceneImages | null = null;
  return {
    look: {
      className: game.theme.className,
      layout: "over",
      button: "spin",
      voice: game.theme.sound,
      celebration: celebrationOf(game.theme),
    },
    version: game.version,
    loadSong: async () => game.theme.music,
    load: async (onProgress) => {
      const addresses = game.theme.images;
      const [pictures] = await Promise.all([loadPictures(addresses, onProgress), loadFonts()]);
      images = pictures;
    },
    createStage: async (tools) => {
      if (images === null) throw new Error("The pictures are fetched before the stage is built.");
      return createGridStage(tools, game, images);
    },
  };
}

function celebrationOf({ celebration, reel, feature, glow, mote }: Theme): CelebrationLook {
  const { shower, cover } = celebration ?? { shower: "coins", cover: "lights" };
  const dark = Number.parseInt(reel[2].slice(1), 16);
  if (cover === "leaves") return { shower, cover, colours: LEAVES };
  const light = cover === "water" ? glow : feature;
  return { shower, cover, colours: { dark, light, rim: mote } };
}

/** Green, whatever light a game has. */
const LEAVES = { dark: 0x0a3318, light: 0x7fd04a, rim: 0xeaff9a };

async function createGridStage(
  tools: StageTools,
  game: GridGame,
  images: SceneImages,
): Promise<Stage> {
  const { motion, host, translate } = tools;
  const say = wordsFor(gridTexts, tools.language);
  const bet = createBet(tools, game, say);
  const ladder = openLadder(tools, game, say);
  const fortune = openFortune(tools, game, say);
  const emblem = openEmblem(tools, game);
  let scene: GridScene;
  const build = (): Promise<GridScene> =>
    createGridScene({
      host,
      game,
      images,
      motion,
      hudHeight: tools.hudHeight,
      plates: tools.hud.plates,
      ways: { write: (ways) => figureIn(tools.language, ways), word: say("ways") },
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
  const show = createGridShow({
    tools,
    game,
    scene: () => scene,
    ladder,
    fortune,
    emblem,
    say,
    units: bet.units,
  });
  const watch = watchFrames(() => scene.reduceQuality());
  tools.cues.listen((cue) => {
    const mood = moodOf(cue);
    if (mood !== null) scene.hero.act(mood);
  });
  return {
    players: show.players,
    startRound: show.startRound,
    cancelRound: show.cancelRound,
    choice: bet.choice,
    recall: bet.recall,
    unitsOf: bet.unitsOf,
    ...(bet.allowUnits === undefined ? {} : { allowUnits: bet.allowUnits }),
    ...(bet.controls === null ? {} : { controls: bet.controls }),
    setPhase: bet.setPhase,
    playLabel: () => translate("spin"),
    mount: () => {},
    backdrop: {
      isRich: true,
      box: () => scene.layout.reels,
      setPresence: (part) => scene.spotlight.setPresence(part),
      setPlace: (isPlace) => scene.spotlight.setPlace(isPlace),
      push: (strength) => scene.spotlight.push(strength),
    },
    destroy: () => {
      bet.destroy?.();
      ladder?.root.remove();
      fortune?.root.remove();
      emblem?.root.remove();
      scene.destroy();
    },
    resize: () => scene.resize(),
    isLively: () => scene.isLively,
    frame: (deltaMs, isLively) => {
      scene.render();
      if (isLively) watch(deltaMs);
      else tidyUp();
    },
    hasFeature: (types) => types.some((type) => features.includes(type)),
    rules: () => gridRules({ tools, game, say, picture: (symbol) => scene.atlas.picture(symbol) }),
    optionName: (id) => optionName(id, { tools, game, say }),
    figures: () => game.figures?.(tools) ?? [],
  };
}

interface Named {
  readonly tools: StageTools;
  readonly game: GridGame;
  readonly say: SayGrid;
}

function optionName(id: string, { tools: { translate }, game, say }: Named): string {
  const number = /\d+/.exec(id)?.[0];
  if (id.startsWith("line") && number !== undefined) return `${say("lines")}: ${number}`;
  const mode = game.modes?.find((each) => each.id === id);
  if (mode !== undefined) return isBought(mode) ? nameOfOffer(mode, say) : say("ante");
  return id === "spin" || id === "base" ? translate("spin") : id;
}

function openLadder(tools: StageTools, game: GridGame, say: SayGrid): Ladder | null {
  if (game.wheel === undefined) return null;
  const ladder = createLadder(game.wheel, (segment) => {
    if (segment.kind === "climb") return `+${segment.steps}`;
    return segment.kind === "coins" ? `${segment.hundredths / 100}×` : "✕";
  });
  ladder.root.setAttribute("aria-label", say("ladderTitle"));
  tools.overlay.root.prepend(ladder.root);
  return ladder;
}

/** Only where a wheel is turned once. */
function openFortune(tools: StageTools, game: GridGame, say: SayGrid): Fortune | null {
  if (game.fortune === undefined) return null;
  const fortune = createFortune(game.fortune, (slice) =>
    slice.kind === "coins"
      ? { figure: `${figureIn(tools.language, slice.hundredths / 100)}×`, times: null }
      : { figure: String(slice.spins), times: `×${slice.multiplier}` },
  );
  fortune.root.setAttribute("aria-label", say("wheelTitle"));
  tools.overlay.root.prepend(fortune.root);
  return fortune;
}

/** Only where a feature is about one symbol. */
function openEmblem(tools: StageTools, game: GridGame): Emblem | null {
  if (game.hasSpecial !== true) return null;
  const emblem = createEmblem();
  tools.overlay.root.prepend(emblem.root);
  return emblem;
}
