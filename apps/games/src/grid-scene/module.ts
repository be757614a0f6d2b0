/** From a game's description to its module: pictures, stage, controls and rules. */
import "./grid.css";
import "./themes.css";
import { make } from "../hud/dom.ts";
import { segments } from "../hud/controls.ts";
import { loadFonts, loadPictures } from "../platform/load.ts";
import { moodOf } from "../scene/hero.ts";
import { watchFrames } from "../scene/power.ts";
import { tidyUp } from "../scene/renderer.ts";
import type { SceneImages, Theme } from "../scene/theme.ts";
import type { CelebrationLook, GameModule, Stage, StageTools } from "../shell/stage.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
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
    ...(bet.unit === undefined ? {} : { unit: bet.unit }),
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
    optionName: (id) => optionName(id, tools, say),
    figures: () => game.figures?.(tools) ?? [],
  };
}

function optionName(id: string, { translate }: StageTools, say: SayGrid): string {
  const number = /\d+/.exec(id)?.[0];
  if (id.startsWith("line") && number !== undefined) return `${say("lines")}: ${number}`;
  if (id.startsWith("buy")) return translate("freeSpins");
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

interface Bet {
  controls: HTMLElement | null;
  choice: () => unknown;
  recall: (choice: unknown) => void;
  unitsOf: (choice: unknown) => number;
  allowUnits?: NonNullable<Stage["allowUnits"]>;
  unit?: "spin" | "line";
  setPhase: NonNullable<Stage["setPhase"]>;
  /** Of the round being shown. */
  units: () => number;
}

function createBet(tools: StageTools, game: GridGame, say: SayGrid): Bet {
  if (game.buyUnits !== undefined && tools.canBuyFeature) {
    return buyBet(tools, game.buyUnits, say);
  }
  if (game.choosesLines === true) return linesBet(tools, game, say);
  return {
    controls: null,
    choice: () => undefined,
    recall: () => {},
    unitsOf: () => 1,
    setPhase: () => {},
    units: () => 1,
  };
}

/** One tap arms the purchase and shows its price; the round button is the second one. */
function buyBet(tools: StageTools, price: number, say: SayGrid): Bet {
  let isArmed = false;
  let shownUnits = 1;
  const button = make("button", { type: "button", class: "buy", "aria-pressed": "false" });
  const write = (): void => {
    button.textContent = say("buy", { price: tools.money(price * 100) });
    button.setAttribute("aria-pressed", String(isArmed));
  };
  button.addEventListener("click", () => {
    isArmed = !isArmed;
    write();
    const words = isArmed ? say("buyArmed", { price: tools.money(price * 100) }) : "";
    tools.say(words);
    if (isArmed) tools.announce(words);
    tools.sound.play("click");
    tools.refresh();
  });
  return {
    controls: button,
    choice: () => {
      // The stake may have changed since: the price is always the one of now.
      queueMicrotask(write);
      return isArmed ? { buy: true } : undefined;
    },
    recall: (choice) => {
      shownUnits = choice === undefined ? 1 : price;
    },
    unitsOf: (choice) => (choice === undefined ? 1 : price),
    setPhase: (phase) => {
      button.disabled = phase !== "idle";
      if (phase === "playing" || phase === "waiting") {
        if (phase === "waiting") shownUnits = isArmed ? price : 1;
        return;
      }
      if (phase === "resting" && isArmed) {
        isArmed = false;
        write();
        tools.refresh();
      }
    },
    units: () => shownUnits,
  };
}

function linesBet(tools: StageTools, game: GridGame, say: SayGrid): Bet {
  const counts = game.screen.lines.map((_, index) => index + 1);
  let wanted = counts.length;
  let lines = wanted;
  let isIdle = true;
  let isOffered: (count: number) => boolean = () => true;
  const field = segments({
    label: say("lines"),
    options: counts.map((value) => ({ value, text: String(value) })),
    value: lines,
    onChange: (value) => {
      wanted = value;
      lines = value;
      tools.sound.play("click", value);
      tools.refresh();
    },
  });
  /** A round that is being shown keeps the lines that it was played on. */
  const fit = (): void => {
    const offered = counts.filter(isOffered);
    field.lock(!isIdle || offered.length < counts.length);
    if (!isIdle) return;
    lines = isOffered(wanted) ? wanted : (offered.at(-1) ?? wanted);
    field.set(lines);
  };
  return {
    controls: field.root,
    choice: () => ({ lines }),
    recall: (choice) => {
      ({ lines } = choice as { lines: number });
      wanted = lines;
      field.set(lines);
    },
    unitsOf: () => lines,
    allowUnits: (isAllowed) => {
      isOffered = isAllowed;
      fit();
    },
    setPhase: (phase) => {
      isIdle = phase === "idle";
      fit();
    },
    units: () => lines,
  };
}
