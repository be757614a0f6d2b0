/** Torre do Saci: a tower of doors, climbed from below. */
import { towerDifficulties } from "@tucano/contract/events/arcade.ts";
import {
  type Difficulty,
  torreDoSaci,
  towerMultiplier,
  towerPlans,
} from "@tucano/game-math/games/torre-do-saci/game.ts";
import { stepper } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { kitWords, svg, timesOf, voices } from "../arcade-kit/kit.ts";
import { createPast } from "../arcade-kit/past.ts";
import { createPlace } from "../arcade-kit/place.ts";
import { paytable, rulesPage } from "../../hud/rules.ts";
import { type SayTower, towerTexts } from "./texts.ts";
import back from "./place/back.avif";
import near from "./place/near.avif";
import "./torre.css";

export const game: GameModule = {
  look: { className: "theme-saci", layout: "side", button: "bar", voice: voices.saci },
  version: torreDoSaci.facts.version,
  createStage: (tools) => createTower(tools),
};

const motes = { count: 12, from: 0.5, to: 0.95, sway: 30, rise: 36, shineMs: 6_400 };

function createTower(tools: StageTools): Stage {
  const say = wordsFor(towerTexts, tools.language);
  const kit = kitWords(tools);
  const place = createPlace(tools, { back, near, motes });
  const past = createPast(tools);
  const tower = createDoors(tools, say);
  let difficulty: Difficulty = "medium";
  let won = 0;
  const board = make("div", { class: "board tower" }, [place.root, past.root, tower.root]);
  const build = (): void => {
    won = 0;
    tower.build(difficulty);
  };
  const choose = stepper<Difficulty>({
    label: say("difficulty"),
    options: towerDifficulties.map((value) => ({ value, text: say(value) })),
    value: difficulty,
    onChange: (value) => {
      difficulty = value;
      build();
    },
  });
  build();
  return {
    controls: choose.root,
    mount: (host) => host.append(board),
    destroy: () => board.remove(),
    frame: place.frame,
    settled: past.settled,
    choice: () => ({ difficulty }),
    mainStep: () =>
      won > 0
        ? {
            label: tools.translate("cashOut", { amount: tools.money(won) }),
            action: { kind: "cash_out" },
          }
        : { label: say("choose"), action: null },
    setPhase: (phase) => {
      choose.lock(phase !== "idle");
      tower.setOpen(phase === "open");
    },
    startRound: () => {
      board.classList.remove("is-won", "is-lost-round");
      build();
      tools.showWin(null);
      tools.say("");
    },
    cancelStep: () => tower.release(),
    players: playersOf<"towerStart" | "towerClimb" | "towerEnd">({
      towerStart: async (event) => {
        difficulty = event.difficulty;
        choose.set(difficulty);
        build();
        tower.standAt(0);
      },
      towerClimb: async (event) => {
        won = event.multiplierHundredths;
        tower.show(event.floor, event.door, event.isSafe);
        tools.sound.play(event.isSafe ? "pick" : "boom", event.isSafe ? event.floor : 0);
        const times = timesOf(tools, won);
        tools.announce(event.isSafe ? say("safe", { times }) : say("trap"));
        await tools.motion.wait(event.isSafe ? 180 : 440);
        if (event.isSafe) tower.standAt(event.floor + 1);
      },
      towerEnd: async (event) => {
        board.classList.add(event.reason === "trap" ? "is-lost-round" : "is-won");
        tower.reveal(event.traps);
        if (event.reason !== "trap") tools.sound.play("cash");
        past.add(timesOf(tools, won), won > 100);
        await tools.motion.wait(380);
      },
    }),
    rules: () => rulesPage([say("rule"), say("rulePays")], [prizes(tools, say, difficulty)]),
    optionName: (id) => {
      const found = towerDifficulties.find((each) => each === id);
      return `${found === undefined ? id : say(found)} (${kit("lowest")})`;
    },
  };
}

function prizes(tools: StageTools, say: SayTower, difficulty: Difficulty): HTMLElement {
  const rows = Array.from({ length: towerPlans[difficulty].floors }, (_, index) => [
    String(index + 1),
    timesOf(tools, towerMultiplier(difficulty, index + 1)),
  ]);
  return make("div", {}, [
    make("h3", { text: say(difficulty) }),
    paytable([say("floor"), kitWords(tools)("pays")], rows),
  ]);
}

/** The doors, floor by floor; the highest stands first. */
function createDoors(tools: StageTools, say: SayTower) {
  const root = make("div", { class: "floors" });
  let floors: { row: HTMLElement; doors: HTMLButtonElement[] }[] = [];
  let current = -1;
  let isOpen = false;
  const mark = (): void => {
    for (const [floor, { row, doors }] of floors.entries()) {
      row.classList.toggle("is-current", floor === current);
      for (const door of doors) door.disabled = !(isOpen && floor === current);
    }
  };
  const show = (floor: number, door: number, isSafe: boolean, isMuted = false): void => {
    const element = floors[floor]?.doors[door];
    if (element === undefined || element.dataset["is"] !== undefined) return;
    element.dataset["is"] = isSafe ? "safe" : "trap";
    element.classList.remove("is-touched");
    element.classList.toggle("is-muted", isMuted);
    element.replaceChildren(isSafe ? lantern() : whirl());
  };
  const buildFloor = (difficulty: Difficulty, floor: number) => {
    const doors = Array.from({ length: towerPlans[difficulty].doors }, (_, door) => {
      const label = say("door", { floor: floor + 1, door: door + 1 });
      const button = make("button", { type: "button", class: "door", "aria-label": label });
      button.addEventListener("click", () => {
        button.classList.add("is-touched");
        tools.act({ kind: "climb", door });
      });
      return button;
    });
    const prize = timesOf(tools, towerMultiplier(difficulty, floor + 1));
    return {
      doors,
      row: make("div", { class: "floor" }, [
        make("span", { class: "floor-prize", text: prize }),
        make("div", { class: "floor-doors" }, doors),
      ]),
    };
  };
  return {
    root,
    build: (difficulty: Difficulty) => {
      const { floors: count } = towerPlans[difficulty];
      floors = Array.from({ length: count }, (_, floor) => buildFloor(difficulty, floor));
      root.replaceChildren(...floors.map(({ row }) => row).toReversed());
      root.style.setProperty("--floors", String(count));
      current = -1;
      mark();
    },
    setOpen: (value: boolean) => {
      isOpen = value;
      mark();
    },
    standAt: (floor: number) => {
      current = floor;
      mark();
    },
    show,
    reveal: (traps: readonly (readonly number[])[]) => {
      current = -1;
      mark();
      for (const [floor, { doors }] of floors.entries()) {
        for (const door of doors.keys()) {
          show(floor, door, !(traps[floor]?.includes(door) ?? false), true);
        }
      }
    },
    release: () => {
      for (const { doors } of floors) for (const door of doors) door.classList.remove("is-touched");
    },
  };
}

function lantern(): SVGElement {
  return svg("svg", { viewBox: "0 0 48 48", "aria-hidden": "true" }, [
    svg("circle", { cx: 24, cy: 27, r: 18, fill: "#ffb02e", opacity: 0.28 }),
    svg("path", { d: "M18 13h12l-2-4h-8Z", fill: "#7a3d04" }),
    svg("path", { d: "M15 14h18l3 12-4 13H16l-4-13Z", fill: "#ffc94a" }),
    svg("path", { d: "M20 16h8l2 10-3 11h-6l-3-11Z", fill: "#fff3c4" }),
    svg("path", { d: "M15 38h18v4H15Z", fill: "#7a3d04" }),
  ]);
}

/** The Saci's whirlwind, and his red cap on it. */
function whirl(): SVGElement {
  const wind = { fill: "none", stroke: "#cfd3ff", "stroke-linecap": "round" };
  return svg("svg", { viewBox: "0 0 48 48", "aria-hidden": "true" }, [
    svg("path", { ...wind, d: "M8 22c10 5 24 5 32 0", "stroke-width": 4.6 }),
    svg("path", { ...wind, d: "M12 29c8 4 18 4 25 0", "stroke-width": 4, opacity: 0.85 }),
    svg("path", { ...wind, d: "M16 36c6 3 12 3 16 0", "stroke-width": 3.4, opacity: 0.7 }),
    svg("path", { ...wind, d: "M21 42c2 1 4 1 6 0", "stroke-width": 2.8, opacity: 0.6 }),
    svg("path", {
      d: "M13 20C13 9 22 4 34 5c4 .5 6 4 4 7-2-3-5-3-6-1 1 3 2 6 2 9Z",
      fill: "#e5322d",
    }),
    svg("path", { d: "M12 18h23v4.4H12Z", fill: "#9c1420" }),
  ]);
}
