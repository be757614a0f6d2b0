/** The panel below the reels: real buttons, three amounts, one polite voice. */
import { formatMoney, formatSignedMoney } from "@tucano/i18n/money.ts";
import { createTouch, nameOf, offerOf, type Phase } from "../round/offer.ts";
import type { TextKey, Translate } from "../texts/index.ts";
import { icon, make, setIcon } from "./dom.ts";

export interface HudActions {
  spin: () => void;
  stepStake: (direction: -1 | 1) => void;
  openMenu: () => void;
  toggleSound: () => void;
  toggleTurbo: () => void;
  openAuto: () => void;
  leave: () => void;
}

export interface Hud {
  readonly root: HTMLElement;
  readonly height: number;
  setPhase: (phase: Phase) => void;
  setBalance: (wire: string) => void;
  setStake: (wire: string, edges: { isLowest: boolean; isHighest: boolean }) => void;
  setWin: (wire: string | null) => void;
  setMessage: (text: string) => void;
  setSound: (isMuted: boolean) => void;
  setTurbo: (isTurbo: boolean) => void;
  setAuto: (remaining: number | null) => void;
  setFree: (text: string | null) => void;
  setMultiplier: (multiplier: number | null) => void;
  setSession: (clock: string, netWire: string) => void;
  announce: (text: string) => void;
}

interface HudOptions {
  translate: Translate;
  actions: HudActions;
  hasAuto: boolean;
  hasTurbo: boolean;
  isDemo: boolean;
}

function readout(label: string, area: string) {
  const value = make("output", { class: "readout-value" });
  const root = make("div", { class: `readout ${area}` }, [
    make("span", { class: "readout-label", text: label }),
    value,
  ]);
  return { root, value };
}

function key(area: string, label: string, content: Node) {
  const attributes = { type: "button", class: `key ${area}`, "aria-label": label, title: label };
  return make("button", attributes, [content]);
}

function button(area: string, label: string, onClick: () => void, content: Node) {
  const root = key(area, label, content);
  root.addEventListener("click", () => onClick());
  return root;
}

function buildParts({ translate: t, actions, hasAuto, hasTurbo, isDemo }: HudOptions) {
  const balance = readout(t("balance"), "balance");
  const stake = readout(t("stake"), "stake");
  const win = readout(t("win"), "win");
  const message = make("p", { class: "message" });
  const voice = make("p", { class: "voice", "aria-live": "polite", role: "status" });
  const session = make("span");
  const net = make("span");
  const auto = button("auto", t("auto"), actions.openAuto, icon("auto"));
  const turbo = button("turbo", t("turboOn"), actions.toggleTurbo, icon("turbo"));
  const sound = button("sound", t("soundOff"), actions.toggleSound, icon("soundOn"));
  const tools = make("div", { class: "tools" }, [
    button("menu", t("menu"), actions.openMenu, icon("menu")),
    sound,
  ]);
  const extras = make("div", { class: "extras" }, [hasAuto ? auto : null, hasTurbo ? turbo : null]);
  const minus = button("minus", t("stakeLower"), () => actions.stepStake(-1), icon("minus"));
  const plus = button("plus", t("stakeHigher"), () => actions.stepStake(1), icon("plus"));
  const spin = key("spin", t("spin"), icon("spin"));
  const free = make("div", { class: "free", hidden: true });
  const multiplier = make("div", { class: "multiplier", hidden: true });
  const badge = make("span", { class: "demo", text: t("demo") });
  const meta = make("p", { class: "meta" }, [isDemo ? badge : null, session, net]);
  return {
    balance,
    stake,
    win,
    message,
    voice,
    session,
    net,
    auto,
    turbo,
    sound,
    tools,
    extras,
    minus,
    plus,
    spin,
    free,
    multiplier,
    meta,
  };
}

export function createHud(options: HudOptions): Hud {
  return new PanelHud(options);
}

class PanelHud implements Hud {
  readonly root: HTMLElement;
  readonly #parts: ReturnType<typeof buildParts>;
  readonly #panel: HTMLElement;
  readonly #translate: Translate;
  /** Until there is somebody behind the buttons. */
  #phase: Phase = "resting";
  #isLowest = false;
  #isHighest = false;
  #isAuto = false;

  constructor(options: HudOptions) {
    const parts = buildParts(options);
    this.#parts = parts;
    this.#translate = options.translate;
    const { tools, balance, win, minus, stake, plus, spin, extras, meta, message } = parts;
    this.#panel = make("section", { class: "hud", "aria-label": options.translate("controls") }, [
      message,
      tools,
      balance.root,
      win.root,
      minus,
      stake.root,
      plus,
      spin,
      extras,
      meta,
    ]);
    const layer = [parts.free, parts.multiplier, this.#panel, parts.voice];
    this.root = make("div", { class: "hud-layer" }, layer);
    this.#takePresses(options.actions.spin);
    this.#refresh();
  }

  get height(): number {
    return this.#panel.getBoundingClientRect().height;
  }

  setPhase(phase: Phase): void {
    this.#phase = phase;
    this.#refresh();
  }

  setBalance(wire: string): void {
    this.#parts.balance.value.textContent = formatMoney(wire);
  }

  setStake(wire: string, edges: { isLowest: boolean; isHighest: boolean }): void {
    this.#parts.stake.value.textContent = formatMoney(wire);
    this.#isLowest = edges.isLowest;
    this.#isHighest = edges.isHighest;
    this.#refresh();
  }

  setWin(wire: string | null): void {
    const { value, root } = this.#parts.win;
    value.textContent = wire === null ? "–" : formatMoney(wire);
    root.classList.toggle("has-win", wire !== null && !/^[0.]+$/.test(wire));
  }

  setMessage(text: string): void {
    this.#parts.message.textContent = text;
  }

  setSound(isMuted: boolean): void {
    const { sound } = this.#parts;
    setIcon(sound, isMuted ? "soundOff" : "soundOn");
    this.#label(sound, isMuted ? "soundOn" : "soundOff");
  }

  setTurbo(isTurbo: boolean): void {
    const { turbo } = this.#parts;
    turbo.classList.toggle("is-on", isTurbo);
    this.#label(turbo, isTurbo ? "turboOff" : "turboOn");
  }

  setAuto(remaining: number | null): void {
    const { auto, spin } = this.#parts;
    this.#isAuto = remaining !== null;
    auto.classList.toggle("is-on", this.#isAuto);
    spin.dataset["count"] = remaining === null ? "" : String(remaining);
    this.#refresh();
  }

  setFree(text: string | null): void {
    this.#parts.free.hidden = text === null;
    this.#parts.free.textContent = text ?? "";
  }

  setMultiplier(multiplier: number | null): void {
    const badge = this.#parts.multiplier;
    const isShown = multiplier !== null && multiplier > 1;
    badge.hidden = !isShown;
    badge.textContent = isShown ? `×${multiplier}` : "";
    if (isShown) restart(badge, "pop");
  }

  setSession(clock: string, netWire: string): void {
    const amount = formatSignedMoney(netWire);
    this.#parts.session.textContent = this.#translate("session", { time: clock });
    this.#parts.net.textContent = this.#translate("netResult", { amount });
  }

  announce(text: string): void {
    this.#parts.voice.textContent = text;
  }

  #takePresses(press: () => void): void {
    const { spin } = this.#parts;
    const touch = createTouch(() => offerOf(this.#phase, this.#isAuto));
    spin.addEventListener("pointerdown", () => touch.begin());
    spin.addEventListener("click", (event) => {
      // A click without a count is a key's, or an aid's.
      if (touch.end(event.detail > 0)) press();
    });
    // A key held down would press again and again, and with Space once more when let go.
    spin.addEventListener("keydown", (event) => {
      if (event.repeat) event.preventDefault();
    });
    spin.addEventListener("keyup", (event) => {
      if (event.code === "Space") event.preventDefault();
    });
  }

  #label(button: HTMLElement, key: TextKey): void {
    button.setAttribute("aria-label", this.#translate(key));
    button.title = this.#translate(key);
  }

  #refresh(): void {
    const { minus, plus, auto, spin } = this.#parts;
    const isIdle = this.#phase === "idle" && !this.#isAuto;
    minus.disabled = !isIdle || this.#isLowest;
    plus.disabled = !isIdle || this.#isHighest;
    auto.disabled = !isIdle && !this.#isAuto;
    // Truly disabled only when the game is over: between rounds a keyboard would lose the focus.
    spin.disabled = this.#phase === "blocked";
    const isResting = offerOf(this.#phase, this.#isAuto) === null;
    spin.setAttribute("aria-disabled", String(isResting));
    this.#label(spin, nameOf(this.#phase, this.#isAuto));
    spin.classList.toggle("is-busy", this.#phase !== "idle");
    setIcon(spin, this.#isAuto ? "stop" : "spin");
  }
}

/** Runs a CSS animation again from its beginning. */
function restart(element: HTMLElement, name: string): void {
  element.classList.remove(name);
  void element.offsetWidth;
  element.classList.add(name);
}
