/** Plinko Tropical: rows, a risk, and a ball that falls where the book says. */
import {
  PLINKO_ROWS_MAX,
  PLINKO_ROWS_MIN,
  type PlinkoChoice,
  plinkoSlots,
  plinkoTropical,
} from "@tucano/game-math/games/plinko-tropical/game.ts";
import { segments, stepper } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { kitWords, timesOf, voices } from "../arcade-kit/kit.ts";
import { createPast } from "../arcade-kit/past.ts";
import { createPlace } from "../arcade-kit/place.ts";
import { paytable, rulesPage } from "../../hud/rules.ts";
import { createPegs } from "./pegs.ts";
import { plinkoTexts } from "./texts.ts";
import back from "./place/back.avif";
import near from "./place/near.avif";
import "./plinko.css";

export const game: GameModule = {
  look: { className: "theme-onca", layout: "side", button: "bar", voice: voices.onca },
  version: plinkoTropical.facts.version,
  createStage: (tools) => createPlinko(tools),
};

const ROW_MS = 105;

const motes = { count: 12, from: 0.4, to: 0.95, sway: 24, rise: 40, shineMs: 6_800 };

function createPlinko(tools: StageTools): Stage {
  const say = wordsFor(plinkoTexts, tools.language);
  const kit = kitWords(tools);
  let choice: PlinkoChoice = { rows: 12, risk: "medium" };
  const place = createPlace(tools, { back, near, motes });
  const past = createPast(tools);
  const pegs = createPegs((text) => figureIn(tools.language, text));
  const field = make("div", { class: "plinko-field" }, [pegs.canvas]);
  const board = make("div", { class: "board plinko" }, [place.root, past.root, field]);
  const build = (): void => pegs.build(choice.rows, plinkoSlots(choice));
  const rows = stepper({
    label: say("rows"),
    options: Array.from({ length: PLINKO_ROWS_MAX - PLINKO_ROWS_MIN + 1 }, (_, index) => ({
      value: PLINKO_ROWS_MIN + index,
      text: String(PLINKO_ROWS_MIN + index),
    })),
    value: choice.rows,
    onChange: (value) => choose({ ...choice, rows: value }),
  });
  const risk = segments<PlinkoChoice["risk"]>({
    label: kit("risk"),
    options: (["low", "medium", "high"] as const).map((value) => ({ value, text: kit(value) })),
    value: choice.risk,
    onChange: (value) => choose({ ...choice, risk: value }),
  });
  const choose = (next: PlinkoChoice): void => {
    choice = next;
    build();
  };
  build();
  return {
    controls: make("div", { class: "plinko-controls" }, [risk.root, rows.root]),
    mount: (host) => {
      host.append(board);
      pegs.resize(field);
    },
    resize: () => pegs.resize(field),
    destroy: () => board.remove(),
    frame: place.frame,
    settled: past.settled,
    choice: () => choice,
    setPhase: (phase) => {
      const isLocked = phase !== "idle" && phase !== "resting";
      rows.lock(isLocked);
      risk.lock(isLocked);
    },
    startRound: () => {
      pegs.clear();
      tools.showWin(null);
      tools.say("");
    },
    players: playersOf<"plinkoDrop">({
      plinkoDrop: async (event) => {
        choice = { rows: event.rows, risk: event.risk };
        rows.set(event.rows);
        risk.set(event.risk);
        build();
        let row = -1;
        await tools.motion.move({
          durationMs: ROW_MS * (event.rows + 1),
          ease: (t) => t,
          step: (t) => {
            const at = t * (event.rows + 1);
            pegs.drop(event.path, at);
            if (Math.floor(at) === row || at >= event.rows) return;
            row = Math.floor(at);
            tools.sound.play("ball", row % 8);
          },
        });
        const isWin = event.multiplierHundredths > 100;
        tools.sound.play(isWin ? "pick" : "stop");
        past.add(timesOf(tools, event.multiplierHundredths), isWin);
        tools.announce(say("landed", { times: timesOf(tools, event.multiplierHundredths) }));
        await tools.motion.move({ durationMs: 300, step: (t) => pegs.land(event.slot, t) });
      },
    }),
    rules: () => {
      const names = plinkoSlots(choice).map((pay, slot) => [String(slot + 1), timesOf(tools, pay)]);
      const title = make("h3", { text: `${say("rows")}: ${choice.rows}, ${kit(choice.risk)}` });
      return rulesPage(
        [say("rule"), say("rulePays")],
        [title, paytable([say("slot"), kit("pays")], names)],
      );
    },
    optionName: (id) => {
      const [name, count] = id.split("-");
      const found = (["low", "medium", "high"] as const).find((each) => each === name);
      return `${say("rows")}: ${count ?? ""}, ${found === undefined ? id : kit(found)}`;
    },
  };
}
