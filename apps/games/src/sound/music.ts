/** Plays the pieces of a song: each is a loop that fades in and out as the stage tells. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";
import type { Cue } from "../scene/cues.ts";
import { calm, follow, type Mood, mixOf } from "./follow.ts";
import type { Piece, PieceName } from "./music/pieces.ts";

interface Loop {
  readonly buffer: AudioBuffer;
  /** Playing now; null: it is silent and costs nothing. */
  playing: { readonly sources: readonly AudioBufferSourceNode[]; readonly gain: GainNode } | null;
}

export interface Music {
  hear: (cue: Cue) => void;
  setOn: (isOn: boolean) => void;
  /** Steps back for a moment, for an effect that should be heard. */
  duck: () => void;
}

/** Seconds: nobody should hear that something begins. */
const FADE = 0.35;
const FIRST_FADE = 1.6;
const DUCK = 0.45;
const DUCKED = 0.5;
/** Effects are close, music is in the room. */
const VOLUME = 0.55;

interface MusicOptions {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly loadSong: () => Promise<Song | undefined>;
}

export function createMusic({ context, out, loadSong }: MusicOptions): Music {
  const bus = context.createGain();
  bus.gain.value = VOLUME;
  bus.connect(out);
  const loops = new Map<PieceName, Loop>();
  let mood: Mood = calm;
  let isOn = false;
  let isOrdered = false;

  const show = (): void => {
    const { gains, rise } = mixOf(mood, (name) => loops.has(name));
    for (const [name, loop] of loops) {
      const gain = isOn ? gains[name] : 0;
      if (gain > 0) sound(name, loop, gain, name === "cheer" ? rise : 0);
      else silence(loop);
    }
  };
  const sound = (name: PieceName, loop: Loop, gain: number, rise: number): void => {
    const now = context.currentTime;
    const isFirst = loop.playing === null && (name === "main" || name === "ambience");
    loop.playing ??= startLoop(context, bus, loop.buffer, name === "ambience");
    loop.playing.gain.gain.setTargetAtTime(gain, now, (isFirst ? FIRST_FADE : FADE) / 3);
    for (const source of loop.playing.sources) {
      source.playbackRate.setTargetAtTime(2 ** (rise / 12), now, FADE / 3);
    }
  };
  const silence = (loop: Loop): void => {
    if (loop.playing === null) return;
    const { sources, gain } = loop.playing;
    gain.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
    for (const source of sources) source.stop(context.currentTime + 2 * FADE);
    loop.playing = null;
  };
  const order = async (): Promise<void> => {
    const song = await loadSong();
    if (song === undefined) return;
    const worker = new Worker(new URL("./music-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Piece | null>) => {
      if (data === null) return worker.terminate();
      const { name, samples, rate } = data;
      const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate });
      buffer.copyToChannel(samples, 0);
      loops.set(name, { buffer, playing: null });
      show();
    });
    worker.postMessage(song);
  };

  return {
    hear: (cue) => {
      mood = follow(mood, cue);
      show();
    },
    setOn: (wanted) => {
      isOn = wanted;
      // Without the music the game is whole: what cannot be fetched is left out.
      if (isOn && !isOrdered) order().catch(() => (isOrdered = false));
      isOrdered ||= isOn;
      show();
    },
    duck: () => {
      const now = context.currentTime;
      bus.gain.cancelScheduledValues(now);
      bus.gain.setTargetAtTime(VOLUME * DUCKED, now, 0.03);
      bus.gain.setTargetAtTime(VOLUME, now + DUCK, 0.2);
    },
  };
}

/** A place is all around: the same loop from both sides, at two of its moments. */
function startLoop(context: AudioContext, out: AudioNode, buffer: AudioBuffer, isWide: boolean) {
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.connect(out);
  const sources = (isWide ? [-0.8, 0.8] : [0]).map((side, index) => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    if (side === 0) source.connect(gain);
    else {
      const pan = context.createStereoPanner();
      pan.pan.value = side;
      source.connect(pan).connect(gain);
    }
    source.start(context.currentTime, index * 0.5 * buffer.duration);
    return source;
  });
  return { sources, gain };
}
