/** Plinko Tropical: rows, a risk, and balls that fall where the book says. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import {
  PLINKO_BALLS,
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
/** From one ball of a round to the next. */
const NEXT_BALL_MS = 190;
const LAND_MS = 300;

const motes = { count: 12, from: 0.4, to: 0.95, sway: 24, rise: 40, shineMs: 6_800 };

function createPlinko(tools: StageTools): Stage {
  const say = wordsFor(plinkoTexts, tools.language);
  const kit = kitWords(tools);
  let choice: PlinkoChoice = { rows: 12, risk: "medium" };
  /** Of the round that is being told: those on their way, and what each has paid. */
  let falling: Promise<void>[] = [];
  let paid: number[] = [];
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
  // Five numbers in turn: two more keys would leave too little of the row to each.
  const balls = make("button", {
    type: "button",
    class: "plinko-balls",
    onClick: () => {
      const next = PLINKO_BALLS[PLINKO_BALLS.indexOf(choice.balls ?? 1) + 1] ?? 1;
      choose({ ...choice, balls: next });
    },
  });
  const showBalls = (): void => {
    const count = String(choice.balls ?? 1);
    balls.textContent = `×${count}`;
    balls.setAttribute("aria-label", `${say("balls")}: ${count}`);
  };
  const choose = (next: PlinkoChoice): void => {
    choice = next;
    showBalls();
    build();
    tools.refresh();
  };
  const show = (next: PlinkoChoice): void => {
    choice = next;
    rows.set(next.rows);
    risk.set(next.risk);
    showBalls();
    build();
  };
  const clear = (): void => {
    falling = [];
    paid = [];
    pegs.clear();
  };
  const fall = async (ball: number, event: EventOf<"plinkoDrop">): Promise<void> => {
    let row = -1;
    await tools.motion.move({
      durationMs: ROW_MS * (event.rows + 1),
      ease: (t) => t,
      step: (t) => {
        const at = t * (event.rows + 1);
        pegs.drop(ball, event.path, at);
        if (ball > 0 || Math.floor(at) === row || at >= event.rows) return;
        row = Math.floor(at);
        tools.sound.play("ball", row % 8);
      },
    });
    const { multiplierHundredths } = event;
    past.add(timesOf(tools, multiplierHundredths), multiplierHundredths > 100);
    // A ball that pays is no win while its round may return less than it cost.
    tools.sound.play(multiplierHundredths > 100 && falling.length === 1 ? "pick" : "stop");
    await tools.motion.move({ durationMs: LAND_MS, step: (t) => pegs.land(ball, event.slot, t) });
  };
  const tellAll = (): void => {
    const sum = paid.reduce((all, each) => all + each, 0);
    if (paid.length > 1 && sum > paid.length * 100) tools.sound.play("pick");
    const times = paid.map((each) => timesOf(tools, each)).join(", ");
    tools.announce(say("landed", { times }));
  };
  build();
  showBalls();
  const ballField = make("div", { class: "field" }, [
    make("span", { class: "field-label", "aria-hidden": "true", text: say("balls") }),
    balls,
  ]);
  return {
    controls: make("div", { class: "plinko-controls" }, [risk.root, rows.root, ballField]),
    mount: (host) => {
      host.append(board);
      pegs.resize(field);
    },
    resize: () => pegs.resize(field),
    destroy: () => board.remove(),
    frame: place.frame,
    settled: past.settled,
    choice: () => choice,
    unitsOf: (wish) => plinkoTropical.unitsOf(wish as PlinkoChoice),
    recall: (wish) => show(wish as PlinkoChoice),
    setPhase: (phase) => {
      const isLocked = phase !== "idle" && phase !== "resting";
      rows.lock(isLocked);
      risk.lock(isLocked);
      balls.disabled = isLocked;
    },
    startRound: () => {
      clear();
      tools.showWin(null);
      tools.say("");
    },
    players: playersOf<"plinkoDrop">({
      plinkoDrop: async (event) => {
        const { balls: count = 1 } = choice;
        if (paid.length >= count) clear();
        show({ ...choice, rows: event.rows, risk: event.risk });
        paid.push(event.multiplierHundredths);
        falling.push(fall(paid.length - 1, event));
        if (paid.length < count) {
          await tools.motion.wait(NEXT_BALL_MS);
          return;
        }
        await Promise.all(falling);
        tellAll();
      },
    }),
    rules: () => {
      const names = plinkoSlots(choice).map((pay, slot) => [String(slot + 1), timesOf(tools, pay)]);
      const title = make("h3", { text: `${say("rows")}: ${choice.rows}, ${kit(choice.risk)}` });
      return rulesPage(
        [say("rule"), say("ruleBalls"), say("rulePays")],
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
