/** Puts one game together: panel, sheets, sound and rounds, around what the server opened. */
import type { PageToGame } from "@tucano/contract/studios/game-messages.ts";
import { formatWire, fromWire } from "@tucano/contract/money.ts";
import { createPlainBackdrop } from "../celebration/backdrop.ts";
import { createCelebrations } from "../celebration/celebrations.ts";
import { noFilm, openFilm } from "../celebration/film.ts";
import { createAutoSheet } from "../hud/auto-sheet.ts";
import { make } from "../hud/dom.ts";
import { createHud, type Hud } from "../hud/hud.ts";
import { createOverlay } from "../hud/overlay.ts";
import { createPanel } from "../hud/panel.ts";
import { createReplayKeys, type ReplayKeys } from "../hud/replay-keys.ts";
import { bindSoundKey } from "../hud/sound-keys.ts";
import { createStakeSheet } from "../hud/stake-sheet.ts";
import { stakeOfRecord, unitOfRecord } from "../replay/recorded-server.ts";
import { createControl } from "../round/control.ts";
import type { Control, ControlOptions } from "../round/desk.ts";
import { createReplayControl } from "../round/replay-control.ts";
import { createSteppedControl } from "../round/stepped-control.ts";
import { isTurboFelt, TURBO_SPEED } from "../round/turbo.ts";
import { createCues, type Cues } from "../scene/cues.ts";
import { createMotion, type Motion } from "../scene/motion.ts";
import { createSound } from "../sound/sound.ts";
import { showFinalWin } from "./final-win.ts";
import { makeKey } from "./make-key.ts";
import type { Parts, StartOptions } from "./parts.ts";
import { toGameSheet } from "./sheets.ts";
import type { CelebrationLook } from "./stage.ts";
import { toolsFor } from "./tools.ts";

export interface Game {
  readonly control: Control;
  readonly motion: Motion;
  readonly cues: Cues;
  receive: (message: PageToGame) => void;
}

const plainCelebration: CelebrationLook = {
  shower: "sparks",
  cover: "lights",
  colours: { dark: 0x0a1c2c, light: 0xffb52e, rim: 0xfff0c0 },
};

export async function startGame(options: StartOptions): Promise<Game> {
  const { page, module, opened, settings, translate } = options;
  page.classList.add(module.look.className, `layout-${module.look.layout}`);
  page.hidden = false;
  page.classList.toggle("is-replay", options.recorded !== null);
  const host = make("div", { class: "stage" });
  const parts = {} as Parts;
  parts.host = host;
  parts.motion = createMotion(options.isReduced);
  parts.cues = createCues();
  parts.sound = createSound({
    voice: module.look.voice,
    settings,
    loadSong: async () => module.loadSong?.(),
    // Where the market asks for calm, music waits to be asked for as well.
    startsWithMusic: opened.market.turbo,
  });
  parts.cues.listen(parts.sound.hear);
  parts.overlay = createOverlay(translate);
  const isReplay = options.recorded !== null;
  parts.replay = isReplay ? { keys: buildReplayKeys(options, parts), control: null } : null;
  parts.hud = buildHud(options, parts);
  page.append(host, parts.hud.root, parts.overlay.root);
  parts.stage = await module.createStage(toolsFor(options, parts));
  buildCelebrations(options, parts);
  parts.hud.setControls(parts.stage.controls ?? null, parts.stage.hidesStake ?? false);
  parts.control = takeControl(options, parts);
  parts.stage.mount(host);
  listen(options, parts);
  runFrames(parts);
  if (options.recorded === null) {
    buildSheets(options, parts);
    setTurbo(options, parts, mayTurbo(options) && settings.read().isTurbo);
  }
  if (module.look.layout === "over") parts.hud.setMessage(readyText(options));
  const { control, motion, cues } = parts;
  return { control, motion, cues, receive: (message) => receive(control, message) };
}

/** Between the board and the panel's sheets: what flies, and the letters before it. */
function buildCelebrations({ page, module, translate }: StartOptions, parts: Parts): void {
  const { host, motion, overlay, stage } = parts;
  const { shower, cover, colours } = module.look.celebration ?? plainCelebration;
  const plain = createPlainBackdrop(host, page);
  const film = motion.isReduced ? noFilm() : openFilm(cover, colours);
  parts.celebrations = createCelebrations({
    ...parts,
    film,
    shower,
    backdrop: () => stage.backdrop ?? plain.backdrop,
    word: translate,
  });
  overlay.lay(plain.root, film.canvas, parts.celebrations.root);
}

/** A quiet line in the bar, until the first round has something to say. */
function readyText({ opened, translate }: StartOptions): string {
  return translate(opened.jackpots === undefined ? "ready" : "readyJackpots");
}

function takeControl(options: StartOptions, parts: Parts): Control {
  const controlOptions: ControlOptions = {
    ...options,
    ...parts,
    players: { finalWin: (event) => showFinalWin(options, parts, event), ...parts.stage.players },
    nowMs: () => performance.now(),
    wait: (timeMs) => new Promise((done) => setTimeout(done, timeMs)),
    makeKey,
    leave: () => leave(options),
  };
  const { recorded } = options;
  if (recorded !== null && parts.replay !== null) {
    const { setState: onState } = parts.replay.keys;
    const control = createReplayControl(controlOptions, {
      round: recorded,
      unit: fromWire(unitOfRecord(recorded)),
      staked: stakeOfRecord(recorded),
      onState,
    });
    parts.replay.control = control;
    return control;
  }
  const { shape } = toGameSheet(options.opened.game);
  return shape === "steps" ? createSteppedControl(controlOptions) : createControl(controlOptions);
}

/** The keys are in the panel before there is anything that they could move. */
function buildReplayKeys({ translate, launch }: StartOptions, parts: Parts): ReplayKeys {
  return createReplayKeys({
    translate,
    language: launch.language,
    toggle: () => parts.replay?.control?.toggle(),
    again: () => parts.replay?.control?.again(),
    setSpeed: (speed) => parts.replay?.control?.setSpeed(speed),
  });
}

function buildHud(options: StartOptions, parts: Parts): Hud {
  const { opened, translate, module, link } = options;
  const { market } = opened;
  const hud = createHud({
    translate,
    button: module.look.button,
    hasAuto: market.autoplay && toGameSheet(opened.game).shape === "instant",
    hasTurbo: mayTurbo(options),
    isDemo: opened.mode === "demo",
    replayKeys: parts.replay?.keys.root ?? null,
    bindSound: (key) => bindSoundKey(key, parts.sound, translate),
    onBalance: (balance) => link.send({ type: "balance", balance }),
    actions: {
      press: () => parts.control.press(),
      stepStake: (direction) => parts.control.stepStake(direction),
      openStakes: () => parts.stakes.open(),
      openMenu: () => parts.panel.open(),
      openAuto: () => parts.auto.open(),
      toggleFree: () => parts.control.toggleFree(),
      toggleTurbo: () => setTurbo(options, parts, parts.motion.speed === 1),
    },
  });
  hud.setWin(null);
  return hud;
}

const mayTurbo = ({ opened: { market } }: StartOptions): boolean =>
  market.turbo && isTurboFelt(market.min_round_ms);

function setTurbo({ settings }: StartOptions, { motion, hud }: Parts, isTurbo: boolean): void {
  motion.speed = isTurbo ? TURBO_SPEED : 1;
  settings.write({ isTurbo });
  hud.setTurbo(isTurbo);
}

function buildSheets(options: StartOptions, parts: Parts): void {
  const { page, opened, server, translate, link, launch } = options;
  const openPage = (path: string): void => {
    if (link.isFramed) link.send({ type: "open-page", path });
    else window.open(new URL(path, launch.lobby), "_blank", "noopener");
  };
  parts.panel = createPanel({
    sound: parts.sound,
    sheet: toGameSheet(opened.game),
    stage: parts.stage,
    translate,
    language: launch.language,
    stakes: opened.stakes,
    jackpots: opened.jackpots,
    fairness: opened.fairness,
    nextNonce: (commitment) => {
      const last = parts.control.lastRound;
      return last?.commitment === commitment ? last.nonce + 1 : null;
    },
    lastRoundId: () => parts.control.lastRound?.round_id ?? null,
    setClientSeed: (seed) => server.setClientSeed(seed),
    rotateSeed: () => server.rotateSeed(),
    history: (number) => server.history(number),
    openPage,
    onClose: () => parts.sound.play("click"),
  });
  parts.auto = createAutoSheet({
    translate,
    stake: () => parts.control.stake,
    hasFeature: parts.stage.hasFeature !== undefined,
    movesStake: toGameSheet(opened.game).game_type === "arcade",
    onStart: (wish) => parts.control.startAuto(wish),
  });
  parts.stakes = createStakeSheet({
    translate,
    units: opened.stakes.map(fromWire),
    unit: () => parts.control.unit,
    onChoose: (unit) => parts.control.chooseUnit(unit),
  });
  page.append(parts.panel.root, parts.auto.root, parts.stakes.root);
}

function listen({ page }: StartOptions, parts: Parts): void {
  const { control, hud } = parts;
  window.addEventListener("keydown", (event) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.closest("input, dialog, button:not(.spin, .bar-main)") !== null;
    if (event.code !== "Space" || isTyping || event.repeat) return;
    event.preventDefault();
    control.press();
  });
  parts.host.addEventListener("pointerdown", () => {
    if (control.phase === "playing") parts.motion.skip();
  });
  new ResizeObserver(() => parts.stage.resize?.()).observe(page);
  const started = performance.now();
  const tell = (): void => {
    const seconds = Math.floor((performance.now() - started) / 1000);
    hud.setSession(clockOf(seconds), formatWire(control.net));
  };
  tell();
  setInterval(tell, 1000);
}

function clockOf(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Between rounds only the air moves: that needs fewer frames a second, and less battery. */
const IDLE_FRAME_MS = 60;
/** It takes a quarter of a slow machine at most: what somebody taps comes first. */
const IDLE_SHARE = 4;

/** One frame clock for everything; the stage is drawn after everything has moved. */
function runFrames({ motion, stage }: Parts): void {
  let last = performance.now();
  /** How long the last picture kept the machine: until the frame after it. */
  let tookMs: number | null = null;
  const frame = (now: number): void => {
    requestAnimationFrame(frame);
    const delta = now - last;
    tookMs ??= delta;
    const isLively = motion.isBusy || (stage.isLively?.() ?? false);
    if (!isLively && delta < Math.max(IDLE_FRAME_MS, tookMs * IDLE_SHARE)) return;
    last = now;
    tookMs = null;
    motion.tick(delta);
    stage.frame?.(delta, isLively);
  };
  requestAnimationFrame(frame);
}

function receive(control: Control, message: PageToGame): void {
  if (message.type === "balance-changed") control.changeBalance(message.balance);
  else control.setPaused(message.type === "pause");
}

function leave({ link, launch }: StartOptions): void {
  if (link.isFramed) link.send({ type: "close" });
  else window.location.assign(launch.lobby);
}
