/** Estrela Cadente: a target, and the star that falls towards it. */
import { estrelaCadente } from "@tucano/game-math/games/estrela-cadente/game.ts";
import { stepper } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import { hundredthsIn } from "@tucano/i18n/numbers.ts";
import { easeInOut } from "../../scene/motion.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { fact, kitWords, timesOf, voices } from "../arcade-kit/kit.ts";
import { createPast } from "../arcade-kit/past.ts";
import { createPlace } from "../arcade-kit/place.ts";
import { rulesPage } from "../../hud/rules.ts";
import { limboTexts } from "./texts.ts";
import back from "./place/back.avif";
import near from "./place/near.avif";
import "./estrela.css";

export const game: GameModule = {
  look: { className: "theme-saci", layout: "side", button: "bar", voice: voices.saci },
  version: estrelaCadente.facts.version,
  createStage: (tools) => createLimbo(tools),
};

/** Fine steps where players choose finely. */
const targets = [
  101, 105, 110, 120, 125, 130, 140, 150, 160, 175, 180, 200, 225, 250, 275, 300, 350, 400, 500,
  600, 700, 800, 1_000, 1_200, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_500, 10_000, 20_000,
  50_000, 100_000, 250_000, 500_000, 1_000_000,
];

const motes = { count: 16, from: 0.04, to: 0.6, sway: 0, rise: 0, shineMs: 5_200 };

function createLimbo(tools: StageTools): Stage {
  const say = wordsFor(limboTexts, tools.language);
  const kit = kitWords(tools);
  let targetHundredths = 200;
  const place = createPlace(tools, { back, near, motes });
  const past = createPast(tools);
  const figure = make("div", { class: "figure", text: timesOf(tools, 100), "aria-hidden": "true" });
  const star = make("div", { class: "star", "aria-hidden": "true" });
  const sky = make("div", { class: "sky" }, [star, figure]);
  const chance = fact(kit("chance"));
  const pays = fact(kit("pays"));
  const board = make("div", { class: "board limbo" }, [
    place.root,
    past.root,
    sky,
    make("div", { class: "facts" }, [chance.root, pays.root]),
  ]);
  const show = (): void => {
    const basisPoints = Math.floor(990_000 / targetHundredths);
    chance.value.textContent = `${hundredthsIn(tools.language, basisPoints)}%`;
    pays.value.textContent = timesOf(tools, targetHundredths);
  };
  const target = stepper({
    label: say("target"),
    options: targets.map((value) => ({ value, text: timesOf(tools, value) })),
    value: targetHundredths,
    onChange: (value) => {
      targetHundredths = value;
      show();
    },
  });
  show();
  return {
    controls: target.root,
    mount: (host) => host.append(board),
    destroy: () => board.remove(),
    frame: place.frame,
    settled: past.settled,
    choice: () => ({ targetHundredths }),
    setPhase: (phase) => target.lock(phase !== "idle" && phase !== "resting"),
    startRound: () => {
      board.classList.remove("is-won", "is-lost-round");
      figure.textContent = timesOf(tools, 100);
      star.style.setProperty("--fall", "0");
      tools.showWin(null);
      tools.say("");
      tools.sound.play("whoosh");
    },
    players: playersOf<"limboStar">({
      limboStar: async (event) => {
        targetHundredths = event.targetHundredths;
        show();
        const end = event.resultHundredths;
        // The counter grows as multipliers do: by factors.
        const power = Math.log(end / 100);
        await tools.motion.move({
          durationMs: Math.min(1_400, 420 + 220 * power),
          ease: easeInOut,
          step: (t) => {
            const at = t >= 1 ? end : Math.round(100 * Math.exp(power * t));
            figure.textContent = timesOf(tools, at);
            star.style.setProperty("--fall", String(t));
          },
        });
        board.classList.add(event.isWin ? "is-won" : "is-lost-round");
        tools.sound.play(event.isWin ? "pick" : "stop");
        past.add(timesOf(tools, end), event.isWin);
        tools.announce(say("reached", { times: timesOf(tools, end) }));
        await tools.motion.wait(180);
      },
    }),
    rules: () => rulesPage([say("rule"), say("rulePays")], []),
    optionName: (id) => say("option", { times: timesOf(tools, Number(id.replace("target-", ""))) }),
  };
}
