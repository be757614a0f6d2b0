/**
 * Sound without files: ZzFX patches rendered into buffers by a worker while the game is looked at,
 * and played in one AudioContext that the first gesture opens: rendering takes a slow phone half a
 * second, which no tap should wait for. Nothing celebrates a round that returned no more than its
 * stake: callers make sure of that.
 */
import { patches, type RenderedSound, type SoundName, type Voice } from "./sound-patches.ts";

export type { Voice } from "./sound-patches.ts";

const VOLUME = 0.5;

/** A mouse may start sound when its button goes down, a finger only when it is lifted. */
const GESTURES = ["pointerdown", "pointerup", "keydown"];

export interface Sound {
  isMuted: boolean;
  /** `step` raises the note along the game's scale. */
  play: (name: SoundName, step?: number) => void;
  /** A rising figure of this many notes. */
  fanfare: (notes: number, name?: SoundName) => void;
  setPaused: (isPaused: boolean) => void;
}

export function createSound(tone: Voice, isMuted: boolean): Sound {
  let context: AudioContext | null = null;
  let isPaused = false;
  const buffers = new Map<SoundName, AudioBuffer>();

  const semitoneOf = (step: number): number => {
    const { scale } = tone;
    const octave = Math.floor(step / scale.length);
    return (scale[step % scale.length] ?? 0) + octave * 12;
  };

  const renderer = new Worker(new URL("./sound-worker.ts", import.meta.url), { type: "module" });
  renderer.addEventListener("message", ({ data }: MessageEvent<RenderedSound | null>) => {
    if (data === null) return renderer.terminate();
    const { name, samples, sampleRate } = data;
    const buffer = new AudioBuffer({ length: Math.max(1, samples.length), sampleRate });
    buffer.copyToChannel(samples, 0);
    buffers.set(name, buffer);
  });
  renderer.postMessage({ root: tone.root, shape: tone.shape });

  const start = (name: SoundName, step: number, delaySeconds: number): void => {
    const buffer = buffers.get(name);
    if (context === null || buffer === undefined || sound.isMuted || isPaused) return;
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = buffer;
    source.playbackRate.value = 2 ** (semitoneOf(step) / 12);
    gain.gain.value = patches[name].volume * VOLUME;
    source.connect(gain).connect(context.destination);
    source.start(context.currentTime + delaySeconds);
  };

  const sound: Sound = {
    isMuted,
    play: (name, step = 0) => start(name, step, 0),
    fanfare: (notes, name = "win") => {
      for (let note = 0; note < notes; note += 1) start(name, note, note * 0.085);
    },
    setPaused: (paused) => {
      isPaused = paused;
      if (context === null) return;
      void (paused ? context.suspend() : context.resume());
    },
  };
  /** Builds the context, or resumes it (iOS suspends it without notice). */
  const unlock = (): void => {
    if (context === null) context = new AudioContext();
    else if (context.state !== "running" && !isPaused) void context.resume();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, unlock, { capture: true });
  document.addEventListener("visibilitychange", () => sound.setPaused(document.hidden));
  return sound;
}
