/** Roda da Praia: a wheel of 10 to 50 segments under a pointer. */
import {
  rodaDaPraia,
  type WheelChoice,
  wheelOf,
  wheelSizes,
} from "@tucano/game-math/games/roda-da-praia/game.ts";
import { segments } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { fact, kitWords, timesOf, voices } from "../arcade-kit/kit.ts";
import { createPast } from "../arcade-kit/past.ts";
import { createPlace } from "../arcade-kit/place.ts";
import { paytable, rulesPage } from "../../hud/rules.ts";
import { wheelTexts } from "./texts.ts";
import { colourOf, drawWheel } from "./wheel.ts";
import back from "./place/back.avif";
import near from "./place/near.avif";
import "./roda.css";

export const game: GameModule = {
  look: { className: "theme-mare", layout: "side", button: "bar", voice: voices.mare },
  version: rodaDaPraia.facts.version,
  createStage: (tools) => createWheel(tools),
};

const TURN_MS = 2_300;
const TURNS = 4;

/** Of each pay on this wheel: how many segments have it. */
function sharesOf(choice: WheelChoice): [number, number][] {
  const counts = new Map<number, number>();
  for (const pay of wheelOf(choice)) counts.set(pay, (counts.get(pay) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => one - other);
}

const motes = { count: 14, from: 0.66, to: 0.84, sway: 6, rise: 0, shineMs: 3_400 };

function createWheel(tools: StageTools): Stage {
  const say = wordsFor(wheelTexts, tools.language);
  const kit = kitWords(tools);
  let choice: WheelChoice = { segments: 20, risk: "medium" };
  let angle = 0;
  const place = createPlace(tools, { back, near, motes });
  const past = createPast(tools);
  const turning = make("div", { class: "wheel-turning" });
  const hub = make("div", { class: "wheel-hub", "aria-hidden": "true", text: "–" });
  const wheel = make("div", { class: "wheel" }, [turning, make("i", { class: "pointer" }), hub]);
  const legend = make("div", { class: "facts wheel-legend" });
  const board = make("div", { class: "board roda" }, [place.root, past.root, wheel, legend]);
  const turnTo = (degrees: number): void => {
    angle = degrees;
    turning.style.transform = `rotate(${degrees}deg)`;
  };
  const build = (): void => {
    turning.replaceChildren(drawWheel(wheelOf(choice)));
    const facts = sharesOf(choice).map(([pay, count]) => {
      const { root, value } = fact(`${count}/${choice.segments}`);
      value.textContent = timesOf(tools, pay);
      root.style.setProperty("--colour", colourOf(pay));
      return root;
    });
    legend.replaceChildren(...facts);
  };
  const size = segments<WheelChoice["segments"]>({
    label: say("segments"),
    options: wheelSizes.map((value) => ({ value, text: String(value) })),
    value: choice.segments,
    onChange: (value) => choose({ ...choice, segments: value }),
  });
  const risk = segments<WheelChoice["risk"]>({
    label: kit("risk"),
    options: (["low", "medium", "high"] as const).map((value) => ({ value, text: kit(value) })),
    value: choice.risk,
    onChange: (value) => choose({ ...choice, risk: value }),
  });
  const choose = (next: WheelChoice): void => {
    choice = next;
    build();
  };
  build();
  return {
    controls: make("div", { class: "wheel-controls" }, [risk.root, size.root]),
    mount: (host) => host.append(board),
    destroy: () => board.remove(),
    frame: place.frame,
    settled: past.settled,
    choice: () => choice,
    setPhase: (phase) => {
      const isLocked = phase !== "idle" && phase !== "resting";
      size.lock(isLocked);
      risk.lock(isLocked);
    },
    startRound: () => {
      board.classList.remove("is-won");
      hub.textContent = "–";
      tools.showWin(null);
      tools.say("");
      tools.sound.play("whoosh");
    },
    players: playersOf<"wheelTurn">({
      wheelTurn: async (event) => {
        const size = wheelSizes.find((each) => each === event.segments) ?? 20;
        choice = { segments: size, risk: event.risk };
        build();
        const step = 360 / event.segments;
        const from = angle % 360;
        // The middle of the segment comes to the top, after whole turns.
        const to = 360 * TURNS + 360 - event.index * step;
        let passed = Math.floor(from / step);
        await tools.motion.move({
          durationMs: TURN_MS,
          ease: (t) => 1 - (1 - t) ** 4,
          step: (t) => {
            turnTo(from + (to - from) * t);
            const now = Math.floor(angle / step);
            if (now !== passed && t < 0.96) tools.sound.play("wheel", now % 3);
            passed = now;
          },
        });
        const times = timesOf(tools, event.multiplierHundredths);
        const isWin = event.multiplierHundredths > 100;
        hub.textContent = times;
        board.classList.toggle("is-won", isWin);
        tools.sound.play(isWin ? "pick" : "stop");
        past.add(times, isWin);
        tools.announce(say("stopped", { times }));
        await tools.motion.wait(260);
      },
    }),
    rules: () => {
      const rows = sharesOf(choice).map(([pay, count]) => [timesOf(tools, pay), String(count)]);
      return rulesPage(
        [say("rule"), say("rulePays")],
        [paytable([kit("pays"), say("share")], rows)],
      );
    },
    optionName: (id) => {
      const [name, count] = id.split("-");
      const found = (["low", "medium", "high"] as const).find((each) => each === name);
      return `${say("segments")}: ${count ?? ""}, ${found === undefined ? id : kit(found)}`;
    },
  };
}
