/** A card to scratch. The ticket is decided; the finger only uncovers it. */
import { figureIn } from "@tucano/i18n/numbers.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { SERIES } from "@tucano/game-math/scratch/scratch-card.ts";
import { make } from "../../hud/dom.ts";
import { paytable, rulesPage } from "../../hud/rules.ts";
import {
  type GameModule,
  type Look,
  playersOf,
  type Stage,
  type StageTools,
} from "../../shell/stage.ts";
import type { Box, MakeFace, Printed, ScratchDesign } from "./design.ts";
import { createFoil } from "./foil.ts";
import "./scratch.css";
import { kitTexts } from "./texts.ts";

/** After this long without a touch, a coin begins to scratch the card. */
const PATIENCE_MS = 3_000;
/** A coin needs as long for any card, whatever the number of its fields. */
const COIN_MS = 2_400;
const WAIT_MAX_MS = 600_000;

interface ScratchGameOptions {
  readonly design: ScratchDesign;
  readonly look: Pick<Look, "className" | "voice">;
  readonly face: MakeFace;
}

export function scratchGame({ design, look, face }: ScratchGameOptions): GameModule {
  return {
    look: { ...look, layout: "side", button: "bar" },
    version: design.card.facts.version,
    createStage: (tools) => createScratch(tools, design, face),
  };
}

function createScratch(tools: StageTools, design: ScratchDesign, makeFace: MakeFace): Stage {
  const { motion, sound } = tools;
  const { boxes } = design;
  const say = wordsFor(kitTexts, tools.language);
  const face = makeFace(tools);
  const fields = boxes.map(fieldAt);
  const number = make("span", { class: "scratch-number" });
  const reveal = make("button", { type: "button", class: "scratch-reveal", text: say("reveal") });
  const open = new Set<number>();
  let printed: Printed | null = null;
  let wasTouched = false;
  let finish: (() => void) | null = null;
  let rubs = 0;
  const foil = createFoil({
    boxes,
    look: design.foil,
    onTouch: () => {
      wasTouched = true;
    },
    onRub: () => {
      rubs += 1;
      if (rubs % 5 === 0) sound.play("tick", rubs % 4);
    },
    onOpen: (field) => {
      open.add(field);
      fields[field]?.classList.add("is-open");
      sound.play("pick", Math.min(open.size, 9));
      face.opened?.(printed, open);
      if (open.size === boxes.length) finish?.();
    },
  });
  reveal.addEventListener("click", (event) => {
    event.stopPropagation();
    finish?.();
  });
  const card = make("div", { class: "scratch-card" }, [
    make("div", { class: "scratch-title", text: tools.sheet.name }),
    make("p", { class: "scratch-line", text: face.line }),
    make("div", { class: "scratch-window" }, [
      make("div", { class: "scratch-fields" }, [face.print ?? null, ...fields]),
      foil.root,
    ]),
    make("div", { class: "scratch-foot" }, [number, reveal]),
  ]);
  const root = make("div", { class: `scratch ${design.className}` }, [card]);

  const setActive = (isActive: boolean): void => {
    foil.setActive(isActive);
    reveal.disabled = !isActive;
  };
  const cover = (): void => {
    open.clear();
    printed = null;
    wasTouched = false;
    for (const field of fields) field.className = "scratch-field";
    face.opened?.(null, open);
    foil.cover();
  };
  /** Field by field, when nobody scratches. */
  const scratchByCoin = async (): Promise<void> => {
    for (let field = 0; field < boxes.length && !wasTouched; field += 1) {
      if (open.size === boxes.length) return;
      await motion.move({
        durationMs: COIN_MS / boxes.length,
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
    for (const field of boxes.keys()) foil.open(field);
  };
  const markPaying = (told: Printed): void => {
    const paying = new Set(told.prize > 0 ? face.paying(told) : []);
    for (const [index, field] of fields.entries()) {
      const isPaying = paying.has(index);
      field.classList.toggle("is-equal", isPaying);
      field.classList.toggle("is-gain", isPaying && told.prize > 1);
      field.classList.toggle("is-other", told.prize > 0 && !isPaying);
    }
  };
  const tell = async (told: Printed): Promise<void> => {
    printed = told;
    const shown = face.show(told);
    for (const [index, field] of fields.entries()) field.replaceChildren(shown[index] ?? "");
    number.textContent = say("ticket", { number: figureIn(tools.language, told.ticket + 1) });
    tools.say(say("hint"));
    setActive(true);
    await scratchAll();
    setActive(false);
    tools.say("");
    markPaying(told);
    const amount = tools.money(100 * told.prize);
    const isGain = told.prize > 1;
    if (told.prize === 0) tools.announce(say("none"));
    else tools.announce(isGain ? say("pays", { amount }) : say("returned", { amount }));
    if (isGain) sound.play("multiplier", 3);
    await motion.wait(told.prize > 0 ? 800 : 500);
  };
  setActive(false);
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
      for (const field of fields) field.replaceChildren();
      number.textContent = "";
      cover();
      card.classList.remove("is-new");
      void card.offsetWidth;
      card.classList.add("is-new");
      sound.play("card");
    },
    cancelRound: async () => cover(),
    players: playersOf<"scratchCard" | "scratchTicket">({
      scratchCard: tell,
      scratchTicket: (event) => tell({ ...event, keys: [], amounts: [], bonus: 1 }),
    }),
    rules: () => rulesFor(tools, [say("series"), ...face.rules, say("decided")], design),
  };
}

function fieldAt({ x, y, width, height }: Box): HTMLOutputElement {
  const percent = (share: number): string => `${share * 100}%`;
  const field = make("output", { class: "scratch-field" });
  field.style.left = percent(x);
  field.style.top = percent(y);
  field.style.width = percent(width);
  field.style.height = percent(height);
  return field;
}

/** What may be won, each amount once, and how often. */
function rulesFor(
  { language }: StageTools,
  rules: readonly string[],
  { card }: ScratchDesign,
): HTMLElement {
  const say = wordsFor(kitTexts, language);
  const tickets = new Map<number, number>();
  for (const { multiplier, tickets: count } of card.prizes) {
    tickets.set(multiplier, (tickets.get(multiplier) ?? 0) + count);
  }
  const rows = [...tickets]
    .toSorted(([one], [other]) => other - one)
    .map(([multiplier, count]) => [
      `${figureIn(language, multiplier)}×`,
      figureIn(language, Math.round(SERIES / count)),
    ]);
  return rulesPage(rules, [paytable([say("prize"), say("oneIn")], rows, { isNamed: true })]);
}
