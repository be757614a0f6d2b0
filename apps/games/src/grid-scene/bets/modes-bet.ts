/**
 * A slot that can be played for more than its plain spin: a switch beside the stake for an ante,
 * and a sheet of what can be bought. Nothing of it is chosen before the player does, a purchase is
 * over with its round, and where the house does not allow them none is seen.
 */
import "./offers.css";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { make } from "../../hud/dom.ts";
import type { StageTools } from "../../shell/stage.ts";
import type { SayGrid } from "../texts.ts";
import type { Bet } from "./bet.ts";
import { type GridMode, isBought } from "./grid-mode.ts";
import { createModeChoice } from "./mode-choice.ts";
import { createOfferSheet } from "./offer-sheet.ts";

/** "1 in 52": of a plain spin, and with the ante. */
export function chancesOf({ sheet, language }: StageTools, ante: GridMode) {
  const oneIn = (id: string): string => {
    const option = sheet.options.find((each) => each.id === id);
    return figureIn(language, Math.round(Number(option?.feature_one_in ?? 0)));
  };
  return { with: oneIn(ante.id), without: oneIn("spin") };
}

export function modesBet(tools: StageTools, modes: readonly GridMode[], say: SayGrid): Bet {
  const next = createModeChoice(modes);
  const bought = modes.filter(isBought);
  let shownUnits = 1;
  let isIdle = true;
  const drop = (): void => {
    if (next.drop()) tools.refresh();
  };
  const mayChoose = (): boolean => isIdle && !next.isFree && !tools.isAuto();
  const buy = (mode: GridMode): void => {
    if (!mayChoose()) return;
    next.buy(mode);
    tools.refresh();
    tools.press();
    // The balance did not cover it: nothing is left armed.
    if (tools.phase() === "idle") drop();
  };
  const offers = createOfferSheet({ tools, modes: bought, say, onBuy: buy });
  const anteKey = next.ante === null ? null : createAnteKey(tools, next.ante, say);
  const buyKey = make("button", { type: "button", class: "buy", text: say("buyBonus") });
  const show = (): void => {
    anteKey?.show(next.isRaised);
    for (const key of [anteKey?.root, buyKey]) {
      if (key !== undefined) key.disabled = !isIdle || next.isFree;
    }
  };
  anteKey?.root.addEventListener("click", () => {
    if (!mayChoose()) return;
    next.raise(!next.isRaised);
    tools.sound.play("click", next.isRaised ? 2 : 1);
    if (next.isRaised) tools.notice(anteKey.help);
    show();
    tools.refresh();
  });
  buyKey.addEventListener("click", () => {
    if (!mayChoose()) return;
    tools.sound.play("click");
    offers.open();
  });
  if (tools.canBuyFeature) tools.host.append(offers.root);
  const keys = [anteKey?.root ?? null, bought.length > 0 ? buyKey : null];
  return {
    controls: tools.canBuyFeature ? make("div", { class: "offers" }, keys) : null,
    choice: () => next.current?.choice,
    recall: (choice) => {
      shownUnits = next.unitsOf(choice);
    },
    unitsOf: next.unitsOf,
    allowUnits: (_isAllowed, isFree) => {
      next.setFree(isFree);
      show();
    },
    setPhase: (phase) => {
      isIdle = phase === "idle";
      if (phase === "waiting") shownUnits = next.current?.units ?? 1;
      if (phase === "resting" || phase === "idle") drop();
      show();
    },
    units: () => shownUnits,
    destroy: () => offers.root.remove(),
  };
}

interface AnteKey {
  readonly root: HTMLButtonElement;
  /** What it costs and changes, in a sentence. */
  readonly help: string;
  show: (isOn: boolean) => void;
}

/** What it changes and what it costs stands on it, pressed or not. */
function createAnteKey(tools: StageTools, ante: GridMode, say: SayGrid): AnteKey {
  const help = say("anteHelp", { times: ante.units, ...chancesOf(tools, ante) });
  const root = make("button", { type: "button", role: "switch", class: "ante", title: help }, [
    make("span", { class: "ante-words" }, [
      make("b", { text: `${say("ante")} · ${ante.units}×` }),
      make("small", { text: say("anteShort", chancesOf(tools, ante)) }),
    ]),
    make("i", { "aria-hidden": "true" }),
  ]);
  root.setAttribute("aria-label", `${say("ante")}. ${help}`);
  return { root, help, show: (isOn) => root.setAttribute("aria-checked", String(isOn)) };
}
