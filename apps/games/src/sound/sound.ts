/**
 * Sound without files: instruments of our own, struck once for effects and in songs for the music,
 * rendered into buffers by workers and played in one AudioContext that the first gesture opens.
 * Nothing celebrates a round that returned no more than its stake: callers make sure of that.
 */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";
import type { SettingsStore } from "../platform/settings.ts";
import type { Cue } from "../scene/cues.ts";
import { effects, type RenderedSound, type SoundName, type Voice } from "./effects.ts";
import { createMusic, type Music } from "./music.ts";

export type { Voice } from "./effects.ts";

const VOLUME = 0.5;
/** A mouse may start sound when its button goes down, a finger only when it is lifted. */
const GESTURES = ["pointerdown", "pointerup", "keydown"];
/** What the first tap asked for has the processor for itself; the music may come a little later. */
const MUSIC_AFTER_MS = 1_500;
/** Where the browser does not say in this time that its sound runs, it is started all the same. */
const WAKE_LIMIT_MS = 1_500;
/** Effects that the music steps back for. */
const loud: ReadonlySet<SoundName> = new Set(["feature", "boom", "big", "wild", "scatter"]);

/** What the player wants to hear on this device. */
export interface SoundChoice {
  /** Neither of the two. */
  readonly isMuted: boolean;
  readonly hasMusic: boolean;
  readonly hasEffects: boolean;
}

/** Who keeps it silent: the page around it, a browser that shows another page, a replay at rest. */
export type Silencer = "page" | "hidden" | "replay";

export interface Sound {
  readonly choice: SoundChoice;
  /** Kept on this device. */
  choose: (change: Partial<SoundChoice>) => void;
  onChoice: (listener: () => void) => void;
  /** `step` raises the note along the game's scale. */
  play: (name: SoundName, step?: number) => void;
  /** A rising figure of this many notes. */
  fanfare: (notes: number, name?: SoundName) => void;
  /** The music follows the stage. */
  hear: (cue: Cue) => void;
  setPaused: (isPaused: boolean, by: Silencer) => void;
}

export interface SoundOptions {
  readonly voice: Voice;
  readonly settings: SettingsStore;
  readonly loadSong: () => Promise<Song | undefined>;
  /** Whether there is music for those who have not chosen. */
  readonly startsWithMusic: boolean;
}

export function createSound(options: SoundOptions): Sound {
  const { voice, settings } = options;
  const kept = settings.read();
  let choice: SoundChoice = {
    isMuted: kept.isMuted,
    hasEffects: kept.hasEffects,
    hasMusic: kept.hasMusic ?? options.startsWithMusic,
  };
  let context: AudioContext | null = null;
  let out: AudioNode | null = null;
  let music: Music | null = null;
  const silencers = new Set<Silencer>();
  const listeners: (() => void)[] = [];
  const buffers = renderEffects(voice);

  const start = (name: SoundName, step: number, delaySeconds: number): void => {
    const buffer = buffers.get(name);
    if (context === null || out === null || buffer === undefined) return;
    if (choice.isMuted || !choice.hasEffects || silencers.size > 0) return;
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = buffer;
    source.playbackRate.value = 2 ** (semitonesAt(voice.scale, step) / 12);
    gain.gain.value = effects[name].volume * VOLUME;
    source.connect(gain).connect(out);
    source.start(context.currentTime + delaySeconds);
    if (loud.has(name)) music?.duck();
  };
  const wantsMusic = (): boolean => choice.hasMusic && !choice.isMuted;
  const open = (): void => {
    context = new AudioContext();
    out = openOutput(context);
    music = createMusic({ context, out, loadSong: options.loadSong });
    setTimeout(() => music?.setOn(wantsMusic()), MUSIC_AFTER_MS);
  };
  const setPaused = (isPaused: boolean, by: Silencer): void => {
    if (isPaused) silencers.add(by);
    else silencers.delete(by);
    if (context === null) return;
    void (silencers.size > 0 ? context.suspend() : context.resume());
  };
  let isAwaited = false;
  const wake = (): void => {
    isAwake = true;
    if (isAwaited && context === null) open();
  };
  let isAwake = wakeDevices(wake);
  const awaitDevices = (): void => {
    if (!isAwaited) setTimeout(wake, WAKE_LIMIT_MS);
    isAwaited = true;
  };
  /** Builds the context, or resumes it: a telephone call interrupts it without notice. */
  const unlock = (): void => {
    if (!isAwake) awaitDevices();
    else if (context === null) open();
    else if (context.state !== "running" && silencers.size === 0) void context.resume();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, unlock, { capture: true });
  document.addEventListener("visibilitychange", () => setPaused(document.hidden, "hidden"));
  return {
    get choice() {
      return choice;
    },
    choose: (change) => {
      choice = { ...choice, ...change };
      settings.write(change);
      music?.setOn(wantsMusic());
      for (const listener of listeners) listener();
    },
    onChoice: (listener) => void listeners.push(listener),
    play: (name, step = 0) => start(name, step, 0),
    fanfare: (notes, name = "win") => {
      for (let note = 0; note < notes; note += 1) start(name, note, note * 0.085);
    },
    hear: (cue) => music?.hear(cue),
    setPaused,
  };
}

/**
 * A context is built at once only where the browser's sound is running; elsewhere the page stands
 * still until it does, for seconds on a busy machine, in the middle of the first tap. To ask for
 * the devices starts it, too, and waits beside the page. Answers true where there is nothing to
 * ask: pages that are not secure.
 */
function wakeDevices(whenAwake: () => void): boolean {
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (mediaDevices === undefined) return true;
  void mediaDevices.enumerateDevices().then(whenAwake, whenAwake);
  return false;
}

/** Rendering takes a slow phone half a second, which no tap should wait for. */
function renderEffects({ root, shape }: Voice): ReadonlyMap<SoundName, AudioBuffer> {
  const buffers = new Map<SoundName, AudioBuffer>();
  const worker = new Worker(new URL("./effects-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<RenderedSound | null>) => {
    if (data === null) return worker.terminate();
    const { name, samples, sampleRate } = data;
    const buffer = new AudioBuffer({ length: samples.length, sampleRate });
    buffer.copyToChannel(samples, 0);
    buffers.set(name, buffer);
  });
  worker.postMessage({ root, shape });
  return buffers;
}

function semitonesAt(scale: readonly number[], step: number): number {
  const octave = Math.floor(step / scale.length);
  return (scale[step % scale.length] ?? 0) + octave * 12;
}

/** Music and several effects at once stay below full scale. */
function openOutput(context: AudioContext): AudioNode {
  const ceiling = context.createDynamicsCompressor();
  ceiling.threshold.value = -6;
  ceiling.knee.value = 4;
  ceiling.ratio.value = 12;
  ceiling.attack.value = 0.002;
  ceiling.release.value = 0.15;
  ceiling.connect(context.destination);
  return ceiling;
}
