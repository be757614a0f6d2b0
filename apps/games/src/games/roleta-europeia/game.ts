/** Roleta Europeia: a wheel to watch, a table to lay chips on, a racetrack for announced bets. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import {
  announcedBets,
  colourOf,
  neighboursOf,
  roulette,
  rouletteSpots,
} from "@tucano/game-math/games/roleta-europeia/game.ts";
import { make } from "../../hud/dom.ts";
import { isWindowUpright } from "../../platform/window-shape.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { createSpotBoard } from "../chip-tables/spot-board.ts";
import { createTable } from "../chip-tables/table.ts";
import { spotsOf } from "./felt.ts";
import { rouletteBoxes } from "./layout.ts";
import { createRacetrack, raceBoxes } from "./racetrack.ts";
import "./roulette.css";
import "./low.css";
import { rouletteRules } from "./rules.ts";
import { type RouletteTextKey, rouletteTexts } from "./texts.ts";
import { createWheel } from "./wheel.ts";
import { createZoom } from "./zoom.ts";

export const game: GameModule = {
  look: {
    className: "theme-mare",
    layout: "bottom",
    button: "bar",
    voice: { root: 262, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  },
  version: roulette.facts.version,
  createStage: createRoulette,
};

const RESULTS_SHOWN = 12;
const RESULT_MS = 900;

function createRoulette(tools: StageTools): Stage {
  const { motion, sound } = tools;
  const say = wordsFor(rouletteTexts, tools.language);
  const wheel = createWheel({ motion, onTick: (step) => sound.play("wheel", step % 5) });
  const board = createSpotBoard({
    name: say("table"),
    spots: spotsOf(say),
    onTap: (spot) => table.lay([[spot, 1]]),
    onLook: (spot) => board.mark("is-covered", coveredBy(spot)),
  });
  board.root.classList.add("roulette-board");
  const track = createRacetrack(
    {
      name: say("track"),
      announced: (id) => say(id as RouletteTextKey),
      neighbours: (pocket) => say("neighbours", { number: pocket }),
    },
    (id) => table.lay(chipsFor(id)),
  );
  const results = make("ol", { class: "results" });
  const table = createTable({ tools, chipsMax: roulette.rules.chipsMax, board: () => board });
  const switcher = make("button", { type: "button", class: "track-switch" });
  const root: HTMLElement = make("div", { class: "roulette" }, [
    make("div", { class: "wheel-place" }, [wheel.root]),
    make("div", { class: "roulette-head" }, [results, createZoom(say, () => root), switcher]),
    make("div", { class: "roulette-felt" }, [board.root, track.root]),
  ]);
  const showTrack = (isShown: boolean): void => {
    root.classList.toggle("shows-track", isShown);
    switcher.textContent = say(isShown ? "table" : "track");
  };
  switcher.addEventListener("click", () => {
    sound.play("click");
    showTrack(!root.classList.contains("shows-track"));
  });
  showTrack(false);
  const place = (): void => {
    const isUpright = isWindowUpright();
    root.classList.toggle("is-upright", isUpright);
    board.place(rouletteBoxes(isUpright));
    track.place(raceBoxes(isUpright));
  };
  const tell = async ({ pocket, wins }: EventOf<"rouletteSpin">): Promise<void> => {
    await wheel.land(pocket);
    const colour = colourOf(pocket);
    const text = say("result", { number: pocket, colour: say(colour) });
    sound.play("ball");
    tools.say(text);
    tools.announce(text);
    results.prepend(make("li", { class: `result is-${colour}`, text: String(pocket) }));
    while (results.children.length > RESULTS_SHOWN) results.lastChild?.remove();
    board.mark("is-hit", [String(pocket)]);
    table.showWins(wins);
    await motion.wait(RESULT_MS);
    root.classList.remove("is-spinning");
    await motion.wait(260);
  };

  return {
    mount: (host) => {
      host.append(root);
      place();
    },
    destroy: () => {
      wheel.destroy();
      root.remove();
    },
    resize: place,
    isLively: () => wheel.isFlying,
    controls: table.rack.root,
    hidesStake: true,
    choice: table.choice,
    unitsOf: table.unitsOf,
    recall: table.recall,
    playLabel: () => say("spin"),
    startRound: () => {
      table.startRound();
      board.mark("is-hit", []);
      root.classList.add("is-spinning");
      sound.play("whoosh");
      wheel.launch();
    },
    cancelRound: async () => {
      root.classList.remove("is-spinning");
      wheel.rest();
    },
    setPhase: (phase) => {
      table.setPhase(phase);
      track.lock(table.isLocked);
    },
    players: playersOf<"rouletteSpin">({ rouletteSpin: tell }),
    rules: () => rouletteRules(tools.language, say),
    optionName: (id) => say(optionNames[id] ?? "straight"),
  };
}

const optionNames: Readonly<Record<string, RouletteTextKey>> = {
  "even-money": "evenMoney",
  dozen: "dozen",
  column: "column",
  "six-line": "six",
  corner: "corner",
  street: "street",
  split: "split",
  straight: "straight",
};

/** An announced bet by its name, or a number with its neighbours. */
function chipsFor(id: string): readonly (readonly [string, number])[] {
  return announcedBets.find((bet) => bet.id === id)?.spots ?? neighboursOf(Number(id)).spots;
}

function coveredBy(spot: string | null): string[] {
  return spot === null ? [] : (rouletteSpots.get(spot) ?? []).map(String);
}
