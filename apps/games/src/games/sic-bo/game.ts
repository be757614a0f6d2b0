/** Sic Bo da Onça: three dice under a glass, and a table of fifty-two spots. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import { figuresOfOutcomes, percentOf } from "@tucano/game-math/outcomes.ts";
import { spotOutcomes } from "@tucano/game-math/tables/exact.ts";
import { sicBo, type SicBoSpot, sicBoSpots } from "@tucano/game-math/games/sic-bo/game.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { make } from "../../hud/dom.ts";
import { isWindowLow, isWindowUpright } from "../../platform/window-shape.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { paytable, rulesList } from "../chip-tables/rules.ts";
import { createSpotBoard, type Spot } from "../chip-tables/spot-board.ts";
import { createTable } from "../chip-tables/table.ts";
import { cube, flatDie } from "./die.ts";
import { sicBoBoxes } from "./layout.ts";
import "./sic-bo.css";
import { type SicBoTextKey, type SaySicBo, sicBoTexts } from "./texts.ts";

export const game: GameModule = {
  look: {
    className: "theme-onca",
    layout: "bottom",
    button: "bar",
    voice: { root: 247, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  },
  version: sicBo.facts.version,
  createStage: createSicBo,
};

const ROLL_MS = 1_500;
const RESULT_MS = 900;
const RESULTS_SHOWN = 14;

function createSicBo(tools: StageTools): Stage {
  const { motion, sound } = tools;
  const say = wordsFor(sicBoTexts, tools.language);
  const board = createSpotBoard({
    name: tools.sheet.name,
    spots: sicBoSpots.map((spot) => spotFor(spot, say)),
    onTap: (spot) => table.lay([[spot, 1]]),
  });
  board.root.classList.add("sic-bo-board");
  const table = createTable({ tools, chipsMax: sicBo.rules.chipsMax, board: () => board });
  const cubes = [0, 1, 2].map(cube);
  const sum = make("output", { class: "dice-sum", "aria-hidden": "true" });
  const results = make("ol", { class: "results sic-bo-results" });
  const tray = make("div", { class: "dice-tray", "aria-hidden": "true" }, [
    make(
      "div",
      { class: "dice" },
      cubes.map(({ root }) => root),
    ),
    sum,
  ]);
  const felt = make("div", { class: "sic-bo-felt" }, [board.root]);
  const root = make("div", { class: "sic-bo" }, [tray, results, felt]);
  let rolled: readonly number[] = [1, 3, 6];
  let stopShaking: (() => void) | null = null;
  const show = (t: number): void => {
    for (const [index, each] of cubes.entries()) each.show(rolled[index] ?? 1, t);
  };
  const shake = (): void => {
    let time = 0;
    tray.classList.add("is-rolling");
    stopShaking = motion.onFrame((deltaMs) => {
      time += deltaMs / 900;
      if (!motion.isReduced) show(0.28 - 0.14 * Math.cos(time * 9));
    });
  };
  const settle = (): void => {
    stopShaking?.();
    stopShaking = null;
    tray.classList.remove("is-rolling");
  };
  const place = (): void => {
    const isUpright = isWindowUpright();
    root.classList.toggle("is-upright", isUpright);
    board.place(sicBoBoxes(isUpright ? "upright" : isWindowLow() ? "low" : "wide"));
  };
  const tell = async ({ dice, total, wins }: EventOf<"sicBoRoll">): Promise<void> => {
    settle();
    rolled = dice;
    let knocks = 0;
    await motion.move({
      durationMs: ROLL_MS,
      ease: (t) => t,
      step: (t) => {
        show(t);
        if (t * 3 > knocks + 1 && knocks < 3) {
          knocks += 1;
          sound.play("dice", knocks);
        }
      },
    });
    sum.textContent = String(total);
    sum.classList.add("is-shown");
    const text = say("result", { dice: dice.join(" · "), total });
    tools.say(text);
    tools.announce(text);
    results.prepend(make("li", { class: "sic-bo-result", text: String(total) }));
    while (results.children.length > RESULTS_SHOWN) results.lastChild?.remove();
    const holding = sicBoSpots.filter(
      ({ times }) => times([dice[0] ?? 1, dice[1] ?? 1, dice[2] ?? 1]) > 0,
    );
    board.mark(
      "is-hit",
      holding.map(({ id }) => id),
    );
    table.showWins(wins);
    await motion.wait(RESULT_MS);
  };
  show(1);

  return {
    mount: (host) => {
      host.append(root);
      place();
    },
    destroy: () => {
      settle();
      root.remove();
    },
    resize: place,
    isLively: () => stopShaking !== null,
    controls: table.rack.root,
    hidesStake: true,
    choice: table.choice,
    unitsOf: table.unitsOf,
    recall: table.recall,
    playLabel: () => say("roll"),
    startRound: () => {
      table.startRound();
      board.mark("is-hit", []);
      sum.classList.remove("is-shown");
      sound.play("whoosh");
      shake();
    },
    cancelRound: async () => {
      settle();
      show(1);
    },
    setPhase: table.setPhase,
    players: playersOf<"sicBoRoll">({ sicBoRoll: tell }),
    rules: () => rulesFor(tools.language, say),
    optionName: (id) => optionName(id, say),
  };
}

const faceOf = (id: string): number => Number(id.at(-1));

function spotFor({ id, kind, toOne }: SicBoSpot, say: SaySicBo): Spot {
  const pays = make("span", { class: "spot-pays", text: `${toOne.join("/")}:1` });
  const dice = (...faces: readonly number[]): HTMLElement =>
    make("span", { class: "spot-dice" }, faces.map(flatDie));
  const word = (text: string): HTMLElement => make("span", { class: "spot-word", text });
  const className = `felt is-${kind}`;
  switch (kind) {
    case "even-money":
    case "any-triple": {
      const name = say(id as SicBoTextKey);
      return { id, className: `${className} is-${id}`, name, content: [word(name), pays] };
    }
    case "triple":
    case "double": {
      const face = faceOf(id);
      const shown = kind === "triple" ? dice(face, face, face) : dice(face, face);
      return { id, className, name: `${say(kind)} ${face}`, content: [shown, pays] };
    }
    case "single":
      return {
        id,
        className,
        name: `${say("single")} ${faceOf(id)}`,
        content: [dice(faceOf(id)), pays],
      };
    case "pair": {
      const [low = 1, high = 1] = id.slice("pair".length).split("-").map(Number);
      return {
        id,
        className,
        name: `${say("pair")} ${low}, ${high}`,
        content: [dice(low, high), pays],
      };
    }
    case "total": {
      const total = id.slice("total".length);
      return { id, className, name: `${say("total")} ${total}`, content: [word(total), pays] };
    }
  }
}

function optionName(id: string, say: SaySicBo): string {
  if (id === "even-money")
    return `${say("small")} / ${say("big")} / ${say("odd")} / ${say("even")}`;
  if (id === "any-triple") return say("anyTriple");
  const total = /^total-(\d+)-(\d+)$/.exec(id);
  if (total !== null) return `${say("total")} ${total[1] ?? ""}, ${total[2] ?? ""}`;
  return say(id as SicBoTextKey);
}

const shownRows = ["small", "single1", "pair1-2", "double1", "anyTriple", "triple1"];

function rulesFor(language: Language, say: SaySicBo): HTMLElement {
  const rows = [...shownRows, ...[4, 5, 6, 7, 8, 9, 10].map((total) => `total${total}`)];
  return make("div", {}, [
    rulesList(language, [say("rule1"), say("rule2"), say("rule3"), say("rule4")]),
    paytable(
      language,
      rows.map((id) => {
        const spot = sicBoSpots.find((each) => each.id === id);
        const kind = spot?.kind ?? "total";
        const total = Number(id.slice("total".length));
        return {
          name: optionName(kind === "total" ? `total-${total}-${21 - total}` : kind, say),
          pays: (spot?.toOne ?? []).map((pay) => `${pay}:1`).join(" / "),
          returns: percentOf(figuresOfOutcomes(spotOutcomes(sicBo.rules, id)).rtp),
        };
      }),
    ),
  ]);
}
