/** Puts one game together: pictures, panel, sound and rules, around what the server opened. */
import type { PageToGame } from "@tucano/contract/game-messages.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { type AutoSheet, createAutoSheet } from "./hud/auto-sheet.ts";
import { createHud, type Hud } from "./hud/hud.ts";
import { createOverlay, type Overlay } from "./hud/overlay.ts";
import { createPanel, type Panel } from "./hud/panel.ts";
import type { Launch } from "./platform/launch.ts";
import type { PageLink } from "./platform/page-link.ts";
import type { GameServer } from "./platform/server.ts";
import type { SettingsStore } from "./platform/settings.ts";
import { type Control, createControl, type Opened } from "./round/control.ts";
import { createMotion, type Motion } from "./scene/motion.ts";
import { watchFrames } from "./scene/power.ts";
import { createScene, type Scene } from "./scene/scene.ts";
import type { SceneImages } from "./scene/scene-options.ts";
import { createShow, type Show } from "./show.ts";
import { createSound, type Sound } from "./sound.ts";
import type { Translate } from "./texts/index.ts";
import type { Theme } from "./themes.ts";

export interface GameOptions {
  host: HTMLElement;
  launch: Launch;
  opened: Opened;
  server: GameServer;
  images: SceneImages;
  theme: Theme;
  link: PageLink;
  settings: SettingsStore;
  translate: Translate;
  isReduced: boolean;
}

export interface Game {
  readonly control: Control;
  readonly show: Show;
  readonly motion: Motion;
  receive: (message: PageToGame) => void;
}

/** What is built one after the other and asks for each other later. */
interface Parts {
  motion: Motion;
  sound: Sound;
  hud: Hud;
  overlay: Overlay;
  scene: Scene;
  show: Show;
  control: Control;
  panel: Panel;
  auto: AutoSheet;
}

const TURBO_SPEED = 2.2;

export async function startGame(options: GameOptions): Promise<Game> {
  const { host, opened, theme, settings, translate } = options;
  host.classList.add(theme.className);
  host.hidden = false;
  const parts = {
    motion: createMotion(options.isReduced),
    sound: createSound(theme, settings.read().isMuted),
  } as Parts;
  parts.overlay = createOverlay(parts.motion, translate);
  parts.hud = buildHud(options, parts);
  host.append(parts.hud.root, parts.overlay.root);
  await buildScene(options, parts);
  parts.show = createShow({
    ...parts,
    scene: () => parts.scene,
    sheet: opened.game,
    translate,
    stake: () => parts.control.stake,
  });
  parts.control = createControl({
    ...options,
    ...parts,
    nowMs: () => performance.now(),
    wait: (timeMs) => new Promise((done) => setTimeout(done, timeMs)),
    makeKey,
    leave: () => leave(options),
  });
  buildPanels(options, parts);
  listen(options, parts);
  runFrames(parts);
  setTurbo(options, parts, opened.market.turbo && settings.read().isTurbo);
  parts.hud.setMessage(translate("ready"));
  const { control, show, motion } = parts;
  return { control, show, motion, receive: (message) => receive(control, message) };
}

async function buildScene(options: GameOptions, parts: Parts): Promise<void> {
  const { host, opened, theme, images } = options;
  const build = (): Promise<Scene> =>
    createScene({
      host,
      sheet: opened.game,
      theme,
      images,
      motion: parts.motion,
      hudHeight: () => parts.hud.height,
      onContextLost: () => void rebuild(),
    });
  const rebuild = async (): Promise<void> => {
    const lost = parts.scene;
    parts.scene = await build();
    lost.destroy();
    parts.show.restore();
  };
  parts.scene = await build();
}

function buildHud(options: GameOptions, parts: Parts): Hud {
  const { opened, translate, settings } = options;
  const hud = createHud({
    translate,
    hasAuto: opened.market.autoplay,
    hasTurbo: opened.market.turbo,
    isDemo: opened.mode === "demo",
    actions: {
      spin: () => parts.control.press(),
      stepStake: (direction) => parts.control.stepStake(direction),
      openMenu: () => parts.panel.open(),
      openAuto: () => parts.auto.open(),
      leave: () => leave(options),
      toggleTurbo: () => setTurbo(options, parts, parts.motion.speed === 1),
      toggleSound: () => {
        parts.sound.isMuted = !parts.sound.isMuted;
        settings.write({ isMuted: parts.sound.isMuted });
        hud.setSound(parts.sound.isMuted);
      },
    },
  });
  hud.setSound(parts.sound.isMuted);
  hud.setWin(null);
  return hud;
}

function setTurbo({ settings }: GameOptions, { motion, hud }: Parts, isTurbo: boolean): void {
  motion.speed = isTurbo ? TURBO_SPEED : 1;
  settings.write({ isTurbo });
  hud.setTurbo(isTurbo);
}

function buildPanels(options: GameOptions, parts: Parts): void {
  const { host, opened, server, translate, link, launch } = options;
  const openPage = (path: string): void => {
    if (link.isFramed) link.send({ type: "open-page", path });
    else window.open(new URL(path, launch.lobby), "_blank", "noopener");
  };
  parts.panel = createPanel({
    sheet: opened.game,
    translate,
    language: launch.language,
    stake: () => parts.control.stake,
    stakes: opened.stakes,
    fairness: opened.fairness,
    nextNonce: (commitment) => {
      const last = parts.control.lastRound;
      return last?.commitment === commitment ? last.nonce + 1 : null;
    },
    lastRoundId: () => parts.control.lastRound?.round_id ?? null,
    picture: (symbol) => parts.scene.atlas.picture(symbol),
    setClientSeed: (seed) => server.setClientSeed(seed),
    rotateSeed: () => server.rotateSeed(),
    history: (page) => server.history(page),
    openPage,
    onClose: () => parts.sound.play("click"),
  });
  parts.auto = createAutoSheet({
    translate,
    stake: () => parts.control.stake,
    onStart: (count, lossLimit, stopsOnFeature) =>
      parts.control.startAuto(count, lossLimit, stopsOnFeature),
  });
  host.append(parts.panel.root, parts.auto.root);
}

function listen({ host }: GameOptions, parts: Parts): void {
  const { sound, control, hud } = parts;
  window.addEventListener("pointerdown", () => sound.unlock());
  window.addEventListener("keydown", (event) => {
    sound.unlock();
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.closest("input, dialog, button:not(.spin)") !== null;
    if (event.code !== "Space" || isTyping || event.repeat) return;
    event.preventDefault();
    control.press();
  });
  host.addEventListener("pointerdown", (event) => {
    if (event.target instanceof HTMLCanvasElement) parts.motion.skip();
  });
  document.addEventListener("visibilitychange", () => sound.setPaused(document.hidden));
  new ResizeObserver(() => parts.scene.resize()).observe(host);
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

/** Between rounds only the air moves: that needs fewer pictures a second, and less battery. */
const IDLE_FRAME_MS = 60;

/** One frame clock for everything; the canvas is drawn after everything has moved. */
function runFrames(parts: Parts): void {
  let last = performance.now();
  const watch = watchFrames(() => parts.scene.reduceQuality());
  const frame = (now: number): void => {
    requestAnimationFrame(frame);
    const delta = now - last;
    const isLively = parts.motion.isBusy || parts.scene.isLively;
    if (!isLively && delta < IDLE_FRAME_MS) return;
    last = now;
    parts.motion.tick(delta);
    parts.scene.render();
    if (isLively) watch(delta);
  };
  requestAnimationFrame(frame);
}

function receive(control: Control, message: PageToGame): void {
  if (message.type === "balance-changed") control.changeBalance(message.balance);
  else control.setPaused(message.type === "pause");
}

function leave({ link, launch }: GameOptions): void {
  if (link.isFramed) link.send({ type: "close" });
  else window.location.assign(launch.lobby);
}

/** A version 4 UUID, also where randomUUID is missing (plain http on a local network). */
function makeKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, "0");
  }).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
