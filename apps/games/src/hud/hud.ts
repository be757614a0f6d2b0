/** The player's panel: real buttons, three amounts, the game's own controls, one polite voice. */
import { formatMoney, formatSignedMoney } from "@tucano/i18n/money.ts";
import type { FreeBar } from "../round/free-rounds.ts";
import {
  createTouch,
  nameOf,
  type Offer,
  offerOf,
  type Phase,
  type Readiness,
} from "../round/offer.ts";
import type { PlainTextKey, Translate } from "../shell/texts.ts";
import { make, setIcon } from "./dom.ts";
import { keepFocusAt } from "./focus.ts";
import { buildParts, type HudOptions, type HudParts } from "./parts.ts";

/** What the game wants of the main button. */
export interface MainButton extends Readiness {
  readonly playLabel: string;
  readonly stepLabel: string;
}

export interface Hud {
  readonly root: HTMLElement;
  readonly height: number;
  /** What it shows over the stage's upper edge: how many free spins are left, the multiplier. */
  readonly plates: readonly HTMLElement[];
  setPhase: (phase: Phase) => void;
  setMain: (main: MainButton) => void;
  /** The game's own controls; and whether the stake is stepped here at all. */
  setControls: (controls: HTMLElement | null, hidesStake: boolean) => void;
  setBalance: (wire: string) => void;
  setStake: (wire: string, edges: { isLowest: boolean; isHighest: boolean }) => void;
  /** Gold is for a gain: more than the round cost. Anything less is only stated. */
  setWin: (wire: string | null, isGain?: boolean) => void;
  setMessage: (text: string) => void;
  setTurbo: (isTurbo: boolean) => void;
  setAuto: (remaining: number | null) => void;
  setFree: (text: string | null) => void;
  /** Rounds that the house pays for, and what pressing there does; null: there are none. */
  setFreeRounds: (bar: FreeBar | null) => void;
  setMultiplier: (multiplier: number | null) => void;
  setSession: (clock: string, netWire: string) => void;
  announce: (text: string) => void;
}

export function createHud(options: HudOptions): Hud {
  return new PanelHud(options);
}

class PanelHud implements Hud {
  readonly root: HTMLElement;
  readonly plates: readonly HTMLElement[];
  readonly #parts: HudParts;
  readonly #panel: HTMLElement;
  readonly #translate: Translate;
  readonly #tellBalance: (wire: string) => void;
  readonly #isBar: boolean;
  /** Until something answers the buttons. */
  #phase: Phase = "resting";
  #main: MainButton = { playLabel: "", stepLabel: "", canPlay: true, canStep: false };
  #isLowest = false;
  #isHighest = false;
  #isAuto = false;
  readonly #keepFocus: () => void;

  constructor(options: HudOptions) {
    const parts = buildParts(options);
    this.#parts = parts;
    this.#translate = options.translate;
    this.#tellBalance = options.onBalance;
    this.#isBar = options.button === "bar";
    const { tools, balance, win, minus, stake, plus, main, extras, meta, message } = parts;
    const { replayKeys } = options;
    const played = [
      parts.freeRounds.root,
      message,
      parts.controls,
      tools,
      balance.root,
      win.root,
      minus,
      stake.root,
      plus,
      main,
      extras,
      meta,
    ];
    const name = options.translate("controls");
    replayKeys?.append(parts.sound);
    const children = replayKeys === null ? played : [message, stake.root, replayKeys, win.root];
    const kind = replayKeys === null ? this.#isBar && "is-bar" : "is-replay";
    const className = kind === false ? "hud" : `hud ${kind}`;
    this.#panel = make("section", { class: className, "aria-label": name }, children);
    this.plates = [parts.free, parts.multiplier];
    const layer = [...this.plates, this.#panel, parts.voice];
    this.root = make("div", { class: "hud-layer" }, layer);
    this.#takePresses(options.actions.press);
    this.#keepFocus = keepFocusAt(main);
    this.#refresh();
  }

  get height(): number {
    return this.#panel.getBoundingClientRect().height;
  }

  setPhase(phase: Phase): void {
    this.#phase = phase;
    this.#refresh();
    // The stage unlocks its own keys after the panel.
    if (phase !== "waiting" && phase !== "playing") queueMicrotask(this.#keepFocus);
  }

  setMain(main: MainButton): void {
    this.#main = main;
    this.#refresh();
  }

  setControls(controls: HTMLElement | null, hidesStake: boolean): void {
    const { controls: place } = this.#parts;
    place.replaceChildren(...(controls === null ? [] : [controls]));
    place.hidden = controls === null;
    this.#panel.classList.toggle("hides-stake", hidesStake);
  }

  setBalance(wire: string): void {
    this.#parts.balance.value.textContent = formatMoney(wire);
    this.#tellBalance(wire);
  }

  setStake(wire: string, edges: { isLowest: boolean; isHighest: boolean }): void {
    this.#parts.stake.value.textContent = formatMoney(wire);
    this.#isLowest = edges.isLowest;
    this.#isHighest = edges.isHighest;
    this.#refresh();
  }

  setWin(wire: string | null, isGain = false): void {
    const { value, root } = this.#parts.win;
    value.textContent = wire === null ? "–" : formatMoney(wire);
    root.classList.toggle("has-win", wire !== null && isGain);
  }

  setMessage(text: string): void {
    this.#parts.message.textContent = text;
  }

  setTurbo(isTurbo: boolean): void {
    const { turbo } = this.#parts;
    turbo.classList.toggle("is-on", isTurbo);
    this.#label(turbo, isTurbo ? "turboOff" : "turboOn");
  }

  setAuto(remaining: number | null): void {
    const { auto, main } = this.#parts;
    this.#isAuto = remaining !== null;
    auto.classList.toggle("is-on", this.#isAuto);
    main.dataset["count"] = remaining === null ? "" : String(remaining);
    this.#refresh();
  }

  setFree(text: string | null): void {
    this.#parts.free.hidden = text === null;
    this.#parts.free.textContent = text ?? "";
  }

  setFreeRounds(bar: FreeBar | null): void {
    const { root, text, act } = this.#parts.freeRounds;
    root.hidden = bar === null;
    if (text.textContent !== bar?.text) text.textContent = bar?.text ?? "";
    if (act.textContent !== bar?.act) act.textContent = bar?.act ?? "";
  }

  setMultiplier(multiplier: number | null): void {
    const badge = this.#parts.multiplier;
    const isShown = multiplier !== null && multiplier > 1;
    badge.hidden = !isShown;
    badge.textContent = isShown ? `×${multiplier}` : "";
    if (isShown) restart(badge, "pop");
  }

  setSession(clock: string, netWire: string): void {
    const { session, net } = this.#parts;
    const amount = formatSignedMoney(netWire);
    session.textContent = this.#translate("session", { time: clock });
    const result = this.#translate("netResult", { amount });
    if (net.textContent !== result) net.textContent = result;
  }

  announce(text: string): void {
    this.#parts.voice.textContent = text;
  }

  #offer(): Offer | null {
    return offerOf(this.#phase, this.#isAuto, this.#main);
  }

  #takePresses(press: () => void): void {
    const { main } = this.#parts;
    const touch = createTouch(() => this.#offer());
    main.addEventListener("pointerdown", () => touch.begin());
    main.addEventListener("click", (event) => {
      // A click without a count comes from the keyboard or from assistive technology.
      if (touch.end(event.detail > 0)) press();
    });
    // A key held down would press again and again, and Space once more on release.
    main.addEventListener("keydown", (event) => {
      if (event.repeat) event.preventDefault();
    });
    main.addEventListener("keyup", (event) => {
      if (event.code === "Space") event.preventDefault();
    });
  }

  #label(button: HTMLElement, key: PlainTextKey): void {
    const name = this.#translate(key);
    if (button.title === name) return;
    button.setAttribute("aria-label", name);
    button.title = name;
  }

  #refresh(): void {
    const { minus, plus, stake, auto, main } = this.#parts;
    const isIdle = this.#phase === "idle" && !this.#isAuto;
    minus.disabled = !isIdle || this.#isLowest;
    plus.disabled = !isIdle || this.#isHighest;
    stake.root.disabled = !isIdle || (this.#isLowest && this.#isHighest);
    this.#parts.freeRounds.act.disabled = !isIdle;
    // Nothing can be started while automatic play is under way: the main button stops it.
    auto.disabled = !isIdle || !this.#main.canPlay;
    // Truly disabled only when the game is over: between rounds a keyboard would lose the focus.
    main.disabled = this.#phase === "blocked";
    main.setAttribute("aria-disabled", String(this.#offer() === null));
    const isBusy = this.#phase === "waiting" || this.#phase === "playing";
    main.classList.toggle("is-busy", this.#isBar ? isBusy : this.#phase !== "idle");
    if (this.#isBar) this.#wordMain();
    else {
      const name = nameOf(this.#phase, this.#isAuto);
      this.#label(main, name === "step" ? "spin" : name);
      setIcon(main, this.#isAuto ? "stop" : "spin");
    }
  }

  /** Words change only when the offer does: nobody reads a button that flickers. */
  #wordMain(): void {
    const { main } = this.#parts;
    const { playLabel, stepLabel } = this.#main;
    const t = this.#translate;
    const words = {
      spin: playLabel,
      step: stepLabel,
      skip: this.#phase === "waiting" ? main.textContent : t("skip"),
      stop: t("stop"),
    };
    const name =
      this.#phase === "open" && !this.#isAuto ? "step" : nameOf(this.#phase, this.#isAuto);
    const text = words[name];
    if (main.textContent !== text) main.textContent = text;
    main.classList.toggle("is-step", name === "step");
  }
}

/** Restarts a CSS animation. */
function restart(element: HTMLElement, name: string): void {
  element.classList.remove(name);
  void element.offsetWidth;
  element.classList.add(name);
}
