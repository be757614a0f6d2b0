/** The panel below the reels: real buttons, three amounts, one polite voice. */
import { formatMoney, formatSignedMoney } from "@tucano/i18n/money.ts";
import type { Translate } from "../texts/index.ts";
import { icon, make, setIcon } from "./dom.ts";

export type HudPhase = "idle" | "waiting" | "playing" | "blocked";

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
  setPhase: (phase: HudPhase) => void;
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

function button(area: string, label: string, onClick: () => void, content: Node) {
  const attributes = { type: "button", class: `key ${area}`, "aria-label": label, title: label };
  return make("button", { ...attributes, onClick: () => onClick() }, [content]);
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
  const spin = button("spin", t("spin"), actions.spin, icon("spin"));
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
  const { translate: t } = options;
  const parts = buildParts(options);
  const panel = make("section", { class: "hud", "aria-label": t("menu") }, [
    parts.message,
    parts.tools,
    parts.balance.root,
    parts.win.root,
    parts.minus,
    parts.stake.root,
    parts.plus,
    parts.spin,
    parts.extras,
    parts.meta,
  ]);
  const root = make("div", { class: "hud-layer" }, [
    parts.free,
    parts.multiplier,
    panel,
    parts.voice,
  ]);
  const state = { phase: "idle" as HudPhase, isLowest: false, isHighest: false, auto: false };

  const refresh = (): void => {
    const isIdle = state.phase === "idle" && !state.auto;
    parts.minus.disabled = !isIdle || state.isLowest;
    parts.plus.disabled = !isIdle || state.isHighest;
    parts.auto.disabled = !isIdle && !state.auto;
    parts.spin.disabled = state.phase === "blocked" || (state.phase === "waiting" && !state.auto);
    const name = state.auto ? "stop" : state.phase === "playing" ? "skip" : "spin";
    parts.spin.setAttribute("aria-label", t(name));
    parts.spin.classList.toggle("is-busy", state.phase !== "idle");
    setIcon(parts.spin, state.auto ? "stop" : "spin");
    panel.classList.toggle("is-playing", !isIdle);
  };

  return {
    root,
    get height() {
      return panel.getBoundingClientRect().height;
    },
    setPhase: (phase) => {
      state.phase = phase;
      refresh();
    },
    setBalance: (wire) => {
      parts.balance.value.textContent = formatMoney(wire);
    },
    setStake: (wire, { isLowest, isHighest }) => {
      parts.stake.value.textContent = formatMoney(wire);
      state.isLowest = isLowest;
      state.isHighest = isHighest;
      refresh();
    },
    setWin: (wire) => {
      parts.win.value.textContent = wire === null ? "–" : formatMoney(wire);
      parts.win.root.classList.toggle("has-win", wire !== null && !/^[0.]+$/.test(wire));
    },
    setMessage: (text) => {
      parts.message.textContent = text;
    },
    setSound: (isMuted) => {
      setIcon(parts.sound, isMuted ? "soundOff" : "soundOn");
      parts.sound.setAttribute("aria-label", t(isMuted ? "soundOn" : "soundOff"));
      parts.sound.setAttribute("aria-pressed", String(!isMuted));
    },
    setTurbo: (isTurbo) => {
      parts.turbo.setAttribute("aria-label", t(isTurbo ? "turboOff" : "turboOn"));
      parts.turbo.setAttribute("aria-pressed", String(isTurbo));
    },
    setAuto: (remaining) => {
      state.auto = remaining !== null;
      parts.auto.setAttribute("aria-pressed", String(state.auto));
      parts.spin.dataset["count"] = remaining === null ? "" : String(remaining);
      refresh();
    },
    setFree: (text) => {
      parts.free.hidden = text === null;
      parts.free.textContent = text ?? "";
    },
    setMultiplier: (multiplier) => {
      const isShown = multiplier !== null && multiplier > 1;
      parts.multiplier.hidden = !isShown;
      parts.multiplier.textContent = isShown ? `×${multiplier}` : "";
      if (isShown) restart(parts.multiplier, "pop");
    },
    setSession: (clock, netWire) => {
      parts.session.textContent = t("session", { time: clock });
      parts.net.textContent = t("netResult", { amount: formatSignedMoney(netWire) });
    },
    announce: (text) => {
      parts.voice.textContent = text;
    },
  };
}

/** Runs a CSS animation again from its beginning. */
function restart(element: HTMLElement, name: string): void {
  element.classList.remove(name);
  void element.offsetWidth;
  element.classList.add(name);
}
