/** Raspadinha do Saci: a card to scratch. The ticket is decided; the finger only uncovers it. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import {
  FIELDS,
  scratch,
  scratchPrizes,
  SERIES,
} from "@tucano/game-math/games/raspadinha-do-saci/game.ts";
import { make } from "../../hud/dom.ts";
import { paytable, rulesPage } from "../../hud/rules.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { createFoil } from "./foil.ts";
import "./scratch.css";
import { type SayScratch, scratchTexts } from "./texts.ts";

export const game: GameModule = {
  look: {
    className: "theme-saci",
    layout: "side",
    button: "bar",
    voice: { root: 233, shape: 1, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  },
  version: scratch.facts.version,
  createStage: createScratch,
};

/** After this long without a touch, a coin begins to scratch the card. */
const PATIENCE_MS = 3_000;
const COIN_MS = 260;
const LONG_AMOUNT = 9;
const WAIT_MAX_MS = 600_000;

function createScratch(tools: StageTools): Stage {
  const { motion, sound } = tools;
  const say = wordsFor(scratchTexts, tools.language);
  const fields = Array.from({ length: FIELDS }, () => make("output", { class: "scratch-field" }));
  const number = make("span", { class: "scratch-number" });
  let rest = 0;
  let wasTouched = false;
  let finish: (() => void) | null = null;
  let rubs = 0;
  const foil = createFoil({
    onTouch: () => {
      wasTouched = true;
    },
    onRub: () => {
      rubs += 1;
      if (rubs % 5 === 0) sound.play("tick", rubs % 4);
    },
    onOpen: (field) => {
      rest -= 1;
      fields[field]?.classList.add("is-open");
      sound.play("pick", FIELDS - rest);
      if (rest === 0) finish?.();
    },
  });
  const card = make("div", { class: "scratch-card" }, [
    make("div", { class: "scratch-title", text: tools.sheet.name }),
    make("p", { class: "scratch-line", text: say("prizes") }),
    make("div", { class: "scratch-window" }, [
      make("div", { class: "scratch-fields" }, fields),
      foil.root,
    ]),
    make("div", { class: "scratch-foot" }, [number]),
  ]);
  const root = make("div", { class: "scratch" }, [card]);

  const cover = (): void => {
    rest = FIELDS;
    wasTouched = false;
    for (const field of fields) field.className = "scratch-field";
    foil.cover();
  };
  /** Row by row, when nobody scratches. */
  const scratchByCoin = async (): Promise<void> => {
    for (let field = 0; field < FIELDS && !wasTouched && rest > 0; field += 1) {
      await motion.move({
        durationMs: COIN_MS,
        ease: (t) => t,
        step: (t) => foil.rub(field, 0.1 + 0.8 * t, 0.5 + 0.34 * Math.sin(t * Math.PI * 5)),
      });
      foil.open(field);
    }
  };
  const scratchAll = async (): Promise<void> => {
    let isDone = false;
    const byHand = new Promise<void>((done) => {
      finish = done;
    });
    void motion.wait(motion.isReduced || motion.speed > 1 ? 300 : PATIENCE_MS).then(() => {
      if (!wasTouched && !isDone) return scratchByCoin();
      return undefined;
    });
    await Promise.race([byHand, motion.wait(WAIT_MAX_MS)]);
    isDone = true;
    finish = null;
    // What still waits is let go, without hurrying what comes next.
    motion.skip();
    motion.resume();
    for (let field = 0; field < FIELDS; field += 1) foil.open(field);
  };
  const tell = async (event: EventOf<"scratchTicket">): Promise<void> => {
    const { ticket, fields: shown, prize } = event;
    for (const [index, field] of fields.entries()) {
      const amount = tools.money(100 * (shown[index] ?? 0));
      field.textContent = amount;
      field.classList.toggle("is-long", amount.length > LONG_AMOUNT);
    }
    number.textContent = say("ticket", { number: figureIn(tools.language, ticket + 1) });
    tools.say(say("hint"));
    foil.setActive(true);
    await scratchAll();
    foil.setActive(false);
    tools.say("");
    const isGain = prize > 1;
    for (const [index, field] of fields.entries()) {
      const isEqual = prize > 0 && shown[index] === prize;
      field.classList.toggle("is-equal", isEqual);
      field.classList.toggle("is-gain", isEqual && isGain);
      field.classList.toggle("is-other", prize > 0 && !isEqual);
    }
    const text = prize === 0 ? say("none") : say("found", { amount: tools.money(100 * prize) });
    tools.announce(text);
    if (isGain) sound.play("multiplier", 3);
    await motion.wait(prize > 0 ? 800 : 500);
  };
  cover();

  return {
    mount: (host) => {
      host.append(root);
      foil.resize();
    },
    destroy: () => root.remove(),
    resize: foil.resize,
    choice: () => undefined,
    playLabel: () => say("buy"),
    startRound: () => {
      for (const field of fields) field.textContent = "";
      number.textContent = "";
      cover();
      card.classList.remove("is-new");
      void card.offsetWidth;
      card.classList.add("is-new");
      sound.play("card");
    },
    cancelRound: async () => cover(),
    players: playersOf<"scratchTicket">({ scratchTicket: tell }),
    rules: () => rulesFor(tools, say),
  };
}

function rulesFor(tools: StageTools, say: SayScratch): HTMLElement {
  const rules = [say("rule1"), say("rule2"), say("rule3")];
  const { language } = tools;
  const rows = scratchPrizes.map(({ multiplier, tickets }) => [
    `${figureIn(language, multiplier)}×`,
    figureIn(language, Math.round(SERIES / tickets)),
  ]);
  return rulesPage(rules, [paytable([say("prize"), say("oneIn")], rows, { isNamed: true })]);
}
