/** Dados da Mata: a slider with a mark, and the number that falls. */
import {
  dados,
  DICE_WINS_MAX,
  DICE_WINS_MIN,
  type DiceChoice,
  diceMultiplier,
  diceTarget,
  diceWins,
} from "@tucano/game-math/games/dados/game.ts";
import { segments } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import { hundredthsIn } from "@tucano/i18n/numbers.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { fact, kitWords, timesOf, voices } from "../arcade-kit/kit.ts";
import { createPast } from "../arcade-kit/past.ts";
import { createPlace } from "../arcade-kit/place.ts";
import { rulesPage } from "../../hud/rules.ts";
import { diceTexts } from "./texts.ts";
import back from "./place/back.avif";
import near from "./place/near.avif";
import "./dados.css";

export const game: GameModule = {
  look: { className: "theme-onca", layout: "side", button: "bar", voice: voices.onca },
  version: dados.facts.version,
  createStage: (tools) => createDice(tools),
};

const motes = { count: 12, from: 0.35, to: 0.95, sway: 26, rise: 44, shineMs: 7_000 };

function createDice(tools: StageTools): Stage {
  const say = wordsFor(diceTexts, tools.language);
  const kit = kitWords(tools);
  const percent = (value: number): string => hundredthsIn(tools.language, value);
  let choice: DiceChoice = { side: "under", target: 4_950 };
  const place = createPlace(tools, { back, near, motes });
  const past = createPast(tools);
  const figure = make("div", { class: "figure", text: percent(5_000), "aria-hidden": "true" });
  const slider = make("input", { type: "range", min: 0, max: 9_999, "aria-label": say("mark") });
  const die = make("div", { class: "die", "aria-hidden": "true", hidden: true });
  const track = make("div", { class: "dice-track" }, [slider, die]);
  const scale = make(
    "div",
    { class: "dice-scale", "aria-hidden": "true" },
    ["0", "25", "50", "75", "100"].map((text) => make("span", { text })),
  );
  const mark = fact(say("mark"));
  const chance = fact(kit("chance"));
  const pays = fact(kit("pays"));
  const middle = make("div", { class: "dice-middle" }, [figure, track, scale]);
  const facts = make("div", { class: "facts" }, [mark.root, chance.root, pays.root]);
  const board = make("div", { class: "board dice" }, [place.root, past.root, middle, facts]);

  const show = (): void => {
    const wins = diceWins(choice);
    slider.value = String(choice.target);
    slider.setAttribute("aria-valuetext", percent(choice.target));
    track.style.setProperty("--mark", `${choice.target / 100}%`);
    track.dataset["side"] = choice.side;
    mark.value.textContent = percent(choice.target);
    chance.value.textContent = `${percent(wins)}%`;
    pays.value.textContent = timesOf(tools, diceMultiplier(wins));
  };
  const choose = (side: DiceChoice["side"], target: number): void => {
    const wins = diceWins({ side, target });
    const kept = Math.min(DICE_WINS_MAX, Math.max(DICE_WINS_MIN, wins));
    choice = { side, target: diceTarget(side, kept) };
    show();
    tools.refresh();
  };
  slider.addEventListener("input", () => choose(choice.side, Math.round(Number(slider.value))));
  const sides = segments<DiceChoice["side"]>({
    label: say("side"),
    options: (["under", "over"] as const).map((value) => ({ value, text: say(value) })),
    value: choice.side,
    // The same chance on the other side.
    onChange: (side) => choose(side, diceTarget(side, diceWins(choice))),
  });
  show();
  return {
    controls: sides.root,
    mount: (host) => host.append(board),
    destroy: () => board.remove(),
    frame: place.frame,
    settled: past.settled,
    choice: () => choice,
    setPhase: (phase) => {
      const isLocked = phase !== "idle" && phase !== "resting";
      slider.disabled = isLocked;
      sides.lock(isLocked);
    },
    startRound: () => {
      board.classList.remove("is-won", "is-lost-round");
      tools.showWin(null);
      tools.say("");
      tools.sound.play("whoosh");
    },
    players: playersOf<"diceRoll">({
      diceRoll: async (event) => {
        choice = { side: event.side, target: event.target };
        sides.set(event.side);
        show();
        const from = die.hidden ? 5_000 : Number(die.dataset["roll"] ?? 5_000);
        die.hidden = false;
        await tools.motion.move({
          durationMs: 620,
          step: (t) => {
            const at = Math.round(from + (event.roll - from) * t);
            figure.textContent = percent(at);
            die.style.setProperty("--at", `${at / 10_000}`);
            die.style.setProperty("--turn", `${(1 - t) * 540}deg`);
          },
        });
        die.dataset["roll"] = String(event.roll);
        board.classList.add(event.isWin ? "is-won" : "is-lost-round");
        tools.sound.play(event.isWin ? "pick" : "stop");
        past.add(percent(event.roll), event.isWin);
        tools.announce(say("roll", { roll: percent(event.roll) }));
        await tools.motion.wait(160);
      },
    }),
    rules: () => rulesPage([say("rule"), say("rulePays")], []),
    optionName: (id) =>
      say("option", {
        chance: percent(Number(id.replace("chance-", ""))),
      }),
  };
}
