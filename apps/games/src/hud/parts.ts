/** The elements of the player's panel. */
import type { Translate } from "../shell/texts.ts";
import { icon, make } from "./dom.ts";

export interface HudActions {
  press: () => void;
  stepStake: (direction: -1 | 1) => void;
  openStakes: () => void;
  openMenu: () => void;
  toggleTurbo: () => void;
  openAuto: () => void;
  toggleFree: () => void;
}

export interface HudOptions {
  translate: Translate;
  actions: HudActions;
  /** A round key with an arrow, or a wide one with words. */
  button: "spin" | "bar";
  hasAuto: boolean;
  hasTurbo: boolean;
  isDemo: boolean;
  onBalance: (wire: string) => void;
  /** Makes the key of the sound one. */
  bindSound: (key: HTMLElement) => void;
  /** What a recorded round has instead of all other keys but the one for sound. */
  replayKeys: HTMLElement | null;
}

function readout(label: string, area: string) {
  const value = make("output", { class: "readout-value" });
  const root = make("div", { class: `readout ${area}` }, [
    make("span", { class: "readout-label", text: label }),
    value,
  ]);
  return { root, value };
}

/** The stake is a button too: it opens the list of all that may be staked. */
function stakeReadout(label: string, onClick: () => void) {
  const value = make("output", { class: "readout-value" });
  const root = make("button", { type: "button", class: "readout stake", onClick }, [
    make("span", { class: "readout-label", text: label }),
    value,
  ]);
  return { root, value };
}

/** Rounds that the house pays for: what there is, and a button to take them up or lay them down. */
function freeRoundsBar(onClick: () => void) {
  const text = make("span", { "aria-live": "polite" });
  const act = make("button", { type: "button", onClick });
  const root = make("div", { class: "free-rounds", hidden: true }, [text, act]);
  return { root, text, act };
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

export function buildParts(options: HudOptions) {
  const { translate: t, actions, hasAuto, hasTurbo, isDemo } = options;
  const balance = readout(t("balance"), "balance");
  const stake = stakeReadout(t("stake"), actions.openStakes);
  const win = readout(t("win"), "win");
  const message = make("p", { class: "message" });
  const voice = make("p", { class: "voice", "aria-live": "polite", role: "status" });
  const session = make("span");
  const net = make("span");
  const auto = button("auto", t("auto"), actions.openAuto, icon("auto"));
  const turbo = button("turbo", t("turboOn"), actions.toggleTurbo, icon("turbo"));
  const sound = key("sound", t("soundOff"), icon("soundOn"));
  options.bindSound(sound);
  const tools = make("div", { class: "tools" }, [
    button("menu", t("menu"), actions.openMenu, icon("menu")),
    sound,
  ]);
  const extras = make("div", { class: "extras" }, [hasAuto ? auto : null, hasTurbo ? turbo : null]);
  const minus = button("minus", t("stakeLower"), () => actions.stepStake(-1), icon("minus"));
  const plus = button("plus", t("stakeHigher"), () => actions.stepStake(1), icon("plus"));
  const main =
    options.button === "spin"
      ? key("spin", t("spin"), icon("spin"))
      : make("button", { type: "button", class: "bar-main", "data-main": true });
  const controls = make("div", { class: "controls", hidden: true });
  const free = make("div", { class: "free", hidden: true });
  const freeRounds = freeRoundsBar(actions.toggleFree);
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
    main,
    controls,
    free,
    freeRounds,
    multiplier,
    meta,
  };
}

export type HudParts = ReturnType<typeof buildParts>;
